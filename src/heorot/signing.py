"""Signatures of halls: Ed25519 over records that have ended, and over what was fixed before anybody revealed a salt.

Only this module knows the arithmetic, and loads it when it is needed: records verify without it, as unsigned ones.
"""

from __future__ import annotations

import hmac
from typing import Literal

What = Literal["receipt", "record"]
KEY_BYTES = 32


def message(what: What, text: str) -> bytes:
    """Return what is signed: a line that says what it is, so that one signature never serves for another thing, and the text."""
    return f"heorot-2 {what}\n{text}".encode()


class HallKey:
    """A hall's key: thirty-two secret bytes, and what everybody may know of them."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self.private = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self.private.public_key().public_bytes_raw().hex()

    def sign(self, what: What, text: str) -> str:
        """Return the signature of a text."""
        return self.private.sign(message(what, text)).hex()

    def sealing(self) -> bytes:
        """Return another key, by which the hall seals what it lets others keep for it."""
        return hmac.digest(self.private.private_bytes_raw(), b"heorot-2 sealing", "sha256")


def is_signed(what: What, text: str, key: str, signature: str) -> bool:
    """Whether a text is signed by a key, both in hexadecimal digits."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message(what, text))
    except (InvalidSignature, ValueError):
        return False
    return True
