// Made by `make types` from the hall's OpenAPI. Do not edit: change the Python types and make it again.

export type paths = {
    "/.well-known/heorot.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description By which key this hall signs records, and receipts of what was fixed before salts are revealed: keep it, to check them. */
        get: operations["well_known"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Your program's move. */
        post: operations["bot_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Your program's turns, a line of JSON each, until the game is over; empty lines only say that the hall is there. */
        get: operations["bot_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The games there are. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The examples of a game's rulebook, each with what to try and what comes of it. */
        get: operations["examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lesson of a first game, step by step: each is one move to make. */
        get: operations["lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The components of a game, as the TOML file to start one's own from. */
        get: operations["parts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How to play a game, and its rules clause by clause; in English where the game has none in this language. */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Try moves on a position of your own: nothing is kept, and the same moves bring the same. */
        post: operations["try_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/words/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The words of the program and of a game, as Fluent; what the game says in its own way comes later, and counts. */
        get: operations["words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What there is to know of this hall. */
        get: operations["hall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Find the table of a room code; sitting down there needs the code again. */
        post: operations["find_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who you are. */
        get: operations["me"];
        put?: never;
        /** @description Say your name: the first time the hall gets to know you, later it is another name. */
        post: operations["arrive"];
        /** @description Be forgotten: only names in the logs of tables remain. */
        delete: operations["forget_me"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/carried": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Be on this device who you were on another. */
        post: operations["carried"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/carry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Get a code that makes another device yours. */
        post: operations["carry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Let this device be nobody's; on others you stay who you are. */
        delete: operations["sign_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Your devices, and the programs that may play your seats. */
        get: operations["devices"];
        put?: never;
        post?: never;
        /** @description Sign out all your other devices; whatever they have open is closed. Programs stay. */
        delete: operations["sign_out_others"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Sign out another device of yours, or a program; whatever it has open is closed. */
        delete: operations["sign_out_other"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whom you mute or block. */
        get: operations["shunned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Mute or block somebody, or let all be forgiven. */
        put: operations["shun"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A text as a QR code: a link to be shown to a phone. */
        post: operations["qr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Your tables and those that anybody may join. */
        get: operations["tables"];
        put?: never;
        /** @description Open a table. */
        post: operations["open_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A table as these eyes see it. */
        get: operations["look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/at/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How a finished game stood just before a line of its record was written; after the last line, how it ended. */
        get: operations["at"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Do something at a table. */
        post: operations["do"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the end of a finished game says beside places and points: what brought them, how they grew, the best move, how close it was. */
        get: operations["end"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the best bot would do in your place. */
        get: operations["hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The host that is told whose turn it is: the opener may know it. */
        get: operations["hook"];
        put?: never;
        /** @description Have a group's chat be told whose turn it is (JSON: {"text": …}), or no longer. One message comes at once. */
        post: operations["set_hook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/knock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say on a device that is not known as yours that a seat is: another device of yours is asked, and the table's screen. */
        post: operations["knock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/knocks/{knock}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say whether somebody is who they say. */
        post: operations["answer_knock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Play a finished game on from a line of its record, as one of its seats, against bots; nothing is kept, `since` goes to and fro. */
        post: operations["play_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The record of a finished game; of one that is still played, a seat's own. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Report to whoever runs the hall what somebody said at a table. */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Get a token with which a program may play your seat. */
        post: operations["seat_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What a move would bring, or the clause that refuses it. */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether the hall is well. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the hall counts: for this machine, or by its token. */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        /**
         * Advice
         * @description What a move would bring (its points and why), or by which clause it is refused; or what the best bot would do.
         */
        Advice: {
            /** @default  */
            clause?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "advice";
            /** @default null */
            message?: components["schemas"]["Message"] | null;
            move: string;
            /**
             * @default
             * @enum {string}
             */
            open?: "" | "draw" | "hidden" | "others" | "question";
            /** @default 0 */
            points?: number | components["schemas"]["Figure"] | null;
            /** @default [] */
            says?: components["schemas"]["Saying"][];
        };
        /**
         * Answer
         * @description Answer what another seat asks.
         */
        Answer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "answer";
            key: string;
            seat: number;
            yes: boolean;
        };
        /**
         * Answered
         * @description A seat answers what was asked; a no ends the matter.
         */
        Answered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "answered";
            seat: number;
            yes: boolean;
        };
        /**
         * Answering
         * @description Whether it is so.
         */
        Answering: {
            yes: boolean;
        };
        /**
         * AskInfo
         * @description A thing on the table that can be asked about: the clause that tells more, and the figures that are said of it.
         */
        AskInfo: {
            clause: string;
            figures: {
                [key: string]: number | string;
            };
            /** @default  */
            said?: string;
        };
        /**
         * Asked
         * @description A seat asks all others: to take back (to before `line`), to end unscored, to pause; or something that is about another seat.
         */
        Asked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "asked";
            /** @default 0 */
            line?: number;
            /** @default -1 */
            of?: number;
            seat: number;
            /** @enum {string} */
            what: "claim" | "end" | "hand-on" | "pause" | "stand-in" | "undo";
        };
        /**
         * Attempt
         * @description Moves to try one after the other: the points they bring together, or the clause that refuses the last.
         */
        Attempt: {
            /** @default  */
            clause?: string;
            moves: string[];
            /** @default 0 */
            points?: number;
        };
        /**
         * Began
         * @description The record was opened: the salts are known.
         */
        Began: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "began";
        };
        /**
         * Begins
         * @description Which seat begins was chosen (none: it is drawn): these are the options now, with the commitment to them and to the secret.
         */
        Begins: {
            commitment: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "begins";
            options: {
                [key: string]: unknown;
            };
            seat: number | null;
        };
        /**
         * BellumMagicaCardView
         * @description A castle, a goblin or a creature: six lines on each side, a letter for every symbol, `-` for none (see the parts file).
         */
        BellumMagicaCardView: {
            bonus: string;
            group: string;
            id: string;
            left: string[];
            magic_shield: number;
            right: string[];
            shield: number;
            source: string;
        };
        /**
         * BellumMagicaChestView
         * @description A chest in a row: its value if the onlooker knows it, and the seats that do; `named`: a thief has named it.
         */
        BellumMagicaChestView: {
            kind: string;
            known: number[];
            named: boolean;
            value: number | null;
        };
        /**
         * BellumMagicaCreatureView
         * @description A creature in a horde, with the six lines of the side it is on.
         */
        BellumMagicaCreatureView: {
            group: string;
            id: string;
            lines: string[];
            side: string;
            source: string;
        };
        /**
         * BellumMagicaHireView
         * @description A creature face up: what each side of it brings per day on average; the ways to pay.
         */
        BellumMagicaHireView: {
            card: components["schemas"]["BellumMagicaCardView"];
            costs: {
                [key: string]: number;
            }[];
            deck: string;
            mean_left: {
                [key: string]: number;
            };
            mean_right: {
                [key: string]: number;
            };
        };
        /**
         * BellumMagicaLineView
         * @description A lord's line: what it adds up to, and what a day with it would bring as things lie now.
         *
         *         `scouts`: the chest its maps would bring ("iron", "wood" in a tie or where no iron one is left, or nothing). `best`: the attack that
         *         brings most, or nothing.
         *         `worth`: all this in hundredths of a point (see the help, MA-D1); `better`: more than the active line's.
         */
        BellumMagicaLineView: {
            best: string | null;
            better: boolean;
            face: number;
            food: number;
            glyphs: number;
            magic: number;
            maps: number;
            scouts: string | null;
            swords: number;
            thieves: number;
            worth: number;
        };
        /**
         * BellumMagicaPlaceView
         * @description A place: farm, village, town or the tavern; `loot` says how many of food, glyph, barrel, wood, iron, gold.
         */
        BellumMagicaPlaceView: {
            id: string;
            kind: string;
            loot: {
                [key: string]: number;
            };
            magic_shield: number;
            shield: number;
            source: string;
        };
        /**
         * BellumMagicaRowView
         * @description The row of a seat's chests, in order of arrival: what those the onlooker knows are worth, and all at least, at most, on average.
         */
        BellumMagicaRowView: {
            chests: components["schemas"]["BellumMagicaChestView"][];
            known: number;
            least: number;
            mean: number;
            most: number;
            seat: number;
        };
        /** @description One thing to be said of a move of Bellum Magica. */
        BellumMagicaSaying: {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-captained" | "note-sealed" | "note-paid-barrel" | "note-cast" | "note-held" | "note-let-be" | "note-no-chest" | "note-ten-chests" | "note-below-ten" | "note-stayed" | "note-no-shield" | "note-rested" | "note-last-day" | "note-ended" | "note-ended-quiet";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                castle: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-castle-dealt" | "note-castle-chosen";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                creature: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-goblin-dealt" | "note-revealed";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                creature: string;
                other: string;
                other_side: string;
                seat: number;
                side: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-placed";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                place: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-revealed-place";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                day: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-dawned";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                day: number;
                seat: number;
                spells: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-dawned-spells";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                face: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-rolled";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                food: number;
                glyphs: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-gathered";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                food: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-no-food";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                maps: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-scouted" | "note-scouted-tie";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drew";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drawn";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                barrels: number;
                food: number;
                glyphs: number;
                gold: number;
                iron: number;
                place: string;
                seat: number;
                wood: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-took";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                place: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-took-nothing";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                barrels: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-lost-barrels";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                castle: string;
                chests: number;
                other: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-raided" | "note-raided-up-to";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                kind: string;
                number: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-named";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                gold: number;
                iron: number;
                seat: number;
                wood: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-robbed" | "note-robbed-bare";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                chests: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-left-rest";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-saw";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                bonus: string;
                creature: string;
                food: number;
                glyphs: number;
                seat: number;
                side: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-hired";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                days: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-night";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                chests: number;
                gold: string;
                iron: string;
                points: number;
                seat: number;
                wood: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-counted";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                creature: string;
                food: number;
                glyphs: number;
                maps: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-income-left";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                creature: string;
                magic: number;
                seat: number;
                swords: number;
                thieves: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-income-right";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                creature: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-income-none";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                faces: string[];
                seat: number;
                target: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-reach";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                count: number;
                faces: string[];
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-chances";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-chances-none";
            /** @enum {string} */
            part: "reason";
            points: number;
        };
        /**
         * BellumMagicaSeatView
         * @description A lord: castle, store, tokens, horde, lines and targets; all of it public. `goblins`: dealt, not placed yet.
         *
         *         `shield` and `magic_shield`: printed and tokens together. `helped`: how many of the six faces are better than the active one.
         */
        BellumMagicaSeatView: {
            barrels: number;
            castle: components["schemas"]["BellumMagicaCardView"] | null;
            chests: {
                [key: string]: number;
            };
            creatures: components["schemas"]["BellumMagicaCreatureView"][];
            food: number;
            glyphs: number;
            goblins: components["schemas"]["BellumMagicaCardView"][];
            helped: number;
            lines: components["schemas"]["BellumMagicaLineView"][];
            magic_shield: number;
            magic_tokens: number;
            points: number;
            seat: number;
            shield: number;
            shield_tokens: number;
            spells: number;
            spent_spells: number;
            targets: components["schemas"]["BellumMagicaTargetView"][];
        };
        /**
         * BellumMagicaTargetView
         * @description A place or another lord's castle as a target of a lord: what his active line lacks, and the faces with which he could attack it.
         *
         *         `thief`: no thief on the active line, against a castle; `empty`: a castle without chests.
         */
        BellumMagicaTargetView: {
            castle: boolean;
            empty: boolean;
            faces: number[];
            id: string;
            magic: number;
            swords: number;
            thief: boolean;
        };
        /**
         * BellumMagicaView
         * @description All that is shown of a seen state.
         *
         *         `ribbon`: which of the six steps of the day it is, -1 before the first day. `castles`: those nobody has, while they are chosen.
         *         `sealed`: by seat "?" for a choice one may not see, "left right" for one's own, nothing if there is none. `unseen`: by kind and value
         *         the chests that the onlooker has not seen, in stacks and in rows. `bearers`: how many chests can be stolen in the raid on `victim`.
         *         `last`: why this is the last day as things stand, "chests" or "quiet", or nothing. `held`: a spell keeps all but the captain from
         *         rerolling today. `supply`: the food and shields left, where they can run out.
         */
        BellumMagicaView: {
            actor: number;
            actors: number[];
            bearers: number;
            captain: number | null;
            castles: components["schemas"]["BellumMagicaCardView"][];
            day: number;
            decks: {
                [key: string]: number;
            };
            face: number;
            held: boolean;
            hires: (components["schemas"]["BellumMagicaHireView"] | null)[];
            kingdom: {
                [key: string]: number;
            };
            last: string;
            options: {
                [key: string]: boolean | number | string;
            };
            places: components["schemas"]["BellumMagicaPlaceView"][];
            quiet: number;
            ribbon: number;
            rows: components["schemas"]["BellumMagicaRowView"][];
            sealed: (string | null)[];
            seat: number;
            seats: components["schemas"]["BellumMagicaSeatView"][];
            stacks: {
                [key: string]: number;
            };
            step: string;
            supply: {
                [key: string]: number;
            } | null;
            taken: string[];
            tavern: components["schemas"]["BellumMagicaPlaceView"];
            unseen: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            victim: number | null;
        };
        /**
         * BeowulfLegendEpisodeView
         * @description An episode of the track: its kind ("risk", "turn-order", "auction" …), what fits, its icons (or choices, prize, reward).
         *
         *         `name` is shown where the words have none for `id`; `give`: what an opportunity asks for; `skipped`: not in this game; `ours`: what is
         *         reconstructed of an episode that is partly from the rulebook ("place", "icon-5" …).
         */
        BeowulfLegendEpisodeView: {
            give: string[];
            icons: string[];
            id: string;
            kind: string;
            name: string;
            number: number;
            ours: string[];
            skipped: boolean;
            source: string;
            symbols: string[];
        };
        /**
         * BeowulfLegendFigureView
         * @description A worth that is not sure: between two numbers, with a mean where one is known (core/preview.py, Figure).
         */
        BeowulfLegendFigureView: {
            high: number;
            low: number;
            mean?: number;
        };
        /**
         * BeowulfLegendIconView
         * @description An icon of the current episode. `open`: within the players' number, or a choice; `gives`: its token has not run out.
         *
         *         `worth`: what it would bring who looks, as things stand: a number where that is sure; None for onlookers.
         */
        BeowulfLegendIconView: {
            gives: boolean;
            icon: string;
            open: boolean;
            taker: number | null;
            worth: number | components["schemas"]["BeowulfLegendFigureView"] | null;
        };
        /**
         * BeowulfLegendOddsView
         * @description How likely a risk brings at least one fitting card: with two cards, and with five; and the cards it may bring, with their number.
         */
        BeowulfLegendOddsView: {
            bad: {
                [key: string]: number;
            };
            cards: number;
            daring: number;
            good: {
                [key: string]: number;
            };
            risk: number;
        };
        /** @description One thing to be said of a move of Beowulf: The Legend. */
        BeowulfLegendSaying: {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-started" | "note-last-episode" | "note-new-start" | "note-passed" | "note-failed" | "note-laid" | "note-sealed" | "note-last-in" | "note-bid-out" | "note-persisted" | "note-ended" | "note-forecast-enough";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                episode: string;
                number: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-episode";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drew" | "note-allied";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                card: string;
                kind: string;
                seat: number;
                sign: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drew-card" | "note-revealed";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                token: string;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-allied-with";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                count: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-reshuffled";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                cards: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-risked" | "note-risked-five";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                card: string;
                count: number;
                kind: string;
                seat: number;
                sign: string;
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-kept" | "note-kept-played";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                card: string;
                kind: string;
                seat: number;
                sign: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-gave" | "note-picked" | "note-laid-card" | "note-blessed" | "note-declined";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                token: string;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-gave-token";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                card: string;
                kind: string;
                seat: number;
                sign: string;
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-opened";
            /** @enum {string} */
            part: "showing";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                token: string;
                total: number;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-opened-token";
            /** @enum {string} */
            part: "showing";
            points: number;
        } | {
            args: {
                cards?: components["schemas"]["Message"][];
                count: number;
                seat: number;
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-opened-end";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                count: number;
                seat: number;
                tokens?: components["schemas"]["Message"][];
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-opened-treasure";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                marker: number;
                seat: number;
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-ranked";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                card: string;
                count: number;
                kind: string;
                seat: number;
                sign: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-returned";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                card: string;
                high: number;
                kind: string;
                seat: number;
                sign: string;
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-played";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                marker: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-out";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                high: number;
                kind: string;
                seat: number;
                token: string;
                total: number;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-showed";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
                total: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-won";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                count: number;
                kind: string;
                seat: number;
                token: string;
                value: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-paid";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                card: string;
                number: number;
                seat: number;
                what: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-took" | "note-got" | "note-got-nothing" | "note-shielded";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                count: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-scratched" | "note-wounded" | "note-mended" | "note-forecast-need";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
                what: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-healed";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                allies: number;
                health: string;
                misfortunes: number;
                points: number;
                seat: number;
                tokens: number;
                wounds: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-scored";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
                wounds: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-fallen";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                percent: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-forecast-risk";
            /** @enum {string} */
            part: "deed";
            points: number;
        };
        /**
         * BeowulfLegendSeatView
         * @description A seat. `hand`: all its cards, `?` for those one cannot name; `known`: those of it that everyone knows.
         *
         *         `table`: cards lying before it; `laid`: sealed cards (`?` for another's, where their number is public); `total`: symbols or treasure of
         *         this episode; `need`: how many more it needs to stay in; `owned`: square tokens; `allies`: alliance tokens, `?` for hidden ones;
         *         `famed`: those of them that everyone has seen; `shown`: tokens shown in this episode; `public`: points that everyone can know, as things
         *         stand; `standing`: the same with all that this onlooker knows. Where the sums are secret there is no `public`, and of others no
         *         `standing`, and their `owned` are `?`, but for what they show just now.
         */
        BeowulfLegendSeatView: {
            allies: string[];
            doubles: number;
            famed: string[];
            hand: string[];
            inside: boolean;
            known: string[];
            laid: string[];
            marker: number;
            need: number;
            owned: string[];
            points: number;
            public: number | null;
            scratches: number;
            sealed: boolean;
            seat: number;
            shown: string[];
            standing: number | null;
            table: string[];
            total: number;
            wounds: number;
        };
        /**
         * BeowulfLegendSpecialView
         * @description A special card of the box: its type and symbols, or what its text does ("blessing" …); `used`: whether it is in this game.
         *
         *         `ours`: what is reconstructed of a card that is partly from the rulebook ("players", "number" …).
         */
        BeowulfLegendSpecialView: {
            card: string;
            effect: string;
            ours: string[];
            source: string;
            symbols: number;
            type: string;
            used: boolean;
        };
        /**
         * BeowulfLegendView
         * @description All that is shown of a seen state. `unseen`: cards that the pile may hold, or hidden hands; `owed`: what is still to be given.
         */
        BeowulfLegendView: {
            actor: number;
            allies: {
                [key: string]: number;
            };
            bag: number;
            discards: {
                [key: string]: number;
            };
            episode: number;
            gone: string[];
            icons: components["schemas"]["BeowulfLegendIconView"][];
            left: number;
            odds: components["schemas"]["BeowulfLegendOddsView"] | null;
            options: {
                [key: string]: boolean | number | string;
            };
            owed: string[];
            phase: string;
            pile: number;
            seats: components["schemas"]["BeowulfLegendSeatView"][];
            shelf: string[];
            specials: components["schemas"]["BeowulfLegendSpecialView"][];
            starter: number;
            step: string;
            supply: {
                [key: string]: number;
            };
            track: components["schemas"]["BeowulfLegendEpisodeView"][];
            turn: number;
            turned: string[];
            unseen: {
                [key: string]: number;
            };
        };
        /**
         * BeowulfMovieCellView
         * @description A cell of the board: "open", "gorge" (printed), "tile" or "figure". `value`: as printed; `silenced`: Treachery makes it 0.
         */
        BeowulfMovieCellView: {
            /** @default null */
            ability?: string | null;
            /** @default null */
            act?: number | null;
            /** @default null */
            cash?: number | null;
            cell: string;
            /** @default null */
            figure?: string | null;
            kind: string;
            /** @default null */
            owner?: number | null;
            /** @default false */
            silenced?: boolean;
            /** @default null */
            tile?: string | null;
            /** @default null */
            value?: number | null;
            x: number;
            y: number;
        };
        /** @description One thing to be said of a move of Beowulf: The Movie Board Game. */
        BeowulfMovieSaying: {
            args: {
                cell: string;
                figure: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-placed";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                kind: string;
                seat: number;
                tile: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-laid" | "note-removed" | "note-chose" | "note-silenced-none";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                kind: string;
                other: string;
                "other-kind": string;
                "other-value": string;
                seat: number;
                tile: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-replaced";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                kind: string;
                points: number;
                seat: number;
                tile: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-cashed";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                figure: string;
                kind: string;
                seat: number;
                tile: string;
                to: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-counselled";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                tile: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-kept";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                kind: string;
                other: string;
                "other-kind": string;
                "other-value": string;
                seat: number;
                tile: string;
                to: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-swapped";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
                tiles: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-stuck" | "note-skipped-counsels";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-skipped" | "note-passed" | "note-started" | "note-ended";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drew";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                kind: string;
                seat: number;
                tile: string;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drawn";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                act: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-act-ended";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                act: string;
                seat: number;
                spaces: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-act-unfilled";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                cells: string;
                kind: string;
                seat: number;
                tile: string;
                tiles: number;
                value: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-silenced";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                factor: number;
                figure: string;
                horns: number;
                points: number;
                seat: number;
                sum: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-scored" | "note-scored-horns";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: string;
                cells: string;
                factor: number;
                first: string;
                last: string;
                points: string;
                seat: number;
                silenced: string;
                sum: number;
                terms: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-row" | "note-column";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                act: string;
                seat: number;
                tiles: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-act-began" | "note-last-act-began";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                best: string;
                cell: string;
                figure: string;
                now: string;
                seat: number;
                worst: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-forecast";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                change: string;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-swayed";
            /** @enum {string} */
            part: "reason";
            points: number;
        };
        /**
         * BeowulfMovieSeatView
         * @description A seat: its points, its hand (`?/1` for a hidden tile of act I), Good Counsels that all know of, and its unused figures.
         *
         *         `standing`: what its figures on the board would score if the act ended now.
         */
        BeowulfMovieSeatView: {
            figures: {
                [key: string]: number;
            };
            hand: string[];
            points: number;
            seat: number;
            shown: string[];
            spent: {
                [key: string]: number;
            };
            standing: number;
        };
        /**
         * BeowulfMovieSumView
         * @description What counts on an open space, or for the figure on one: the sums of both parts, Horns, and open spaces beside it.
         *
         *         `now`, `worst` and `best` are points, for Beowulf, Thane, castle and longship in this order: as it lies, and with the open spaces filled
         *         by the lowest or highest tiles that may still come, for all that the onlooker knows. What lies in the onlooker's own hand it plays for
         *         itself: at best for its own figures (and those it might place on an open space), at worst for the others'. Nothing else is counted with:
         *         the bounds hold unless the onlooker plays against itself, or a tile that lies is removed, replaced, swapped, turned down or up, or cut
         *         off by a Gorge.
         */
        BeowulfMovieSumView: {
            best: number[];
            cell: string;
            column: number;
            gaps: number;
            horns: number;
            now: number[];
            row: number;
            worst: number[];
        };
        /**
         * BeowulfMovieView
         * @description All that is shown of a seen state; `unseen`: this act's tiles in the pool and in hidden hands; `last`: whether it is the last act.
         *
         *         `brings`: of each tile that lies, by its space, what it brings every seat as things stand. `sways`: of what the onlooker could play, by
         *         the lines of the moves, by how much it would change what every seat has with what its figures would score now; where it changes nothing
         *         it is not there. `sources`: of each tile that the onlooker sees, and of the `board`, which is not known from the rulebook: how far it is
         *         known ("partly", "reconstructed" …), and if partly, what of it is.
         */
        BeowulfMovieView: {
            act: number;
            actor: number;
            brings: {
                [key: string]: number[];
            };
            cells: components["schemas"]["BeowulfMovieCellView"][];
            chosen: string | null;
            diamonds: {
                [key: string]: number;
            };
            drawn: string | null;
            last: boolean;
            mark: string | null;
            mask: string[];
            options: {
                [key: string]: boolean | number | string;
            };
            pool: number;
            removed: string[];
            seats: components["schemas"]["BeowulfMovieSeatView"][];
            sources: {
                [key: string]: string[];
            };
            starter: number;
            step: string;
            sums: components["schemas"]["BeowulfMovieSumView"][];
            sways: {
                [key: string]: number[];
            };
            turn: number;
            turned: boolean;
            unseen: string[];
        };
        /**
         * Bot
         * @description Let a bot sit here, or with no bot free the seat again.
         */
        Bot: {
            bot: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "bot";
            key: string;
            seat: number;
        };
        /**
         * Botted
         * @description A bot sat down.
         */
        Botted: {
            bot: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "botted";
            name: string;
            seat: number;
        };
        /**
         * Carrying
         * @description A code that makes another device yours: once, until then.
         */
        Carrying: {
            code: string;
            until: number;
        };
        /**
         * ClauseInfo
         * @description A clause of the rules, with the title of its section.
         */
        ClauseInfo: {
            id: string;
            marks: string[];
            section: string;
            text: string;
            title: string;
        };
        /**
         * Clock
         * @description How long a seat may think, in milliseconds: in the whole game, and what each of its moves gives back.
         */
        Clock: {
            bank: number;
            bonus: number;
        };
        /**
         * Closed
         * @description All seats are taken and the game is to begin: every seat that promised a salt now reveals it.
         *
         *         Whoever reveals holds the first line of the record by then, which names every commitment, and the hall's signature of it.
         */
        Closed: {
            /** @default  */
            hall?: string;
            /** @default  */
            header?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "closed";
            /** @default  */
            signature?: string;
        };
        /**
         * Coded
         * @description A code that was typed or came with a link.
         */
        Coded: {
            code: string;
        };
        Command: components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["Bot"] | components["schemas"]["Remove"] | components["schemas"]["Promise"] | components["schemas"]["First"] | components["schemas"]["Start"] | components["schemas"]["Reveal"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Propose"] | components["schemas"]["Nudge"] | components["schemas"]["Answer"] | components["schemas"]["Resume"] | components["schemas"]["Concede"] | components["schemas"]["Leave"] | components["schemas"]["Return"] | components["schemas"]["Say"] | components["schemas"]["Rematch"];
        /**
         * Concede
         * @description Give up.
         */
        Concede: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "concede";
            key: string;
            seat: number;
        };
        /**
         * Conceded
         * @description A seat gave up.
         */
        Conceded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "conceded";
            seat: number;
        };
        /**
         * Device
         * @description A browser in which you are yourself. Where `made` is 0, an older hall did not write it down.
         */
        Device: {
            here: boolean;
            id: string;
            made: number;
            open: number;
            seen: number;
            what: string;
        };
        /**
         * Devices
         * @description All that acts in your name, the last used first.
         */
        Devices: {
            devices: components["schemas"]["Device"][];
            programs: components["schemas"]["Program"][];
        };
        /**
         * Done
         * @description A command was done: the number of the last entry of the log, and for a rematch the new table.
         */
        Done: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "done";
            ok: string;
            seq: number;
            /** @default  */
            table?: string;
        };
        /**
         * EndCell
         * @description What one seat got for one thing, and of how many pieces or times it is the sum (0: it is not counted so).
         */
        EndCell: {
            /** @default 0 */
            count?: number;
            points: number;
        };
        /**
         * EndRow
         * @description One thing that brought points: what it is called (null: as its clause is), its clause, and a cell for every seat.
         */
        EndRow: {
            cells: (components["schemas"]["EndCell"] | null)[];
            clause: string;
            label: components["schemas"]["Message"] | null;
        };
        /**
         * EndTable
         * @description Where the points came from, sorted in one way: the rows of each seat add up to its final points.
         */
        EndTable: {
            rows: components["schemas"]["EndRow"][];
            title: components["schemas"]["Message"];
        };
        /**
         * EndTurn
         * @description A seat's move that was not taken back: what it brought of itself, and what the chart shows of every seat after it.
         */
        EndTurn: {
            gained: number;
            line: number;
            move: string;
            seat: number;
            standing: number[];
        };
        /**
         * Ended
         * @description The game ended: over, conceded or agreed.
         */
        Ended: {
            how: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "ended";
        };
        /**
         * Event
         * @description One thing that happened, with its number in the table's log.
         */
        Event: {
            at: number;
            seq: number;
            what: components["schemas"]["Told"] | components["schemas"]["Sealed"] | components["schemas"]["Undone"] | components["schemas"]["Conceded"] | components["schemas"]["Began"] | components["schemas"]["Ended"] | components["schemas"]["Sat"] | components["schemas"]["Botted"] | components["schemas"]["Stood"] | components["schemas"]["Promised"] | components["schemas"]["Begins"] | components["schemas"]["Closed"] | components["schemas"]["Reopened"] | components["schemas"]["Said"] | components["schemas"]["Asked"] | components["schemas"]["Answered"] | components["schemas"]["Excused"] | components["schemas"]["Nudged"] | components["schemas"]["Handed"] | components["schemas"]["Stoodin"] | components["schemas"]["Returned"] | components["schemas"]["Moved"] | components["schemas"]["Paused"] | components["schemas"]["Resumed"] | components["schemas"]["Rematched"];
        };
        /**
         * Example
         * @description An example of the rulebook: a position, what to try there, and the strengths of tiles as they lie.
         *
         *         The game's words explain it by its id in small letters: `example-vo-x1`, and may name its people: `example-bl-x2-names`.
         */
        Example: {
            clauses: string[];
            id: string;
            position: {
                [key: string]: unknown;
            };
            /** @default {} */
            strengths?: {
                [key: string]: number;
            };
            /** @default false */
            together?: boolean;
            tries: components["schemas"]["Attempt"][];
        };
        /**
         * Excused
         * @description Seats need not be waited for: their people have been away for the whole grace.
         */
        Excused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "excused";
            seats: number[];
        };
        /**
         * Failure
         * @description Why something was not done: nothing has changed.
         */
        Failure: {
            /** @default  */
            clause?: string;
            /** @enum {string} */
            error: "bad-code" | "bad-message" | "bad-name" | "bad-option" | "frozen" | "host" | "illegal" | "internal" | "not-a-move" | "not-found" | "not-now" | "not-yours" | "old-page" | "origin" | "read-only" | "seat-taken" | "slow-down" | "too-big" | "too-many" | "who-are-you";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "failure";
            /** @default  */
            key?: string;
            /** @default null */
            message?: components["schemas"]["Message"] | null;
            sentence: string;
        };
        /**
         * Figure
         * @description What a move brings where that is not sure: between two numbers, with a mean where one is known.
         */
        Figure: {
            high: number;
            low: number;
            /** @default null */
            mean?: number | null;
        };
        /**
         * First
         * @description Say which seat begins the game, or with none that it is drawn.
         */
        First: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "first";
            key: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Found
         * @description A table that was opened or found.
         */
        Found: {
            table: string;
        };
        /**
         * GameEnd
         * @description All that the end of a game says beside places and points; nothing where all agreed to end it unscored.
         */
        GameEnd: {
            began: number[];
            best: components["schemas"]["EndTurn"] | null;
            breakdowns: components["schemas"]["EndTable"][];
            chart: components["schemas"]["Message"] | null;
            close: components["schemas"]["Message"] | null;
            turns: components["schemas"]["EndTurn"][];
        };
        /**
         * GameInfo
         * @description A game, before it is played: its title, what it is about and what to know of its components in one's language, its options.
         *
         *         A preset says how some options are set: `letter` by the letter of the book, `played` as people play it.
         */
        GameInfo: {
            about: string;
            first_option: string;
            game: string;
            lesson: boolean;
            minutes: number;
            note: string;
            options: components["schemas"]["OptionInfo"][];
            players: [
                number,
                number
            ];
            presets: {
                [key: string]: {
                    [key: string]: boolean | number | string;
                };
            };
            title: string;
            version: number;
        };
        /**
         * HallInfo
         * @description This hall: its version, the protocol of its socket, the levels of its bots, and the addresses by which others can reach it.
         */
        HallInfo: {
            levels: string[];
            protocol: number;
            urls: string[];
            version: string;
        };
        /**
         * Handed
         * @description All who remain agreed that an invitation opens a seat to another person.
         */
        Handed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "handed";
            seat: number;
        };
        /**
         * Health
         * @description Whether the hall is well.
         */
        Health: {
            awake: number;
            rules: string;
            version: string;
        };
        /**
         * Hello
         * @description The first message: which table, through whose eyes (none: an onlooker's), and the last number seen (0: tell all; none: nothing).
         */
        Hello: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "hello";
            /** @default null */
            eyes?: number | null;
            protocol: number;
            /** @default null */
            seen?: number | null;
            table: string;
        };
        /**
         * Here
         * @description Which seats' people are connected, and how many look on.
         */
        Here: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "here";
            seats: number[];
            watching: number;
        };
        /**
         * Hint
         * @description Ask what the best bot would do.
         */
        Hint: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "hint";
            seat: number;
        };
        /**
         * HookInfo
         * @description To whom it is told: the host alone, for the whole address is a key. Nothing where it is told nowhere.
         */
        HookInfo: {
            host: string;
        };
        /**
         * Hooking
         * @description Where to tell whose turn it is, and in which language; with no address, nowhere.
         */
        Hooking: {
            /**
             * @default en
             * @enum {string}
             */
            lang?: "en" | "fr" | "ru";
            url: string;
        };
        /**
         * HowTo
         * @description How a game is played, section by section.
         */
        HowTo: {
            sections: components["schemas"]["HowToSection"][];
            title: string;
        };
        /**
         * HowToBlock
         * @description A part of a section: a text in the rules' light markdown, a heading within it, a picture with the sentence it shows, or a table.
         */
        HowToBlock: {
            /** @default [] */
            columns?: string[];
            /** @enum {string} */
            kind: "heading" | "listing" | "picture" | "text";
            /** @default  */
            name?: string;
            /** @default [] */
            rows?: components["schemas"]["HowToCell"][][];
            /** @default  */
            text?: string;
        };
        /**
         * HowToCell
         * @description A place of a table in words, and the piece that it shows, if it shows one; the words are then its name, or only what is drawn.
         */
        HowToCell: {
            /** @default false */
            named?: boolean;
            /** @default  */
            piece?: string;
            text: string;
        };
        /**
         * HowToSection
         * @description A section with its blocks; its id is the same in all languages, so that one can link to it.
         */
        HowToSection: {
            blocks: components["schemas"]["HowToBlock"][];
            id: string;
            title: string;
        };
        Incoming: components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["Bot"] | components["schemas"]["Remove"] | components["schemas"]["Promise"] | components["schemas"]["First"] | components["schemas"]["Start"] | components["schemas"]["Reveal"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Propose"] | components["schemas"]["Nudge"] | components["schemas"]["Answer"] | components["schemas"]["Resume"] | components["schemas"]["Concede"] | components["schemas"]["Leave"] | components["schemas"]["Return"] | components["schemas"]["Say"] | components["schemas"]["Rematch"] | components["schemas"]["Hello"] | components["schemas"]["Look"] | components["schemas"]["Why"] | components["schemas"]["Hint"] | components["schemas"]["Ping"];
        /**
         * Knock
         * @description Somebody who says that a seat is theirs, on a device that the hall does not know as theirs.
         */
        Knock: {
            id: string;
            name: string;
            seat: number;
        };
        /**
         * Knocked
         * @description That you knocked: it waits for an answer.
         */
        Knocked: {
            id: string;
        };
        /**
         * Leave
         * @description Let a bot play on for one's seat.
         */
        Leave: {
            /** @default adept */
            bot?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave";
            key: string;
            seat: number;
        };
        Line: components["schemas"]["Turn"] | components["schemas"]["Over"];
        /**
         * Listing
         * @description A table as a person finds it in the hall.
         */
        Listing: {
            game: string;
            id: string;
            seats: components["schemas"]["SeatInfo"][];
            stage: string;
            touched: number;
            turn: number[];
            waiting: boolean;
            yours: number[];
        };
        /**
         * Look
         * @description See through the eyes of another of one's seats, or of nobody: the curtain.
         */
        Look: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "look";
            /** @default null */
            eyes?: number | null;
        };
        /**
         * Me
         * @description Who you are here.
         */
        Me: {
            id: string;
            name: string;
        };
        /**
         * Message
         * @description Something to be said, by its id in the game's words.
         */
        Message: {
            args: {
                [key: string]: unknown;
            };
            id: string;
        };
        /**
         * Move
         * @description Make a move, in its English notation.
         */
        Move: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "move";
            key: string;
            /** @default 0 */
            line?: number;
            move: string;
            seat: number;
        };
        /**
         * Moved
         * @description Another person plays a seat from now on; or its own person again, to whom it still belongs.
         */
        Moved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "moved";
            name: string;
            person: string;
            seat: number;
        };
        /**
         * Naming
         * @description A name.
         */
        Naming: {
            name: string;
        };
        /**
         * News
         * @description What has happened since the last message, and how it stands now; what is not there has not changed.
         */
        News: {
            /** @default [] */
            events?: components["schemas"]["Event"][];
            game?: components["schemas"]["Position"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "news";
            /** @default  */
            ok?: string;
            seq: number;
            table?: components["schemas"]["TableInfo"];
            you?: components["schemas"]["You"];
        };
        /**
         * Nudge
         * @description Remind another seat that it is its turn.
         */
        Nudge: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "nudge";
            key: string;
            of: number;
            seat: number;
        };
        /**
         * Nudged
         * @description A seat reminds another one that it is its turn.
         */
        Nudged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "nudged";
            of: number;
            seat: number;
        };
        /**
         * Opening
         * @description What somebody wants to play, and with whom: for each seat nobody yet, oneself, a guest at the same device, or a bot.
         */
        Opening: {
            clock?: components["schemas"]["Clock"] | null;
            /** @default null */
            commitment?: string | null;
            game: string;
            /** @default false */
            handover?: boolean;
            /** @default false */
            heard?: boolean;
            /** @default false */
            listed?: boolean;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default  */
            parts?: string;
            players: number;
            /** @default [] */
            seats?: string[];
            /** @default true */
            watched?: boolean;
        };
        /**
         * OptionInfo
         * @description An option of a game: its values, the default and the clause that tells of it.
         */
        OptionInfo: {
            clause: string;
            default: boolean | number | string;
            name: string;
            values: (boolean | number | string)[];
        };
        /**
         * Outcome
         * @description How a game ended; unscored where all agreed to end it.
         */
        Outcome: {
            how: string;
            /** @default null */
            places?: number[] | null;
            points: number[];
            /** @default null */
            why?: components["schemas"]["Message"] | null;
        };
        Outgoing: components["schemas"]["News"] | components["schemas"]["Welcome"] | components["schemas"]["Here"] | components["schemas"]["Advice"] | components["schemas"]["Failure"] | components["schemas"]["Done"] | components["schemas"]["Pong"];
        /**
         * Over
         * @description The last line a program gets: how the game ended.
         */
        Over: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "over";
            outcome: components["schemas"]["Outcome"];
            table: string;
        };
        /**
         * Paused
         * @description The game rests; `spent` is what each seat's clock lost by then.
         */
        Paused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "paused";
            /** @default [] */
            spent?: number[];
        };
        /**
         * Picture
         * @description A text to be shown as a QR code.
         */
        Picture: {
            text: string;
        };
        /**
         * Ping
         * @description Ask whether anybody is there.
         */
        Ping: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "ping";
        };
        /**
         * PlayOn
         * @description From which line of a finished record one plays on, as which seat; what was played since; one's next move, or a move to ask about.
         */
        PlayOn: {
            /** @default null */
            ask?: string | null;
            line: number;
            /** @default null */
            move?: string | null;
            seat: number;
            /** @default  */
            since?: string;
        };
        /**
         * PlayedOn
         * @description What happened since the last answer, move by move, the last with one's legal moves; all that was played, sealed; what was asked.
         */
        PlayedOn: {
            advice: components["schemas"]["Advice"] | null;
            moves: components["schemas"]["Stretch"][];
            since: string;
        };
        /**
         * Playing
         * @description A program's move, in its English notation; the line of its turn, where given, keeps it from moving twice.
         */
        Playing: {
            /** @default 0 */
            line?: number;
            move: string;
        };
        /**
         * Pong
         * @description Somebody is there.
         */
        Pong: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "pong";
            now: number;
        };
        /**
         * Position
         * @description How the game stands. `view` is what everybody sees, `own` replaces those of its fields which these eyes see otherwise.
         */
        Position: {
            actors: number[];
            legal?: {
                [key: string]: number | components["schemas"]["Figure"] | null;
            };
            line: number;
            outcome?: components["schemas"]["Outcome"];
            /** @default {} */
            own?: {
                [key: string]: unknown;
            };
            points: number[];
            /** @default 0 */
            sealed?: number;
            time?: components["schemas"]["Time"];
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Program
         * @description A program that may play a seat of yours.
         */
        Program: {
            id: string;
            made: number;
            open: number;
            seat: number;
            seen: number;
            table: string;
            until: number;
        };
        /**
         * Promise
         * @description Commit to a salt: SHA-256 of its sixteen bytes.
         */
        Promise: {
            commitment: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "promise";
            key: string;
            seat: number;
        };
        /**
         * Promised
         * @description A seat committed to a salt.
         */
        Promised: {
            commitment: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "promised";
            seat: number;
        };
        /**
         * Propose
         * @description Ask all others who remain: to end the game unscored, to pause; to let a bot play for a seat that was nudged in vain; to hand on a
         *         seat for which a bot stands in; to let a seat whose time is up count as given up.
         */
        Propose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "propose";
            key: string;
            /** @default null */
            of?: number | null;
            seat: number;
            /** @enum {string} */
            what: "claim" | "end" | "hand-on" | "pause" | "stand-in";
        };
        /**
         * Question
         * @description What a seat asks all others, and who has not answered yet.
         */
        Question: {
            line: number;
            /** @default null */
            of?: number | null;
            seat: number;
            waiting: number[];
            /** @enum {string} */
            what: "claim" | "end" | "hand-on" | "pause" | "stand-in" | "undo";
        };
        /**
         * Rematch
         * @description Gather the same people at a new table, everyone one seat further; whoever plays against bots alone keeps the seat, and its colour.
         */
        Rematch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "rematch";
            key: string;
        };
        /**
         * Rematched
         * @description The same people gather again elsewhere.
         */
        Rematched: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "rematched";
            table: string;
        };
        /**
         * Remove
         * @description Ask somebody to leave before the game begins; in the game, let a bot play on for one who is away.
         */
        Remove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "remove";
            key: string;
            seat: number;
        };
        /**
         * Reopened
         * @description Not everyone revealed a salt: the table gathers again, and all salts are void.
         */
        Reopened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "reopened";
            /** @default [] */
            void?: components["schemas"]["Void"][];
        };
        /**
         * Reported
         * @description How many lines were kept for whoever runs the hall.
         */
        Reported: {
            lines: number;
        };
        /**
         * Reporting
         * @description Who said what: the numbers of the lines at this table, and why you report them.
         */
        Reporting: {
            lines: number[];
            person: string;
            /** @default  */
            why?: string;
        };
        /**
         * Resume
         * @description Go on after a pause.
         */
        Resume: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "resume";
            key: string;
            seat: number;
        };
        /**
         * Resumed
         * @description The game goes on.
         */
        Resumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "resumed";
            seat: number;
        };
        /**
         * Return
         * @description Play one's seat again, whether a bot stood in or somebody else.
         */
        Return: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "return";
            key: string;
            seat: number;
        };
        /**
         * Returned
         * @description A seat's person plays again.
         */
        Returned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "returned";
            seat: number;
        };
        /**
         * Reveal
         * @description Reveal the promised salt.
         */
        Reveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "reveal";
            key: string;
            salt: string;
            seat: number;
        };
        /**
         * RulesInfo
         * @description The rules of a game: how to play it on one screen (none: it does not say), what they say of it as a whole, and the clauses.
         */
        RulesInfo: {
            asks: {
                [key: string]: components["schemas"]["AskInfo"];
            };
            clauses: components["schemas"]["ClauseInfo"][];
            howto: components["schemas"]["HowTo"] | null;
            intro: string;
            kinds: {
                [key: string]: string;
            };
        };
        /**
         * Said
         * @description Somebody said something; `like` is who at the table has nearly the same name, and is somebody else.
         */
        Said: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "said";
            /** @default  */
            like?: string;
            name: string;
            person: string;
            text: string;
        };
        /**
         * Sat
         * @description A person sat down.
         */
        Sat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "sat";
            name: string;
            person: string;
            seat: number;
        };
        /**
         * Say
         * @description Say something to all at the table.
         */
        Say: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "say";
            key: string;
            text: string;
        };
        /**
         * Saying
         * @description One thing to be said of a move, with its clause, the seat it concerns and its points.
         */
        Saying: {
            args: {
                [key: string]: unknown;
            };
            clause: string;
            id: string;
            /** @enum {string} */
            part: "dealing" | "deed" | "reason" | "showing";
            points: number;
        };
        /**
         * Sealed
         * @description A seat has chosen, or takes it up again, while others still choose.
         */
        Sealed: {
            chosen: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "sealed";
            seat: number;
        };
        /**
         * SeatInfo
         * @description A seat of a table.
         */
        SeatInfo: {
            /** @default  */
            bot?: string;
            /** @default false */
            conceded?: boolean;
            /** @default false */
            freed?: boolean;
            /** @enum {string} */
            kind: "bot" | "open" | "person";
            /** @default  */
            like?: string;
            /** @default  */
            name?: string;
            /** @default 0 */
            nudged?: number;
            /** @default false */
            overdue?: boolean;
            /** @default  */
            person?: string;
            /** @default false */
            promised?: boolean;
            /** @default false */
            revealed?: boolean;
            /** @default  */
            stand_in?: string;
        };
        /**
         * SeatOfMine
         * @description A seat of which you say that it is yours, and the room code.
         */
        SeatOfMine: {
            code: string;
            seat: number;
        };
        /**
         * Shunned
         * @description Somebody whom you do not hear (`mute`), or neither hear nor play with (`block`).
         */
        Shunned: {
            /** @enum {string} */
            how: "block" | "mute";
            name: string;
            person: string;
        };
        /**
         * Sit
         * @description Take a seat, the first free one if none is named; a code is needed where the table is not listed.
         */
        Sit: {
            /** @default  */
            code?: string;
            /** @default null */
            commitment?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            key: string;
            /** @default  */
            name?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Stand
         * @description Leave a seat before the game begins.
         */
        Stand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "stand";
            key: string;
            seat: number;
        };
        /**
         * Start
         * @description Begin the game.
         */
        Start: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "start";
            key: string;
        };
        /**
         * Step
         * @description A step of a lesson: one move to make; where none is named in `accept`, any legal one.
         *
         *         `say` and `done` are the ids of the game's words for what to do and for what came of it. `deals`: what is drawn after the move, and
         *         nothing more (`?`: whatever comes); without it all that the game draws.
         */
        Step: {
            accept: string[];
            clauses: string[];
            /** @default null */
            deals?: string[] | null;
            done: string;
            /** @default [] */
            hints?: string[];
            points: number;
            position: {
                [key: string]: unknown;
            };
            say: string;
            seat: number;
            /** @default false */
            unaided?: boolean;
        };
        /**
         * Stood
         * @description A seat became free: its person left, was asked to leave, or did not reveal the salt.
         */
        Stood: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "stood";
            seat: number;
            /** @enum {string} */
            why: "left" | "removed" | "silent";
        };
        /**
         * Stoodin
         * @description A bot plays on for a seat: its person left, ran out of time, gave up, was away too long, or all others asked for it.
         */
        Stoodin: {
            bot: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "stoodin";
            seat: number;
            /** @default 0 */
            spent?: number;
            /** @enum {string} */
            why: "asked" | "conceded" | "freed" | "left" | "time";
        };
        /**
         * Stretch
         * @description A seat's move and what the dealer did then, as it is told, and how it stood after it.
         */
        Stretch: {
            game: components["schemas"]["Position"];
            told: components["schemas"]["Told"][];
        };
        /**
         * TableInfo
         * @description A table as everybody there may know it.
         */
        TableInfo: {
            /** @default  */
            after?: string;
            /** @default null */
            clock?: components["schemas"]["Clock"] | null;
            commitment: string;
            /** @default false */
            frozen?: boolean;
            game: string;
            /** @default 0 */
            grace?: number;
            /** @default false */
            handover?: boolean;
            /** @default false */
            heard?: boolean;
            id: string;
            /** @default false */
            listed?: boolean;
            opener: string;
            options: {
                [key: string]: boolean | number | string;
            };
            /** @default false */
            own_parts?: boolean;
            /** @default false */
            paused?: boolean;
            players: number;
            /** @default null */
            question?: components["schemas"]["Question"] | null;
            /** @default  */
            rematch?: string;
            rules: number;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {string} */
            stage: "finished" | "gathering" | "playing" | "sealing";
            /** @default true */
            watched?: boolean;
        };
        /**
         * Tables
         * @description Your tables, those that wait for you first, and those that anybody may join.
         */
        Tables: {
            open: components["schemas"]["Listing"][];
            yours: components["schemas"]["Listing"][];
        };
        /**
         * Time
         * @description The clocks: what each seat has left in milliseconds at this time, and whose run.
         */
        Time: {
            left: number[];
            now: number;
            running: number[];
        };
        /**
         * Token
         * @description A program's token for one seat; it is shown once.
         */
        Token: {
            seat: number;
            table: string;
            token: string;
        };
        /**
         * Told
         * @description A move as its reader may know it; the dealer's seat is -1.
         */
        Told: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "move";
            line: number;
            move: string;
            /** @default [] */
            says?: components["schemas"]["Saying"][];
            seat: number;
        };
        /**
         * Tried
         * @description How it stands after the moves, what is told of them and of the dealer's (by the number of the move), and what was asked.
         */
        Tried: {
            advice: components["schemas"]["Advice"] | null;
            game: components["schemas"]["Position"];
            told: components["schemas"]["Told"][];
        };
        /**
         * Trying
         * @description A position, the moves to make there one after the other, whoever is on turn, and a move to ask about then.
         *
         *         `deals`: what the dealer draws, one after the other, `?` for whatever comes, and then nothing more; null: all there is to draw.
         */
        Trying: {
            /** @default null */
            ask?: string | null;
            /** @default null */
            deals?: string[] | null;
            /** @default [] */
            moves?: string[];
            position: {
                [key: string]: unknown;
            };
            /** @default 0 */
            seat?: number;
        };
        /**
         * Turn
         * @description What a program that plays a seat needs to know to move: the position as the seat sees it, and its legal moves.
         */
        Turn: {
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "turn";
            legal: {
                [key: string]: number | components["schemas"]["Figure"] | null;
            };
            line: number;
            position: {
                [key: string]: unknown;
            };
            seat: number;
            table: string;
        };
        /**
         * Undo
         * @description Take back one's last move; where others have acted since, they are asked.
         */
        Undo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "undo";
            key: string;
            seat: number;
        };
        /**
         * Undone
         * @description The game went back to before a line.
         */
        Undone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "undone";
            to: number;
        };
        /**
         * Void
         * @description A seat by which a round of revealing salts was void: its salt did not come, its person left or was asked to leave.
         */
        Void: {
            name: string;
            seat: number;
            /** @enum {string} */
            why: "left" | "removed" | "silent";
        };
        /**
         * VoluspaCellView
         * @description A free cell beside the tiles; `troll`: only a Troll may lie here.
         */
        VoluspaCellView: {
            troll: boolean;
            x: number;
            y: number;
        };
        /** @description One thing to be said of a move of Völuspá. */
        VoluspaSaying: {
            args: {
                cell: [
                    number,
                    number
                ];
                seat: number;
                tile: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-laid";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: [
                    number,
                    number
                ];
                other: string;
                seat: number;
                tile: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-covered" | "note-buried" | "note-exchanged";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                cell: [
                    number,
                    number
                ];
                other: string;
                seat: number;
                tile: string;
                to: [
                    number,
                    number
                ];
            };
            clause: string;
            /** @enum {string} */
            id: "note-threw";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
                tile: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-caught" | "note-discarded" | "note-opened";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                other: string;
                seat: number;
                tile: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-caught-dragon";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                first: [
                    number,
                    number
                ];
                last: [
                    number,
                    number
                ];
                other?: string;
                points: number;
                power: number;
                seat: number;
                tiles: number;
                way: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-row-highest" | "note-row-pack" | "note-row-bookend" | "note-row-tied" | "note-row-weaker" | "note-row-powerless" | "note-row-held";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                first: [
                    number,
                    number
                ];
                last: [
                    number,
                    number
                ];
                points: number;
                power: number;
                seat: number;
                tiles: number;
                way: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-row-line" | "note-row-other-line" | "note-line-tied" | "note-line-weaker" | "note-line-powerless" | "note-line-held";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                cell: [
                    number,
                    number
                ];
                points: number;
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-around" | "note-lonely";
            /** @enum {string} */
            part: "reason";
            points: number;
        } | {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-stopped" | "note-started" | "note-emptied" | "note-ended";
            /** @enum {string} */
            part: "deed";
            points: number;
        } | {
            args: {
                seat: number;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drew";
            /** @enum {string} */
            part: "dealing";
            points: number;
        } | {
            args: {
                seat: number;
                tile: string;
            };
            clause: string;
            /** @enum {string} */
            id: "note-drawn";
            /** @enum {string} */
            part: "dealing";
            points: number;
        };
        /**
         * VoluspaSeatView
         * @description A seat: its points, what its hand is known to hold (`?` for the rest), and what everyone saw going there.
         */
        VoluspaSeatView: {
            hand: string[];
            points: number;
            seat: number;
            shown: string[];
        };
        /**
         * VoluspaTileView
         * @description A tile on the table; `power` is its strength as it lies, `beneath` what it covers.
         */
        VoluspaTileView: {
            beneath: string | null;
            power: number;
            strength: number;
            tile: string;
            x: number;
            y: number;
        };
        /**
         * VoluspaView
         * @description All that is shown of a seen state; `strengths` are those printed otherwise than in the box, where parts of one's own are played.
         */
        VoluspaView: {
            actor: number;
            cells: components["schemas"]["VoluspaCellView"][];
            gone: string[];
            hermod: [
                number,
                number
            ] | null;
            options: {
                [key: string]: boolean | number | string;
            };
            pile: number;
            seats: components["schemas"]["VoluspaSeatView"][];
            strengths: {
                [key: string]: number;
            };
            tiles: components["schemas"]["VoluspaTileView"][];
            turn: number;
        };
        /**
         * Wanting
         * @description What you want of somebody: not to hear them, neither to hear nor to play with them, or that all is forgiven.
         */
        Wanting: {
            /** @enum {string} */
            how: "" | "block" | "mute";
        };
        /**
         * Welcome
         * @description The whole table, as these eyes see it.
         */
        Welcome: {
            events: components["schemas"]["Event"][];
            eyes: number | null;
            game: components["schemas"]["Position"] | null;
            here: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "welcome";
            now: number;
            protocol: number;
            seq: number;
            table: components["schemas"]["TableInfo"];
            you: components["schemas"]["You"];
        };
        /**
         * WellKnown
         * @description By which key this hall signs.
         */
        WellKnown: {
            hall: string;
        };
        /**
         * Why
         * @description Ask what a move would bring, or why it is not allowed.
         */
        Why: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "why";
            move: string;
            seat: number;
        };
        /**
         * You
         * @description What only you may know of a table: your seats; the room code for those who sit; the invitations for the opener.
         */
        You: {
            /** @default  */
            code?: string;
            /** @default {} */
            invitations?: {
                [key: string]: string;
            };
            /** @default null */
            knocking?: number | null;
            /** @default [] */
            knocks?: components["schemas"]["Knock"][];
            /** @default [] */
            lent?: number[];
            /** @default [] */
            muted?: string[];
            /** @default  */
            person?: string;
            /** @default [] */
            seats?: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type Advice = components['schemas']['Advice'];
export type Answer = components['schemas']['Answer'];
export type Answered = components['schemas']['Answered'];
export type Answering = components['schemas']['Answering'];
export type AskInfo = components['schemas']['AskInfo'];
export type Asked = components['schemas']['Asked'];
export type Attempt = components['schemas']['Attempt'];
export type Began = components['schemas']['Began'];
export type Begins = components['schemas']['Begins'];
export type BellumMagicaCardView = components['schemas']['BellumMagicaCardView'];
export type BellumMagicaChestView = components['schemas']['BellumMagicaChestView'];
export type BellumMagicaCreatureView = components['schemas']['BellumMagicaCreatureView'];
export type BellumMagicaHireView = components['schemas']['BellumMagicaHireView'];
export type BellumMagicaLineView = components['schemas']['BellumMagicaLineView'];
export type BellumMagicaPlaceView = components['schemas']['BellumMagicaPlaceView'];
export type BellumMagicaRowView = components['schemas']['BellumMagicaRowView'];
export type BellumMagicaSaying = components['schemas']['BellumMagicaSaying'];
export type BellumMagicaSeatView = components['schemas']['BellumMagicaSeatView'];
export type BellumMagicaTargetView = components['schemas']['BellumMagicaTargetView'];
export type BellumMagicaView = components['schemas']['BellumMagicaView'];
export type BeowulfLegendEpisodeView = components['schemas']['BeowulfLegendEpisodeView'];
export type BeowulfLegendFigureView = components['schemas']['BeowulfLegendFigureView'];
export type BeowulfLegendIconView = components['schemas']['BeowulfLegendIconView'];
export type BeowulfLegendOddsView = components['schemas']['BeowulfLegendOddsView'];
export type BeowulfLegendSaying = components['schemas']['BeowulfLegendSaying'];
export type BeowulfLegendSeatView = components['schemas']['BeowulfLegendSeatView'];
export type BeowulfLegendSpecialView = components['schemas']['BeowulfLegendSpecialView'];
export type BeowulfLegendView = components['schemas']['BeowulfLegendView'];
export type BeowulfMovieCellView = components['schemas']['BeowulfMovieCellView'];
export type BeowulfMovieSaying = components['schemas']['BeowulfMovieSaying'];
export type BeowulfMovieSeatView = components['schemas']['BeowulfMovieSeatView'];
export type BeowulfMovieSumView = components['schemas']['BeowulfMovieSumView'];
export type BeowulfMovieView = components['schemas']['BeowulfMovieView'];
export type Bot = components['schemas']['Bot'];
export type Botted = components['schemas']['Botted'];
export type Carrying = components['schemas']['Carrying'];
export type ClauseInfo = components['schemas']['ClauseInfo'];
export type Clock = components['schemas']['Clock'];
export type Closed = components['schemas']['Closed'];
export type Coded = components['schemas']['Coded'];
export type Command = components['schemas']['Command'];
export type Concede = components['schemas']['Concede'];
export type Conceded = components['schemas']['Conceded'];
export type Device = components['schemas']['Device'];
export type Devices = components['schemas']['Devices'];
export type Done = components['schemas']['Done'];
export type EndCell = components['schemas']['EndCell'];
export type EndRow = components['schemas']['EndRow'];
export type EndTable = components['schemas']['EndTable'];
export type EndTurn = components['schemas']['EndTurn'];
export type Ended = components['schemas']['Ended'];
export type Event = components['schemas']['Event'];
export type Example = components['schemas']['Example'];
export type Excused = components['schemas']['Excused'];
export type Failure = components['schemas']['Failure'];
export type Figure = components['schemas']['Figure'];
export type First = components['schemas']['First'];
export type Found = components['schemas']['Found'];
export type GameEnd = components['schemas']['GameEnd'];
export type GameInfo = components['schemas']['GameInfo'];
export type HallInfo = components['schemas']['HallInfo'];
export type Handed = components['schemas']['Handed'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Here = components['schemas']['Here'];
export type Hint = components['schemas']['Hint'];
export type HookInfo = components['schemas']['HookInfo'];
export type Hooking = components['schemas']['Hooking'];
export type HowTo = components['schemas']['HowTo'];
export type HowToBlock = components['schemas']['HowToBlock'];
export type HowToCell = components['schemas']['HowToCell'];
export type HowToSection = components['schemas']['HowToSection'];
export type Incoming = components['schemas']['Incoming'];
export type Knock = components['schemas']['Knock'];
export type Knocked = components['schemas']['Knocked'];
export type Leave = components['schemas']['Leave'];
export type Line = components['schemas']['Line'];
export type Listing = components['schemas']['Listing'];
export type Look = components['schemas']['Look'];
export type Me = components['schemas']['Me'];
export type Message = components['schemas']['Message'];
export type Move = components['schemas']['Move'];
export type Moved = components['schemas']['Moved'];
export type Naming = components['schemas']['Naming'];
export type News = components['schemas']['News'];
export type Nudge = components['schemas']['Nudge'];
export type Nudged = components['schemas']['Nudged'];
export type Opening = components['schemas']['Opening'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type Outcome = components['schemas']['Outcome'];
export type Outgoing = components['schemas']['Outgoing'];
export type Over = components['schemas']['Over'];
export type Paused = components['schemas']['Paused'];
export type Picture = components['schemas']['Picture'];
export type Ping = components['schemas']['Ping'];
export type PlayOn = components['schemas']['PlayOn'];
export type PlayedOn = components['schemas']['PlayedOn'];
export type Playing = components['schemas']['Playing'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type Program = components['schemas']['Program'];
export type Promise = components['schemas']['Promise'];
export type Promised = components['schemas']['Promised'];
export type Propose = components['schemas']['Propose'];
export type Question = components['schemas']['Question'];
export type Rematch = components['schemas']['Rematch'];
export type Rematched = components['schemas']['Rematched'];
export type Remove = components['schemas']['Remove'];
export type Reopened = components['schemas']['Reopened'];
export type Reported = components['schemas']['Reported'];
export type Reporting = components['schemas']['Reporting'];
export type Resume = components['schemas']['Resume'];
export type Resumed = components['schemas']['Resumed'];
export type Return = components['schemas']['Return'];
export type Returned = components['schemas']['Returned'];
export type Reveal = components['schemas']['Reveal'];
export type RulesInfo = components['schemas']['RulesInfo'];
export type Said = components['schemas']['Said'];
export type Sat = components['schemas']['Sat'];
export type Say = components['schemas']['Say'];
export type Saying = components['schemas']['Saying'];
export type Sealed = components['schemas']['Sealed'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatOfMine = components['schemas']['SeatOfMine'];
export type Shunned = components['schemas']['Shunned'];
export type Sit = components['schemas']['Sit'];
export type Stand = components['schemas']['Stand'];
export type Start = components['schemas']['Start'];
export type Step = components['schemas']['Step'];
export type Stood = components['schemas']['Stood'];
export type Stoodin = components['schemas']['Stoodin'];
export type Stretch = components['schemas']['Stretch'];
export type TableInfo = components['schemas']['TableInfo'];
export type Tables = components['schemas']['Tables'];
export type Time = components['schemas']['Time'];
export type Token = components['schemas']['Token'];
export type Told = components['schemas']['Told'];
export type Tried = components['schemas']['Tried'];
export type Trying = components['schemas']['Trying'];
export type Turn = components['schemas']['Turn'];
export type Undo = components['schemas']['Undo'];
export type Undone = components['schemas']['Undone'];
export type Void = components['schemas']['Void'];
export type VoluspaCellView = components['schemas']['VoluspaCellView'];
export type VoluspaSaying = components['schemas']['VoluspaSaying'];
export type VoluspaSeatView = components['schemas']['VoluspaSeatView'];
export type VoluspaTileView = components['schemas']['VoluspaTileView'];
export type VoluspaView = components['schemas']['VoluspaView'];
export type Wanting = components['schemas']['Wanting'];
export type Welcome = components['schemas']['Welcome'];
export type WellKnown = components['schemas']['WellKnown'];
export type Why = components['schemas']['Why'];
export type You = components['schemas']['You'];
export type $defs = Record<string, never>;
export interface operations {
    well_known: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WellKnown"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    bot_move: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Playing"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    bot_stream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stream Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": unknown;
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: {
                /** @description the language */
                lang?: "en" | "fr" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    examples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Example"][];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"][];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    parts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the game's name */
                game: string;
                /** @description the language */
                lang: "en" | "fr" | "ru";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesInfo"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    try_moves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the game's name */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trying"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the game's name */
                game: string;
                /** @description the language */
                lang: "en" | "fr" | "ru";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallInfo"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    find_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Coded"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    arrive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Naming"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forget_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    carried: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Coded"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    carry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrying"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    devices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sign_out_others: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sign_out_other: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a device's or a program's id */
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    shunned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shunned"][];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    shun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a person's id */
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shunned"][];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    qr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Picture"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    open_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Opening"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: {
                /** @description through which of one's seats; none: as an onlooker */
                eyes?: number;
                /** @description the last number seen: what came later is told */
                seen?: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Welcome"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    at: {
        parameters: {
            query?: {
                /** @description through whose; none: as an onlooker */
                eyes?: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
                /** @description a line of the record, the first is 1 */
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    do: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameEnd"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query: {
                /** @description one of one's seats */
                seat: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookInfo"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    set_hook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hooking"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookInfo"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    knock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatOfMine"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knocked"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    answer_knock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
                /** @description the id of a knock */
                knock: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answering"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answering"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    play_on: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedOn"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: {
                /** @description through which of one's seats; none: as an onlooker */
                seat?: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reporting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    seat_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
                /** @description one of one's seats */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    why: {
        parameters: {
            query: {
                /** @description one of one's seats */
                seat: number;
                /** @description a move, in its English notation */
                move: string;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: nothing has changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: nothing has changed. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
