"""Those who play without a person: one contract, from random upwards."""
