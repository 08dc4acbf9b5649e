export interface paths {
    "/api/auctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions by filters
         * @description One page, with the exact total, the price statistics and the counts beside each filter option, all over the whole filtered set.
         */
        get: operations["listAuctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists of the home page
         * @description Up to ten highlighted, ten recent and ten next auctions, and the figures of the whole stock.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/form-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of a search form
         * @description Categories, subcategories and states; cities and neighbourhoods of the place asked for.
         */
        get: operations["getFormOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/ending-soon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions that end next
         * @description By the date of the current round; past ones are left out.
         */
        get: operations["listEndingSoon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions looked at most
         * @description By how often their pages were opened in the last 30 days.
         */
        get: operations["listPopular"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description Cities, neighbourhoods and auctions; accents ignored, typing errors forgiven.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/load-cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities by the beginning of their name
         * @description Accents ignored, typing errors forgiven; those with more auctions first.
         */
        get: operations["searchCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States with counts
         * @description All 27, also those without auctions.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities of a state with counts
         * @description All municipalities of the state, also those without auctions.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/neighborhoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Neighbourhoods of a city with counts
         * @description Those that have auctions.
         */
        get: operations["listNeighborhoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of property with counts
         * @description How many auctions each kind of property has now.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One auction
         * @description With its history by list date. An auction that left its list is still found; one hidden by the exclusion check is not.
         */
        get: operations["getAuction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions like this one
         * @description Same kind of property and city, else state, by nearness of price.
         */
        get: operations["listSimilar"];
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
    schemas: {
        /**
         * @description One auction or sale. `minimum_value_first` is the asked price where no round is dated (`date_first` is null).
         *     `gone_since` is the date of the first list that it was missing from: it left the list, which does not mean sold.
         */
        Auction: {
            id: number;
            /** Format: uuid */
            uuid_key: string;
            title: string;
            /** @description The source's own number. */
            code: string | null;
            /** @enum {string|null} */
            type: "judicial" | "extrajudicial" | "caixa" | "administrativo" | "voluntario" | null;
            /** @description How it is sold, in the source's words. */
            modality: string | null;
            /** @description Sold at a price without bids in rounds. */
            direct_sale: boolean;
            featured: boolean;
            date_first: components["schemas"]["LocalDateTime"];
            date_second: components["schemas"]["LocalDateTime"];
            minimum_value_first: components["schemas"]["Reais"];
            minimum_value_second: components["schemas"]["Reais"];
            price_valuation: components["schemas"]["Reais"];
            extra: string | null;
            /** @description The official page; http or https. */
            link: string | null;
            address: string | null;
            neighborhood: string | null;
            latitude: number | null;
            longitude: number | null;
            /** @description The kind of property in the source's words. */
            kind: string | null;
            area_total: components["schemas"]["SquareMetres"];
            area_private: components["schemas"]["SquareMetres"];
            area_land: components["schemas"]["SquareMetres"];
            bedrooms: number | null;
            parking: number | null;
            accepts_financing: boolean | null;
            featured_image: string | null;
            images: string[];
            category: components["schemas"]["Named"];
            subcategory: components["schemas"]["Named"] | null;
            state: components["schemas"]["State"] | null;
            /** @description The municipality; `id` is null where the source's name is no municipality. */
            city: {
                id: number | null;
                name: string;
            } | null;
            auctioneers: components["schemas"]["Auctioneer"] | null;
            gone_since: components["schemas"]["CalendarDate"];
            source: components["schemas"]["Source"];
            /** @description Invented, to try the platform out; marked wherever it is shown. */
            sample: boolean;
        };
        AuctionPage: {
            data: components["schemas"]["Auction"][];
            pagination: components["schemas"]["Pagination"];
            price_statistics: components["schemas"]["PriceStatistics"];
            facets: components["schemas"]["Facets"];
            reading: components["schemas"]["Reading"];
            /** @description The date of the newest list taken in. */
            list_date: components["schemas"]["CalendarDate"];
        };
        Home: {
            /** @description Highlighted ones, at most 10. */
            opportunities: components["schemas"]["Auction"][];
            recent_auctions: components["schemas"]["Auction"][];
            next_auctions: components["schemas"]["Auction"][];
            totals: {
                auctions: number;
                cities: number;
                list_date: components["schemas"]["CalendarDate"];
            };
        };
        FormOptions: {
            categories: components["schemas"]["Named"][];
            subcategories: {
                id: number;
                name: string;
                category_id: number;
            }[];
            states: components["schemas"]["State"][];
            /** @description The cities of `state_id`; empty when no state is asked for. */
            cities: components["schemas"]["Named"][];
            /** @description The neighbourhoods with auctions in `city_id`; empty when no city is asked for. */
            neighborhoods: {
                name: string;
            }[];
        };
        /** @description One line under the search field. `id` is a city's IBGE code, that code with `:` and the neighbourhood, or an auction's key. */
        Suggestion: {
            /** @enum {string} */
            kind: "city" | "neighborhood" | "auction";
            id: string;
            label: string;
            detail: string;
            count: number | null;
        };
        /**
         * @description Any answer other than 2xx. `errors` holds texts by input field.
         * @example {
         *       "message": "Os dados enviados são inválidos.",
         *       "errors": {
         *         "page": [
         *           "deve ser um número inteiro"
         *         ]
         *       }
         *     }
         */
        Error: {
            /** @description One sentence in Portuguese, for people. */
            message: string;
            /** @description Texts by the name of the input field. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description dd/mm/yyyy hh:mm, wall-clock time in America/Sao_Paulo. */
        LocalDateTime: string | null;
        /** @description Reais with at most two decimals. */
        Reais: number | null;
        SquareMetres: number | null;
        Named: {
            id: number;
            name: string;
        };
        /** @description A state; the id is its IBGE code. */
        State: {
            id: number;
            name: string;
            uf: string;
        };
        Auctioneer: {
            id: number;
            name: string;
            website: string | null;
            phone: string | null;
            logo: string | null;
        };
        /** Format: date */
        CalendarDate: string | null;
        /** @description Where the figures come from, and the date of the list that gave them. */
        Source: {
            name: string;
            /** Format: date */
            list_date: string;
        };
        Pagination: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            from: number | null;
            to: number | null;
        };
        /** @description Over the whole filtered set, not the page. Null where the set is empty. */
        PriceStatistics: {
            min_price: components["schemas"]["Reais"];
            max_price: components["schemas"]["Reais"];
            avg_price: components["schemas"]["Reais"];
            /** @description How many auctions lie in each band of price; `to` is null in the last. */
            bands: {
                from: number;
                to: number | null;
                count: number;
            }[];
        };
        StateCount: {
            id: number;
            name: string;
            uf: string;
            auction_count: number;
        };
        /** @description A municipality; the id is its IBGE code. */
        CityCount: {
            id: number;
            name: string;
            uf: string;
            state_id: number;
            auction_count: number;
        };
        NeighborhoodCount: {
            name: string;
            city: components["schemas"]["Named"];
            auction_count: number;
        };
        /** @description A kind of property with its number of auctions. */
        CategoryCount: {
            id: number;
            name: string;
            count: number;
            subcategory_id: number;
        };
        /** @description Counts beside each filter option; each group disregards its own filter. */
        Facets: {
            states: components["schemas"]["StateCount"][];
            /** @description The cities of the chosen state or of the chosen cities' states; else the most frequent ones. */
            cities: components["schemas"]["CityCount"][];
            /** @description Of the chosen cities; empty where none is chosen. */
            neighborhoods: components["schemas"]["NeighborhoodCount"][];
            subcategories: components["schemas"]["CategoryCount"][];
            types: {
                /** @enum {string} */
                type: "judicial" | "extrajudicial" | "caixa" | "administrativo" | "voluntario";
                count: number;
            }[];
            phases: {
                /** @enum {string} */
                phase: "first" | "second" | "unique" | "direct";
                count: number;
            }[];
            bedrooms: {
                /** @description 5 stands for five or more. */
                bedrooms: number;
                count: number;
            }[];
        };
        /** @description The filters that the answer was made with, the address's and the read ones together. */
        AppliedFilters: {
            subcategory_id: number[];
            type: ("judicial" | "extrajudicial" | "caixa" | "administrativo" | "voluntario")[];
            state_id: number | null;
            city_id: number[];
            price_min: components["schemas"]["Reais"];
            price_max: components["schemas"]["Reais"];
            bedrooms: number | null;
            /** @enum {string|null} */
            phase: "first" | "second" | "unique" | "direct" | null;
        };
        /** @description What was understood of the keyword, as filters; `rest` stayed the keyword. */
        Reading: {
            chips: {
                /** @enum {string} */
                kind: "propertyType" | "type" | "state" | "city" | "price" | "bedrooms" | "phase";
                label: string;
                /** @description The words of the keyword that say so. */
                text: string;
            }[];
            rest: string;
            applied: components["schemas"]["AppliedFilters"];
        };
        AuctionList: {
            data: components["schemas"]["Auction"][];
        };
        SuggestionAnswer: {
            data: components["schemas"]["Suggestion"][];
        };
        CitySearch: {
            data: components["schemas"]["CityCount"][];
        };
        /** @description One line of the history; each dated by the list that showed it. */
        Event: {
            /** @enum {string} */
            kind: "listed" | "price" | "valuation" | "modality" | "rounds" | "details" | "gone" | "returned";
            /** Format: date */
            list_date: string;
            /** @description Before; an amount in reais, a modality, or dates. */
            from: string | null;
            to: string | null;
        };
        AuctionDetail: components["schemas"]["Auction"] & {
            history: components["schemas"]["Event"][];
        };
        AuctionDetailAnswer: {
            success: boolean;
            data: components["schemas"]["AuctionDetail"];
            message: string;
        };
    };
    responses: {
        /** @description An input is wrong; `errors` names it. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Os dados enviados são inválidos.",
                 *       "errors": {
                 *         "page": [
                 *           "deve ser um número inteiro"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls from this address; try again after `Retry-After` seconds. */
        TooMany: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Muitas requisições. Tente novamente em instantes."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; nothing was changed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Erro interno. Tente novamente em instantes."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Leilão não encontrado"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAuctions: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: number;
                /** @description Words, or a sentence that is read into filters; a filter given on its own wins over the sentence. */
                keyword?: string;
                /** @description IBGE codes joined by `-e-`. */
                state_id?: string;
                /** @description IBGE codes joined by `-e-`. */
                city_id?: string;
                /** @description Neighbourhood, repeatable; whole names, accents ignored. */
                neighborhood?: string[];
                /** @description Subcategories joined by `-`. */
                subcategory_id?: string;
                /** @description Type codes joined by `-`: 1 judicial, 2 extrajudicial, 3 Caixa, 4 administrativo, 5 voluntário. */
                type?: string;
                /** @description Reais, `min-max`; `0-max` with only a maximum, `min-` with only a minimum. */
                price?: string;
                /** @description Exactly so many; 5 is five or more. */
                bedrooms?: number;
                /** @description The round that bids are taken in now, or a direct sale. */
                phase?: "first" | "second" | "unique" | "direct";
                /** @description 1 recent, 2 lowest price, 3 highest price, 4 ending soon. */
                order?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionPage"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    getFormOptions: {
        parameters: {
            query?: {
                /** @description The state whose cities are wanted. */
                state_id?: number;
                /** @description The city whose neighbourhoods are wanted. */
                city_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOptions"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listEndingSoon: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auctions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listPopular: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auctions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    suggest: {
        parameters: {
            query: {
                /** @description What was typed so far. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    searchCities: {
        parameters: {
            query: {
                /** @description What was typed so far. */
                title: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitySearch"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateCount"][];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listCities: {
        parameters: {
            query: {
                /** @description The state. */
                state_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityCount"][];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listNeighborhoods: {
        parameters: {
            query: {
                /** @description The city. */
                city_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeighborhoodCount"][];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryCount"][];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    getAuction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid_key, or the numeric id of a legacy item. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDetailAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listSimilar: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The uuid_key, or the numeric id of a legacy item. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auctions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
}
