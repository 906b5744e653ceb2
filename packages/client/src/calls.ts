/**
 * Written by `npm run api` from the description that a site has at /api/openapi.json; not to be edited by hand.
 */
export interface paths {
    "/auth/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description The fields of the register form travel in `data`, and with them the `invitation` of who was invited.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        phone?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in, or refresh a session */
        post: {
            parameters: {
                query: {
                    grant_type: "password" | "refresh_token";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        phone?: string;
                        password?: string;
                        refresh_token?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: {
            parameters: {
                query?: {
                    scope?: "global" | "local" | "others";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out on one device */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sessionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the password again, before changing how one signs in
         * @description It counts for a quarter of an hour, for this session alone.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the second step removed in three days
         * @description For a session opened by a recovery link in the last quarter of an hour. Whoever shows a code meanwhile calls it off.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Change the password or the e-mail address */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        password?: string;
                        current_password?: string;
                        phone?: string;
                        data?: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Delete the account and everything that belongs to it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to choose a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask again for the link that confirms an address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a link from a mail
         * @description A sign-up link confirms the registration it was sent for; with a `password`, the one of those waiting for its address that has it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token_hash: string;
                        /** @enum {string} */
                        type: "recovery" | "email_change" | "signup" | "email";
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enrol an authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        factor_type: string;
                        friendly_name?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/{factorId}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a check of an authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/{factorId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a code of an authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        challenge_id: string;
                        code: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/{factorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an authenticator app */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many recovery codes are left */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /**
         * New recovery codes, in place of the old
         * @description They are shown this once. Only their hashes are kept.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/recovery-codes/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a recovery code in place of the authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of access tokens */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this account service offers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the account service is there */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a provider
         * @description Answers with the address to open.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        provider: string;
                        /** @default / */
                        next?: string;
                        /** @default false */
                        again?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/oidc/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is about to register, coming from a provider */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /**
         * The session of somebody who came from a provider
         * @description Whoever is new sends the fields of the register form in `data`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/oidc/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a sign-in provider sends people back to */
        get: {
            parameters: {
                query?: {
                    state?: string;
                    error?: string;
                };
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/oidc/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The providers I can sign in with */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/oidc/{provider}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a provider to sign in with
         * @description Needs the password, or a sign-in just now. Answers with the address to open.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/oidc/identities/{identityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a provider to sign in with */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    identityId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TextGrading/Grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade one text
         * @description A text, or a file (.txt, .docx, .pdf, .odt, .pptx, .epub, .rtf, .html, .htm, .md, .markdown, .mdx, .tex, .srt, .vtt). When both are there, the file is graded. The language of the text comes before the period: a text that is surely in another language is graded by the counts of its own, and notice says so, unless insist is true; one in a third language has no score, message names the language, and insist has it graded all the same. The scores of the refined method do not compare with the literature.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description Code of a dictionary, for example English2021_2024. Left out or empty: the default of the site. */
                        timePriodDDL?: string;
                        /**
                         * @description true grades by timePriodDDL even when the text is in another language. Otherwise a text that is surely in another language (five words in it, and twice as much as in all others) is graded by the counts of its own, and notice says so; one in a third language has no score, and message names the language.
                         * @enum {string}
                         */
                        insist?: "true" | "false";
                        /**
                         * @description published counts as the literature does and is meant when nothing is said; refined also knows names, plurals, and formulas and symbols with a digit, in English.
                         * @enum {string}
                         */
                        method?: "published" | "refined";
                        /** @description The text. */
                        ContentTA?: string;
                        /**
                         * Format: binary
                         * @description A file that holds a text. It wins over ContentTA.
                         */
                        ArticleFU?: Blob;
                    };
                };
            };
            responses: {
                /** @description A graded text */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Every word that was given a level, in order. */
                            cleanedWords: string[];
                            /** @description Mid-frequency words, with repetitions, in order. */
                            normalWords: string[];
                            /** @description Rare words, with repetitions, in order. */
                            rareWords: string[];
                            /** @description Null for a text without words, and for one in another language than English and Hebrew. */
                            score: number | null;
                            /** @description Name of the file, or empty. */
                            name: string;
                            /** @description The text cut into words and what stands between. Joined, it is the text. */
                            words: string[];
                            /** @description The text as safe HTML, words marked by class mid or rare. */
                            htmlResult: string;
                            /** @description The saved task, when there is one. */
                            taskId: string | null;
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @description The text that was graded. */
                            text: string;
                            totals: {
                                common: number;
                                mid: number;
                                rare: number;
                                /** @description Words that were given a level. */
                                cleaned: number;
                                /** @description Null for a text without words, and for one in another language than English and Hebrew. */
                                score: number | null;
                                unroundedScore: number | null;
                                /** @description Whole percent of the cleaned words. */
                                percentages: {
                                    common: number;
                                    mid: number;
                                    rare: number;
                                };
                            };
                            /** @description Whole percent of the cleaned words. */
                            percentages: {
                                common: number;
                                mid: number;
                                rare: number;
                            };
                            unroundedScore: number | null;
                            /** @description How hard the words are, from 0, all common, to 3, all rare: a measure beside the score. Says little of fewer than 100 words; null where it is not known. */
                            difficulty: number | null;
                            /** @description Counts of the mid-frequency and rare words, in the table units of the dictionary, or of the one beside it for a word in its script. */
                            wordCounts: {
                                [key: string]: number;
                            };
                            /** @description The dictionary that answered */
                            dictionary: {
                                code: string;
                                /** @description The name to show, for example "News in English, 2021–2024". */
                                label: string;
                                /** @enum {string} */
                                language: "en" | "he";
                                /** @enum {string} */
                                measure: "occurrences" | "per-million" | "word-pairs";
                                /** @description Table units in one unit of the measure. */
                                scale: number;
                                /** @description Counts, in table units, at which the levels begin. */
                                cutoffs: {
                                    common: number;
                                    mid: number;
                                };
                                /** @description Size of the corpus in words, when known. */
                                tokens: number | null;
                                period: {
                                    from: number;
                                    to: number;
                                } | null;
                                /** @description The code asked for, when one was. */
                                requested: string | null;
                                /** @description True when other counts than the ones asked for answered. */
                                isSubstitute: boolean;
                                /**
                                 * @description There when the text is in another language than the dictionary asked for: the counts of its own language answered, those asked for because the request insisted or because no others are installed, or none (foreign) because the text is in neither English nor Hebrew.
                                 * @enum {string}
                                 */
                                mismatch?: "switched" | "insisted" | "missing" | "foreign";
                                /** @description The counts for words in the script of the other language: English terms in Hebrew. */
                                beside?: {
                                    code: string;
                                    /** @description The name to show, for example "News in English, 2021–2024". */
                                    label: string;
                                    /** @enum {string} */
                                    language: "en" | "he";
                                    /** @enum {string} */
                                    measure: "occurrences" | "per-million" | "word-pairs";
                                    /** @description Table units in one unit of the measure. */
                                    scale: number;
                                    /** @description Counts, in table units, at which the levels begin. */
                                    cutoffs: {
                                        common: number;
                                        mid: number;
                                    };
                                    /** @description Size of the corpus in words, when known. */
                                    tokens: number | null;
                                    period: {
                                        from: number;
                                        to: number;
                                    } | null;
                                };
                            };
                            /** @description Something to say about the text as a whole. */
                            message: string | null;
                            /** @description There when the text is in neither English nor Hebrew: it has no score then, no word has a level, and htmlResult says so. insist=true has it graded all the same. */
                            foreignLanguage?: {
                                /** @description ISO 639-1, such as de. */
                                code: string;
                                /** @description In English. */
                                name: string;
                                confidence: number;
                            };
                            /** @description Something to say about the request. */
                            notice: string | null;
                            /**
                             * @description How the text was read; there when the refined method was asked for.
                             * @enum {string}
                             */
                            method?: "published" | "refined";
                            /** @description With method: the level of each of cleanedWords, since one word may have two. */
                            levels?: (0 | 1 | 2)[];
                            /** @description With method: what it found, in order. */
                            refinements?: ({
                                /** @enum {string} */
                                kind: "name";
                                at: number;
                            } | {
                                /** @enum {string} */
                                kind: "explained";
                                at: number;
                            } | {
                                /** @enum {string} */
                                kind: "family";
                                at: number;
                                base: string;
                            } | {
                                /** @enum {string} */
                                kind: "term";
                                at: number;
                                length: number;
                            } | {
                                /** @enum {string} */
                                kind: "technical-sense";
                                at: number;
                                sense: string;
                            })[];
                            /** @description With method: formulas and symbols with a digit, counted apart from the words. */
                            symbols?: {
                                symbol: string;
                                start: number;
                                end: number;
                            }[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TextGrading/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A grading result as a Word document
         * @description Send back what the grading call answered. Dictionary may name the counts. The headings are in a language of the site. Accept-Language chooses: en or he.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        CleanedWords: string[];
                        /** @description Mid-frequency words. */
                        NormalWords: string[];
                        RareWords: string[];
                        /** @description Null for a text without words. */
                        Score: number | null;
                        Name?: string | null;
                        /** @description The text cut into words and what stands between. */
                        Words: string[];
                        /** @description The name of the counts, to be printed; or the dictionary of the grading reply. */
                        Dictionary?: (string | {
                            label: string;
                        }) | null;
                        /** @description How the text was read, to be printed. */
                        Method?: ("published" | "refined") | null;
                        /** @description The level of each of CleanedWords, when one word may have two. */
                        Levels?: (0 | 1 | 2)[] | null;
                    };
                };
            };
            responses: {
                /** @description The document */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TextGrading/BuildYourOwnDeJargonizer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Instructions for building your own De-Jargonizer, as a Word document
         * @description Accept-Language chooses: en or he.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The document */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TextGrading/Scala": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result scale as an image */
        get: {
            parameters: {
                query: {
                    /** @description Count of rare words. Clamped to what the gauge can show. */
                    score: string;
                    /** @description Cleaned words of the text: the gauge then shows the share of rare words. */
                    total?: string;
                    /** @description The language of its caption; English. */
                    language?: "en" | "he";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The gauge */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": string;
                        "image/png": string;
                    };
                };
                /** @description What went wrong */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupGrading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade many texts into a table
         * @description A file that can't be read, or is in neither English nor Hebrew, gets a row that says why. A file that is surely in another language than the period is graded by the counts of its own, unless insist is true. With Accept: application/x-ndjson the reply is one line of JSON for each file as it is graded.
         */
        post: {
            parameters: {
                query?: {
                    /** @description extended adds columns to the CSV. */
                    format?: "standard" | "extended";
                    /** @description true adds htmlResult to the line of each file. */
                    texts?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description Code of a dictionary, for example English2021_2024. Left out or empty: the default of the site. */
                        timePriodDDL?: string;
                        /**
                         * @description true grades by timePriodDDL even when the text is in another language. Otherwise a text that is surely in another language (five words in it, and twice as much as in all others) is graded by the counts of its own, and notice says so; one in a third language has no score, and message names the language.
                         * @enum {string}
                         */
                        insist?: "true" | "false";
                        /**
                         * @description refined adds a column Method to the CSV.
                         * @enum {string}
                         */
                        method?: "published" | "refined";
                        /** @description Files that hold a text each. */
                        ArticlesGroupFU: Blob[];
                    };
                };
            };
            responses: {
                /** @description The table */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "start";
                            files: string[];
                        } | {
                            /** @enum {string} */
                            kind: "file";
                            index: number;
                            name: string;
                            /** @enum {string} */
                            status: "graded";
                            totals: {
                                common: number;
                                mid: number;
                                rare: number;
                                /** @description Words that were given a level. */
                                cleaned: number;
                                /** @description Null for a text without words, and for one in another language than English and Hebrew. */
                                score: number | null;
                                unroundedScore: number | null;
                                /** @description Whole percent of the cleaned words. */
                                percentages: {
                                    common: number;
                                    mid: number;
                                    rare: number;
                                };
                            };
                            /** @description The dictionary that answered */
                            dictionary: {
                                code: string;
                                /** @description The name to show, for example "News in English, 2021–2024". */
                                label: string;
                                /** @enum {string} */
                                language: "en" | "he";
                                /** @enum {string} */
                                measure: "occurrences" | "per-million" | "word-pairs";
                                /** @description Table units in one unit of the measure. */
                                scale: number;
                                /** @description Counts, in table units, at which the levels begin. */
                                cutoffs: {
                                    common: number;
                                    mid: number;
                                };
                                /** @description Size of the corpus in words, when known. */
                                tokens: number | null;
                                period: {
                                    from: number;
                                    to: number;
                                } | null;
                                /** @description The code asked for, when one was. */
                                requested: string | null;
                                /** @description True when other counts than the ones asked for answered. */
                                isSubstitute: boolean;
                                /**
                                 * @description There when the text is in another language than the dictionary asked for: the counts of its own language answered, those asked for because the request insisted or because no others are installed, or none (foreign) because the text is in neither English nor Hebrew.
                                 * @enum {string}
                                 */
                                mismatch?: "switched" | "insisted" | "missing" | "foreign";
                                /** @description The counts for words in the script of the other language: English terms in Hebrew. */
                                beside?: {
                                    code: string;
                                    /** @description The name to show, for example "News in English, 2021–2024". */
                                    label: string;
                                    /** @enum {string} */
                                    language: "en" | "he";
                                    /** @enum {string} */
                                    measure: "occurrences" | "per-million" | "word-pairs";
                                    /** @description Table units in one unit of the measure. */
                                    scale: number;
                                    /** @description Counts, in table units, at which the levels begin. */
                                    cutoffs: {
                                        common: number;
                                        mid: number;
                                    };
                                    /** @description Size of the corpus in words, when known. */
                                    tokens: number | null;
                                    period: {
                                        from: number;
                                        to: number;
                                    } | null;
                                };
                            };
                            /**
                             * @description There when the refined method was asked for.
                             * @enum {string}
                             */
                            method?: "published" | "refined";
                            wordCount: number;
                            distinctWords: number;
                            /** @description Each rare word and how often the text has it, most often first. */
                            rareWords: {
                                word: string;
                                count: number;
                            }[];
                            /** @description The text, coloured by level; there when texts=true was asked for. */
                            htmlResult?: string;
                            message: string | null;
                            /** @description Something to say about which counts answered. */
                            notice?: string;
                        } | {
                            /** @enum {string} */
                            kind: "file";
                            index: number;
                            name: string;
                            /** @enum {string} */
                            status: "failed";
                            code: string;
                            message: string;
                            /** @description There with the code foreign-language: the text is in neither English nor Hebrew. */
                            foreignLanguage?: {
                                /** @description ISO 639-1, such as de. */
                                code: string;
                                /** @description In English. */
                                name: string;
                                confidence: number;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "csv";
                            csv: string;
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words my readers know, for an editor */
        get: {
            parameters: {
                query?: {
                    /** @description The e-mail address of an account. */
                    username?: string;
                    /** @description One of its API keys. */
                    apiKey?: string;
                    offset?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            words: string[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/words/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a word my readers know, from an editor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description The e-mail address of an account. */
                        username?: string;
                        /** @description One of its API keys. */
                        apiKey?: string;
                        word: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/words/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take away a word my readers know, from an editor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description The e-mail address of an account. */
                        username?: string;
                        /** @description One of its API keys. */
                        apiKey?: string;
                        word: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a text from an editor
         * @description As LanguageTool’s own call, so that its clients can ask this site. Rare words, technical senses and long sentences are matches; plainer words that fit are their replacements.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description The e-mail address of an account. */
                        username?: string;
                        /** @description One of its API keys. */
                        apiKey?: string;
                        /** @description The text. Either text or data is needed. */
                        text?: string;
                        /** @description JSON in place of text: {"annotation":[{"text":"A "},{"markup":"<b>"},{"text":"kinase"}]}; markup may carry interpretAs. */
                        data?: string;
                        /** @description en, en-GB …, he, or auto. With auto a text in a third language has no matches; en and he are meant whatever the text is in. */
                        language: string;
                        /** @description he, and the sentences come in Hebrew. */
                        motherTongue?: string;
                        /** @description Names with commas between. */
                        preferredVariants?: string;
                        /** @description Names with commas between. */
                        enabledRules?: string;
                        /** @description Names with commas between. */
                        disabledRules?: string;
                        /** @description Names with commas between. */
                        enabledCategories?: string;
                        /** @description Names with commas between. */
                        disabledCategories?: string;
                        /** @enum {string} */
                        enabledOnly?: "true" | "false";
                        /**
                         * @description picky names mid-frequency words too.
                         * @enum {string}
                         */
                        level?: "default" | "picky";
                        /** @description Ours: the time period that answers. */
                        dictionary?: string;
                        /**
                         * @description published counts as the literature does and is meant when nothing is said; refined also knows names, plurals, and formulas and symbols with a digit, in English.
                         * @enum {string}
                         */
                        method?: "published" | "refined";
                    };
                };
            };
            responses: {
                /** @description What was found in a text */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            software: {
                                name: string;
                                version: string;
                                buildDate: string;
                                apiVersion: number;
                                premium: boolean;
                                status: string;
                            };
                            warnings: {
                                incompleteResults: boolean;
                            };
                            language: {
                                name: string;
                                code: string;
                                detectedLanguage: {
                                    name: string;
                                    code: string;
                                    confidence: number;
                                    source: string;
                                };
                            };
                            matches: {
                                message: string;
                                shortMessage: string;
                                /** @description Plainer words that fit, the best first; often none. */
                                replacements: {
                                    value: string;
                                }[];
                                /** @description In what was sent, markup included, in UTF-16 units. */
                                offset: number;
                                length: number;
                                context: {
                                    text: string;
                                    offset: number;
                                    length: number;
                                };
                                sentence: string;
                                type: {
                                    typeName: string;
                                };
                                rule: {
                                    id: string;
                                    description: string;
                                    issueType: string;
                                    urls: {
                                        value: string;
                                    }[];
                                    category: {
                                        id: string;
                                        name: string;
                                    };
                                };
                                ignoreForIncompleteSentence: boolean;
                                contextForSureMatch: number;
                            }[];
                            /** @description Start and end of each sentence. */
                            sentenceRanges: number[][];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages that an editor can have checked */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            code: string;
                            longCode: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dictionaries of this site */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Installed or not, in the order to offer them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dictionaries: {
                                code: string;
                                /** @enum {string} */
                                language: "en" | "he";
                                languageName: string;
                                period: {
                                    from: number;
                                    to: number;
                                } | null;
                                label: string;
                                /** @enum {string} */
                                kind: "news" | "general" | "custom";
                                /** @enum {string} */
                                measure: "occurrences" | "per-million" | "word-pairs";
                                scale: number;
                                cutoffs: {
                                    common: number;
                                    mid: number;
                                };
                                types: number | null;
                                tokens: number | null;
                                /** @description False: the general counts of the language answer instead. */
                                isInstalled: boolean;
                                isDefault: boolean;
                                /** @description True: made by whoever asks, and nobody else sees it. */
                                isMine: boolean;
                                credit: string;
                                /** @description Levels of all common and mid words, for the browser. Never changes; of a dictionary of one’s own, only its owner gets it. */
                                levelsUrl: string | null;
                                /** @description The counts of the same words in the same order. Never changes. */
                                countsUrl: string | null;
                            }[];
                            /**
                             * @description True while the news counts are being fetched: ask again.
                             * @default false
                             */
                            isNewsComing: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaries/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own dictionaries */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dictionaries: {
                                id: string;
                                name: string;
                                /** @description What timePriodDDL takes. */
                                code: string;
                                /** @enum {string} */
                                language: "en" | "he";
                                period: {
                                    from: number;
                                    to: number;
                                };
                                /** @enum {string} */
                                state: "queued" | "counting" | "ready" | "failed";
                                progress: number;
                                failure: {
                                    /** @enum {string} */
                                    code: "no-words" | "broke-off" | "interrupted" | "no-room" | "too-long" | "missing";
                                    message: string;
                                } | null;
                                files: number;
                                bytes: number;
                                /** @description Files that could not be read, whole or in part. */
                                leftOut: number;
                                tokens: number | null;
                                types: number | null;
                                createdAt: string;
                            }[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Build a dictionary of my own
         * @description The texts are counted after the reply; the list of own dictionaries says how far that is. They are deleted as soon as they are counted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        name: string;
                        /** @enum {string} */
                        language: "en" | "he";
                        from: string;
                        to: string;
                        /** @description .txt, .docx, .jsonl and word,count .csv files. */
                        files: Blob[];
                    };
                };
            };
            responses: {
                /** @description A dictionary of one person */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            /** @description What timePriodDDL takes. */
                            code: string;
                            /** @enum {string} */
                            language: "en" | "he";
                            period: {
                                from: number;
                                to: number;
                            };
                            /** @enum {string} */
                            state: "queued" | "counting" | "ready" | "failed";
                            progress: number;
                            failure: {
                                /** @enum {string} */
                                code: "no-words" | "broke-off" | "interrupted" | "no-room" | "too-long" | "missing";
                                message: string;
                            } | null;
                            files: number;
                            bytes: number;
                            /** @description Files that could not be read, whole or in part. */
                            leftOut: number;
                            tokens: number | null;
                            types: number | null;
                            createdAt: string;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaries/own/{dictionaryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a dictionary of my own */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    dictionaryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/HalfLife": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Half Life, with feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/HalfLife/no-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Half Life, neutral */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Persuasive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Persuasion and Rhetorics, with feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Coherence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Coherence Coach, with feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Coherence/no-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Coherence Coach, neutral */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CriticalThinking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Critical Thinking Coach, with feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CriticalThinking/no-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Critical Thinking Coach, neutral */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ethics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ethics, with feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation of a study
         * @description Answers at the paths of studies, such as /api/{uuid}-{variant}, to whoever sends the consent that POST /api/studies/{uuid}-{variant}/consents gave.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variant: string;
                };
                cookie?: never;
            };
            /** @description The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for. */
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description The next turn of a conversation */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                        };
                        "application/x-ndjson": {
                            /** @enum {string} */
                            kind: "place";
                            place: number;
                        } | {
                            /** @enum {string} */
                            kind: "heard";
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                        } | {
                            messages: {
                                Id: string;
                                /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                Text: string;
                                IsStudent: boolean;
                                /** @enum {string} */
                                InputType: "text" | "table";
                                TableHeaders: string[];
                                MinimumRows: number;
                                TableData: string[][];
                                ExampleRow: string[];
                                /** @description How many words were asked for. Guidance only. */
                                WordRange: {
                                    From: number;
                                    To: number;
                                } | null;
                                /** @description The field of the history whose text is written again: an answer may start from it. */
                                Revises?: string;
                            }[];
                            /** @description Without the messages. */
                            updatedHistory: {
                                currentStage: number;
                                taskId: string;
                                isResearch: boolean;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description There when what the site keeps could not be reached: the answer is whole, and nothing of it was saved. The same call may be sent again later.
                             * @enum {boolean}
                             */
                            notSaved?: true;
                            /** @enum {string} */
                            kind: "answer";
                        } | {
                            /** @enum {string} */
                            kind: "error";
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A study: what it asks its participants to agree to */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The end of the address of its page. */
                    address: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A study as its participants meet it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Null where the page is called like its exercise. */
                            title: {
                                en: string;
                                he: string;
                            } | null;
                            consent: {
                                version: string;
                                /** @description Plain text; an empty line parts paragraphs. */
                                text: {
                                    en: string;
                                    he: string;
                                };
                            };
                            /**
                             * @description Whether it takes participants now.
                             * @enum {string}
                             */
                            state: "before" | "open" | "over";
                            opens: string | null;
                            closes: string | null;
                            /** @description Whom its participants may ask; null where none is. */
                            contact: {
                                en: string;
                                he: string;
                            } | null;
                            /** @description Whether it takes only those who have a participant code. */
                            asksCode: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{address}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to take part in a study */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The end of the address of its page. */
                    address: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of the text that was agreed to. */
                        version: string;
                        /**
                         * @description It was read in.
                         * @enum {string}
                         */
                        language: "en" | "he";
                        /** @description The text as it was shown; where it is another by now, nobody has agreed to it. */
                        text: string;
                        participantName?: string;
                        /** @description Whether what the profile of the account says for research is kept with it. */
                        withProfile?: boolean;
                    };
                };
            };
            responses: {
                /** @description A recorded consent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Sent as consent with every call of the conversation. Whoever has it writes as this participant. */
                            consent: string;
                            /** @description Said this once; the site keeps only a hash of it. */
                            withdrawalCode: string;
                            participantName: string;
                            /** @enum {string} */
                            exercise: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research";
                            /** @description Whether it takes one answer, which nobody begins again. */
                            isSole: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{address}/debriefing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a study tells whoever has finished */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description The end of the address of its page. */
                    address: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Sent as consent with every call of the conversation. Whoever has it writes as this participant. */
                        consent: string;
                    };
                };
            };
            responses: {
                /** @description A debriefing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Null before the end, and where none is. */
                            text: {
                                en: string;
                                he: string;
                            } | null;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw from a study: everything written under a consent is removed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many were removed. */
                            conversations: number;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My profile */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A profile */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string | null;
                            gender: string | null;
                            age: string | null;
                            academic_background: string | null;
                            /** @description ISO 3166 codes joined by commas, for example IL,DE. */
                            country: string | null;
                            /** @description Language codes joined by commas, for example he,ar. */
                            first_language: string | null;
                            /** @description Options joined by commas. */
                            field_of_study: string | null;
                            goals: string | null;
                            /** @description True: nothing this person writes is kept. */
                            rejectSaveData: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        /**
         * Change my profile
         * @description Turning rejectSaveData on empties all past tasks for good, in the same transaction, and revokes their links.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        gender?: ("Male" | "Female" | "Other" | "Prefer not to disclose") | null;
                        age?: ("18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65 and over" | "Prefer not to disclose") | null;
                        academic_background?: ("High school or equivalent" | "Bachelor's degree" | "Master's degree" | "Doctorate" | "Other" | "Prefer not to disclose") | null;
                        /** @description ISO 3166 codes joined by commas, for example IL,DE. */
                        country?: string | null;
                        /** @description Language codes joined by commas, for example he,ar. */
                        first_language?: string | null;
                        /** @description Options joined by commas. */
                        field_of_study?: string | null;
                        goals?: string | null;
                        rejectSaveData: boolean;
                    };
                };
            };
            responses: {
                /** @description A profile */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string | null;
                            gender: string | null;
                            age: string | null;
                            academic_background: string | null;
                            /** @description ISO 3166 codes joined by commas, for example IL,DE. */
                            country: string | null;
                            /** @description Language codes joined by commas, for example he,ar. */
                            first_language: string | null;
                            /** @description Options joined by commas. */
                            field_of_study: string | null;
                            goals: string | null;
                            /** @description True: nothing this person writes is kept. */
                            rejectSaveData: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All my data */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Everything the site keeps of a person but passwords and sessions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            exportedAt: string;
                            account: {
                                id: string;
                                email: string;
                                createdAt: string | null;
                                /** @description The providers elsewhere this person signs in with. */
                                identities: {
                                    issuer: string;
                                    subject: string;
                                    email: string | null;
                                    createdAt: string;
                                    usedAt: string;
                                }[];
                            };
                            profile: {
                                email: string | null;
                                gender: string | null;
                                age: string | null;
                                academic_background: string | null;
                                /** @description ISO 3166 codes joined by commas, for example IL,DE. */
                                country: string | null;
                                /** @description Language codes joined by commas, for example he,ar. */
                                first_language: string | null;
                                /** @description Options joined by commas. */
                                field_of_study: string | null;
                                goals: string | null;
                                /** @description True: nothing this person writes is kept. */
                                rejectSaveData: boolean;
                            } | null;
                            /** @description What this person agreed to. */
                            consents: {
                                /**
                                 * @description terms: Terms of Use and Privacy Policy; saving: that texts are kept.
                                 * @enum {string}
                                 */
                                subject: "terms" | "saving";
                                /** @description Of Terms of Use and Privacy Policy at that time; `earlier` before it was noted. */
                                version: string;
                                /**
                                 * @description Where it was asked.
                                 * @enum {string}
                                 */
                                screen: "register" | "profile" | "renewal";
                                /** @description ISO 8601, UTC. */
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            tasks: {
                                /** @enum {string} */
                                type: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                                id: string;
                                createdAt: string;
                                /** @description Every column of the task. */
                                content: {
                                    [key: string]: unknown;
                                };
                                links: {
                                    id: string;
                                    createdAt: string;
                                    isRevoked: boolean;
                                    expiresAt: string | null;
                                }[];
                            }[];
                            /** @description Dictionaries made from own texts; the texts are not kept. */
                            dictionaries: {
                                name: string;
                                language: string;
                                from: number;
                                to: number;
                                files: number;
                                bytes: number;
                                tokens: number | null;
                                types: number | null;
                                createdAt: string;
                            }[];
                            /** @description Keys of my programs; the keys themselves are not kept. */
                            apiKeys: {
                                name: string;
                                createdAt: string;
                                lastUsedOn: string | null;
                            }[];
                            /** @description The words my readers know. */
                            knownWords: string[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I agreed to */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What a person agreed to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Oldest first. */
                            consents: {
                                /**
                                 * @description terms: Terms of Use and Privacy Policy; saving: that texts are kept.
                                 * @enum {string}
                                 */
                                subject: "terms" | "saving";
                                /** @description Of Terms of Use and Privacy Policy at that time; `earlier` before it was noted. */
                                version: string;
                                /**
                                 * @description Where it was asked.
                                 * @enum {string}
                                 */
                                screen: "register" | "profile" | "renewal";
                                /** @description ISO 8601, UTC. */
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            /** @description Whether the terms have changed since this person agreed. */
                            isDue: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Agree to the terms as they are now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The version that was shown. */
                        version: string;
                    };
                };
            };
            responses: {
                /** @description What a person agreed to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Oldest first. */
                            consents: {
                                /**
                                 * @description terms: Terms of Use and Privacy Policy; saving: that texts are kept.
                                 * @enum {string}
                                 */
                                subject: "terms" | "saving";
                                /** @description Of Terms of Use and Privacy Policy at that time; `earlier` before it was noted. */
                                version: string;
                                /**
                                 * @description Where it was asked.
                                 * @enum {string}
                                 */
                                screen: "register" | "profile" | "renewal";
                                /** @description ISO 8601, UTC. */
                                givenAt: string;
                                withdrawnAt: string | null;
                            }[];
                            /** @description Whether the terms have changed since this person agreed. */
                            isDue: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/known-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words my readers know */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The words that the readers of whoever asks know */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description False for who chose that nothing is saved: the list is empty. */
                            isKept: boolean;
                            /** @description Oldest first, of any language. */
                            words: string[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Change the words my readers know
         * @description Words beyond 1000 are not taken: the reply has the list as it is now.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        add: string[];
                        remove: string[];
                    };
                };
            };
            responses: {
                /** @description The words that the readers of whoever asks know */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description False for who chose that nothing is saved: the list is empty. */
                            isKept: boolean;
                            /** @description Oldest first, of any language. */
                            words: string[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API keys of my programs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            keys: {
                                id: string;
                                /** @description As its holder calls it. */
                                name: string;
                                createdAt: string;
                                /** @description The day, in UTC; null before the first use. */
                                lastUsedOn: string | null;
                            }[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Make an API key
         * @description At most 10 for a person. The key is in this reply and nowhere else.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @description As its holder calls it. */
                            name: string;
                            createdAt: string;
                            /** @description The day, in UTC; null before the first use. */
                            lastUsedOn: string | null;
                            key: string;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    keyId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revoked: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tasks, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All my tasks */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            tasks: {
                                /** @enum {string} */
                                type: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                                id: string;
                                /** @description ISO 8601, UTC. */
                                createdAt: string;
                                /** @description The first words of the person's own text; may be empty. */
                                opening: string;
                            }[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my tasks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    type: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A task */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                            id: string;
                            /** @description ISO 8601, UTC. */
                            createdAt: string;
                            shown: {
                                /** @enum {string} */
                                kind: "conversation";
                                /** @description As they were said; rebuilt from the fields of the task where none were kept. */
                                messages: {
                                    Id: string;
                                    /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                    Text: string;
                                    IsStudent: boolean;
                                    /** @enum {string} */
                                    InputType: "text" | "table";
                                    TableHeaders: string[];
                                    MinimumRows: number;
                                    TableData: string[][];
                                    ExampleRow: string[];
                                    /** @description How many words were asked for. Guidance only. */
                                    WordRange: {
                                        From: number;
                                        To: number;
                                    } | null;
                                    /** @description The field of the history whose text is written again: an answer may start from it. */
                                    Revises?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "grading";
                                /** @description Language: English, Period: 2012-2015; or the name of counts without a period. */
                                dictionary: string;
                                text: string;
                                /** @description HTML: the text with its levels. */
                                resultText: string;
                                totalWords: number | null;
                                midRangeWords: number | null;
                                rareWords: number | null;
                                score: number | null;
                                /** @description When the text was graded, ISO 8601. */
                                gradedAt: string;
                            };
                            /** @description Null when the conversation is finished, or belongs to a study. */
                            continues: {
                                /** @description The screen of the exercise. */
                                route: string;
                                /** @description The history object to go on with; send it with the next message. */
                                history: {
                                    [key: string]: unknown;
                                };
                            } | null;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My links to one of my tasks, newest first */
        get: {
            parameters: {
                query: {
                    taskType: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                    taskId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The links */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            shares: {
                                /** @description The token in the link. */
                                id: string;
                                /** @description /share/{id} */
                                link: string;
                                createdAt: string;
                                isRevoked: boolean;
                                expiresAt: string | null;
                            }[];
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Share one of my tasks */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        taskType: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                        taskId: string;
                        /** @description When the link stops working; never, when left out. */
                        expiresAt?: string | null;
                    };
                };
            };
            responses: {
                /** @description The new link */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The token in the link. */
                            id: string;
                            /** @description /share/{id} */
                            link: string;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change when one of my links stops working */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description When the link stops working; null for never. */
                        expiresAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The same link */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The token in the link. */
                            id: string;
                            /** @description /share/{id} */
                            link: string;
                            expiresAt: string | null;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shares/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke one of my links */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isRevoked: true;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared task
         * @description Needs no account. Not for search engines, and kept by no cache.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What a link shows */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            taskType: "half-life" | "persuasive" | "coherence" | "critical-thinking" | "ethics" | "half-life-research" | "dejargonizer";
                            shown: {
                                /** @enum {string} */
                                kind: "conversation";
                                /** @description As they were said; rebuilt from the fields of the task where none were kept. */
                                messages: {
                                    Id: string;
                                    /** @description In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed. */
                                    Text: string;
                                    IsStudent: boolean;
                                    /** @enum {string} */
                                    InputType: "text" | "table";
                                    TableHeaders: string[];
                                    MinimumRows: number;
                                    TableData: string[][];
                                    ExampleRow: string[];
                                    /** @description How many words were asked for. Guidance only. */
                                    WordRange: {
                                        From: number;
                                        To: number;
                                    } | null;
                                    /** @description The field of the history whose text is written again: an answer may start from it. */
                                    Revises?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "grading";
                                /** @description Language: English, Period: 2012-2015; or the name of counts without a period. */
                                dictionary: string;
                                text: string;
                                /** @description HTML: the text with its levels. */
                                resultText: string;
                                totalWords: number | null;
                                midRangeWords: number | null;
                                rareWords: number | null;
                                score: number | null;
                                /** @description When the text was graded, ISO 8601. */
                                gradedAt: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the site stands
         * @description For the accounts that OPERATORS names.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How the site stands */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            people: {
                                all: number;
                                disabled: number;
                                signedIn: number;
                            };
                            shares: {
                                open: number;
                                ended: number;
                            };
                            studies: {
                                name: string;
                                participants: number;
                            }[];
                            dictionaries: {
                                /** @description Codes of the dictionaries of the site. */
                                installed: string[];
                                own: {
                                    queued: number;
                                    counting: number;
                                    ready: number;
                                    failed: number;
                                };
                                /** @description Those that wait, are counted, or failed; the oldest first, a hundred at most. */
                                jobs: {
                                    id: string;
                                    state: string;
                                    progress: number;
                                    attempts: number;
                                    failure: string | null;
                                    /** @description ISO 8601, UTC. */
                                    createdAt: string;
                                }[];
                            };
                            letters: {
                                waiting: number;
                                /** @description Of those, how many could not be sent yet. */
                                delayed: number;
                                oldest: string | null;
                                givenUp: {
                                    email: string;
                                    kind: string;
                                    failure: string;
                                    attempts: number;
                                    /** @description ISO 8601, UTC. */
                                    at: string;
                                }[];
                            };
                            /** @description Bytes where DATA_DIR is; null when the system does not tell. */
                            disk: {
                                free: number;
                                all: number;
                            } | null;
                            /** @description Whether this server can write security events down; true where none are kept. */
                            isAuditWritable: boolean;
                            /** @description The language model; null when there is none. */
                            model: {
                                name: string;
                                /** @description How comments ended on this server since it started. */
                                ends: {
                                    [key: string]: number;
                                };
                                tokensToday: {
                                    used: number;
                                    most: number;
                                };
                            } | null;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of the site, by address
         * @description For the accounts that OPERATORS names. It is written into the audit log.
         */
        get: {
            parameters: {
                query?: {
                    /** @description A part of the address. */
                    search?: string;
                    /** @description The address after which the list begins. */
                    after?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accounts, by address */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            people: {
                                id: string;
                                email: string;
                                /** @description ISO 8601, UTC. */
                                createdAt: string;
                                lastSignInAt: string | null;
                                isConfirmed: boolean;
                                disabledAt: string | null;
                                /** @description Whether signing in takes a code of an authenticator app. */
                                hasFactor: boolean;
                            }[];
                            hasMore: boolean;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do something to an account
         * @description For the accounts that OPERATORS names. It is written into the audit log first.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        act: "show" | "disable" | "enable" | "delete" | "reset-link" | "remove-factor" | "invite";
                        /** @description The id of an account; for `invite` an address. */
                        who: string;
                        /**
                         * @description Send the link by letter, and do not show it.
                         * @default false
                         */
                        byLetter?: boolean;
                    };
                };
            };
            responses: {
                /** @description What became of it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description As it is now; null for an invitation. */
                            person: {
                                id: string;
                                email: string;
                                /** @description ISO 8601, UTC. */
                                createdAt: string;
                                lastSignInAt: string | null;
                                isConfirmed: boolean;
                                disabledAt: string | null;
                                /** @description Whether signing in takes a code of an authenticator app. */
                                hasFactor: boolean;
                            } | null;
                            /** @description For `show`: how much there is. */
                            counts: {
                                [key: string]: number;
                            } | null;
                            /** @description A secret, for the person alone. */
                            link: string | null;
                            until: string | null;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/GetVisits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many visits the site has had */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Visits so far */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registerDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A site says that it shows the accessibility menu
         * @description Answers only where WIDGET_DOMAINS is true. The menu ignores what is answered.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The host name of the site. */
                        domain: string;
                        /**
                         * Format: date-time
                         * @description When the menu was started there.
                         */
                        created: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            isRegistered: true;
                        };
                    };
                };
                /** @description What went wrong */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                /** @description One of the codes of this site, in kebab-case. */
                                code: string;
                                /** @description A sentence for the person at the screen. */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this site calls itself, and whom to ask */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the operator says about the site */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description One name, or one for each language of the site.
                             * @default Vernacular
                             */
                            name: string | {
                                [key: string]: string;
                            };
                            /** @description Who the copyright line names: the site, unless said. */
                            owner?: string;
                            /** @default [] */
                            contacts: {
                                name: string;
                                role?: string;
                                /** Format: email */
                                email: string;
                            }[];
                            /** @default [] */
                            logos: {
                                name: string;
                                image: string;
                                /** Format: uri */
                                link?: string;
                            }[];
                            /** @default [] */
                            developers: {
                                name: string;
                                role?: string;
                            }[];
                            /** @default [] */
                            news: {
                                /** @description Language of the article, for example en. */
                                language: string;
                                title: string;
                                source?: string;
                                /** Format: uri */
                                link: string;
                            }[];
                            /** @description Responsible for personal data, for the Privacy Policy. */
                            controller?: {
                                name: string;
                                /** @description Where letters on paper go. */
                                address?: string;
                                /** Format: email */
                                email?: string;
                            };
                            /** @description The data protection officer. */
                            officer?: {
                                name: string;
                                /** @description Where letters on paper go. */
                                address?: string;
                                /** Format: email */
                                email?: string;
                            };
                            /** @description Whom to tell of a weakness, for /.well-known/security.txt. */
                            security?: {
                                contact: string;
                                /**
                                 * Format: date
                                 * @description Until when this is sure to be true; less than a year ahead.
                                 */
                                expires: string;
                            };
                            /** @description Whom a conversation names to somebody who may be in distress. */
                            help?: {
                                name: string | {
                                    en: string;
                                    he: string;
                                };
                                phone?: string;
                                /** Format: uri */
                                url?: string;
                            }[];
                            /** Format: uri */
                            sourceCode?: string;
                            /**
                             * @default {
                             *       "text": "Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742.",
                             *       "link": "https://doi.org/10.1371/journal.pone.0181742"
                             *     }
                             */
                            citation: {
                                text: string;
                                /** Format: uri */
                                link?: string;
                            };
                            /** @description Address of the measuring script, used after consent. */
                            analytics: string | null;
                            /** @description A hosted account service, when one is set. */
                            authUrl: string | null;
                            /** @description Who may register: everybody, nobody, or addresses at these domains. */
                            signUp: ("open" | "closed") | string[];
                            /** @description Who takes part in handling personal data here, and for how long it stays. */
                            handling: {
                                /** @description Host of the language model; null: none. */
                                model: string | null;
                                /** @description Host of the mail server; null: none. */
                                mail: string | null;
                                retentionMonths: number | null;
                                auditDays: number;
                            };
                            /** @description The providers elsewhere that people can sign in with. */
                            signInWith: {
                                id: string;
                                label: {
                                    en: string;
                                    he: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
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
        /** Whether the site is up; a reply means that it is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The site lives */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "up";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the site can do its work: database, dictionaries, and not about to end */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the site is ready for */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ready" | "not-ready";
                            /** @description Whether the database answers. */
                            database: boolean;
                            /** @description Whether there are counts to grade with. */
                            dictionaries: boolean;
                            /** @description Whether security events can be written down; the site works without. */
                            audit: boolean;
                            /** @description Whether the site is about to end. */
                            ending: boolean;
                        };
                    };
                };
                /** @description What the site is ready for */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ready" | "not-ready";
                            /** @description Whether the database answers. */
                            database: boolean;
                            /** @description Whether there are counts to grade with. */
                            dictionaries: boolean;
                            /** @description Whether security events can be written down; the site works without. */
                            audit: boolean;
                            /** @description Whether the site is about to end. */
                            ending: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
