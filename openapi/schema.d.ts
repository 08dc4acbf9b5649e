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
    "/api/auctions/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the auctions of a list are
         * @description The auctions of the same filters as the list, joined to clusters whose marks lie beside each other on a map of that width. An auction stands at its own coordinates where its source gives any, else at its municipality's seat.
         */
        get: operations["listMapClusters"];
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
         * @description With its history by list date. An auction that left its list is found for another 180 days. One that left longer ago, ended over 30 days ago or is hidden by the exclusion check is gone for good (410).
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
    "/api/customer/favorites/load-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourites
         * @description One page of 30, the latest saved first, each with what changed since the customer last looked at it. Hidden auctions are left out.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/favorites/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of all my favourites
         * @description For the hearts of every list, and for the count.
         */
        get: operations["listFavoriteKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/save-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a favourite
         * @description Again changes nothing.
         */
        post: operations["saveFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/favorites/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a favourite
         * @description One that is not in the list is removed as well.
         */
        post: operations["removeFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/post-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a customer
         * @description Answers a new session of 24 hours. After failures a captcha is asked for, in `errors.captcha`; the account itself is never locked.
         */
        post: operations["signInCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out as a customer
         * @description Ends this session on the server. Other sessions of the same person go on.
         */
        post: operations["signOutCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/post-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as an auctioneer
         * @description Answers a new session of 24 hours. After failures a captcha is asked for, in `errors.captcha`; the account itself is never locked.
         */
        post: operations["signInAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out as an auctioneer
         * @description Ends this session on the server. Other sessions of the same person go on.
         */
        post: operations["signOutAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/post-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as an admin
         * @description Answers a new session of 24 hours. After failures a captcha is asked for, in `errors.captcha`; the account itself is never locked.
         */
        post: operations["signInAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out as an admin
         * @description Ends this session on the server. Other sessions of the same person go on.
         */
        post: operations["signOutAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by the password grant
         * @description The same sessions as those of the sign-in calls, for programs and where no captcha is shown. It asks for a captcha after failures too: sign in by the call of the role then.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a captcha is needed
         * @description Where it is, signing in takes what a picture shows or what is spoken in its place.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture to read
         * @description Makes a new captcha. Whoever can't see it asks for its digits by `createCaptchaAudio`; either may be answered. It ends with its first answer, right or wrong, or after ten minutes. The one of `key` ends at once.
         */
        post: operations["createCaptchaImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha-audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Digits to hear
         * @description For those who can't see the picture: six digits, spoken, which answer the same captcha. Each call speaks others, and the last ones are right.
         */
        post: operations["createCaptchaAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha-loaded-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture was shown
         * @description Tells until when it can be answered, so that the page can ask for a new one in time.
         */
        post: operations["captchaLoaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The admin
         * @description Who is signed in.
         */
        post: operations["getAdminInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists that I sent
         * @description One page, the latest first.
         */
        get: operations["listFeeds"];
        put?: never;
        /**
         * Send a list of lots
         * @description A Martelo Feed of up to 20 MB as CSV, JSON lines or a file, of up to 2 MB as one JSON object. It is kept, and read in its turn, one of an auctioneer at a time; the address in `Location` tells what becomes of it. It is read line by line; a wrong line costs no other. A list that looks wrong as a whole is held and changes nothing, and so is every list of an auctioneer whose email isn't confirmed or whom no admin has approved yet, and one that leads to other hosts than the auctioneer's own. The same list again changes nothing either.
         */
        post: operations["sendFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One list that I sent
         * @description How it stands.
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/feeds/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a list that I sent
         * @description In the order of the file, 100 a page.
         */
        get: operations["listFeedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits in the back office
         * @description The figures of its first page. What a week counts began seven days ago.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where auctions come from
         * @description Each source with the last list that was taken in of it; those that went longest without one first.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctioneers who were invited
         * @description The latest first.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite an auctioneer
         * @description Sends a mail with the address of the registration form, which works for seven days. An earlier invitation of the same address ends with it.
         */
        post: operations["inviteAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{uuid}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back
         * @description Its address stops working.
         */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctioneers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctioneers and how their accounts stand
         * @description Those who wait for a decision first, then the latest. Only an approved one with a confirmed email publishes.
         */
        get: operations["listAuctioneers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctioneers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an auctioneer
         * @description From now on the account's lists are taken; those that waited are decided on one by one. What a suspension hid is shown again.
         */
        post: operations["approveAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctioneers/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an auctioneer
         * @description The lists that wait are refused with the reason, which the auctioneer reads; no more can be sent.
         */
        post: operations["refuseAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctioneers/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an auctioneer
         * @description Everything of the auctioneer is hidden, and no list can be sent, until the account is approved again.
         */
        post: operations["suspendAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctioneers/{id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say where an auctioneer's lots may lead
         * @description A list with a lot that leads elsewhere is held. A domain holds for every host below it.
         */
        post: operations["setAuctioneerDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists that came in
         * @description From auctioneers and by command, the latest first.
         */
        get: operations["listReceivedFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One list that came in
         * @description With the lines that have a fault.
         */
        get: operations["getReceivedFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of a list that came in
         * @description What became of each, 100 a page, in the order of the file. Of a list that was taken in by command only the lines with a fault are kept.
         */
        get: operations["listReceivedFeedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/vanishing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a held list would delist
         * @description The auctions that are listed now and that the held list lacks, with the figures of its states; by these an admin tells a real shrinking from a broken file. On the wire delistings keep their first name, `vanishing`.
         */
        get: operations["listDelistings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a held list pass
         * @description A job takes it in. Only of an auctioneer who is approved and whose email is confirmed.
         */
        post: operations["acceptFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a held list
         * @description It changes nothing and its content is thrown away; the sender reads the reason beside it.
         */
        post: operations["refuseFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feeds/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What taking a list back would change
         * @description Nothing is changed; where the list can not be taken back, or not yet, it says why.
         */
        get: operations["previewUndo"];
        put?: never;
        /**
         * Take a list back
         * @description A job makes every auction again what it was before the list, by further events; nothing is erased. Only the newest list that stands can be taken back, step by step. It can be sent again afterwards. A second wish while the first is under way is the first.
         */
        post: operations["undoFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions, hidden ones included
         * @description Those with the newest list first.
         */
        get: operations["listModeratedAuctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctions/{id}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide an auction
         * @description Everywhere and at once; lists that come later do not undo it.
         */
        post: operations["flagAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auctions/{id}/unflag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an auction again
         * @description As far as the rules let it be seen.
         */
        post: operations["unflagAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deletion-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests of deletion
         * @description Those that wait longest first.
         */
        get: operations["listDeletionRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deletion-requests/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account that asked for it
         * @description Deletes what the law does not make us keep, ends the sessions and sends a last mail.
         */
        post: operations["completeDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deletion-requests/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a request of deletion
         * @description The reason goes to the customer by mail.
         */
        post: operations["refuseDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what
         * @description What was done in the back office and to accounts; nothing of it can be changed.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people wrote
         * @description By the form of the contact page, the latest first; of those that wait for an answer alone, the ones that wait longest.
         */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a message was answered
         * @description Saying it again changes nothing.
         */
        post: operations["answerContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a message still waits for an answer
         * @description Takes back that it was answered. Saying it again changes nothing.
         */
        post: operations["reopenContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/alert/load-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My alerts
         * @description One page, the newest first, with what all alerts found today and this week.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/alert/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an alert
         * @description From now on each auction that is newly listed, or gets cheaper, and fits becomes an opportunity. A customer has at most 50.
         */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/alert/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an alert
         * @description What it has found stays.
         */
        post: operations["updateAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/alert/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an alert or go on with it
         * @description While paused nothing is matched; what came meanwhile is not told afterwards.
         */
        post: operations["pauseAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/alert/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an alert
         * @description The opportunities that it found stay.
         */
        post: operations["deleteAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/alert/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an alert would have told
         * @description How many auctions of the last 90 days of lists it would have found, counted over the history; nothing is saved.
         */
        post: operations["previewAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a link in a mail would end
         * @description Changes nothing, so that a mail scanner that follows it does no harm.
         */
        get: operations["getUnsubscription"];
        put?: never;
        /**
         * End the mails that a link names
         * @description One click (RFC 8058), without a session; again changes nothing.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How alerts are told
         * @description Without a choice of their own a customer is told at once.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        /**
         * Choose how alerts are told
         * @description Holds from the next match on.
         */
        post: operations["saveNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/post-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password as a customer
         * @description Sends a link that holds for an hour. The answer is the same, and takes as long, whether the email is known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/load-form-recover-pass/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose password a link sets, of a customer
         * @description Tells the name and the email as long as the link holds. Looking does not use it up.
         */
        get: operations["getPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/post-recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password as a customer
         * @description Uses the link up and ends every session of the person.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/password/post-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password as an auctioneer
         * @description Sends a link that holds for an hour. The answer is the same, and takes as long, whether the email is known or not.
         */
        post: operations["requestAuctioneerPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auctionner/password/load-form-recover-pass/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose password a link sets, of an auctioneer
         * @description Tells the name and the email as long as the link holds. Looking does not use it up.
         */
        get: operations["getAuctioneerPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/password/post-recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password as an auctioneer
         * @description Uses the link up and ends every session of the person.
         */
        post: operations["resetAuctioneerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/opportunity/load-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opportunities that are open
         * @description What the alerts found, the nearest date first, then the best discounts.
         */
        get: operations["listOpportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/opportunity-expired/load-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opportunities that are over
         * @description Those whose last round is past or that left their list; the latest first.
         */
        get: operations["listExpiredOpportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/opportunity-expired/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one that is over
         * @description It is gone for good from this list.
         */
        post: operations["deleteExpiredOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/opportunity/mark-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one as seen
         * @description The first time counts; again changes nothing.
         */
        post: operations["markOpportunityViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/opportunity/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take one out of the list
         * @description Or back into it. The same auction is not offered again.
         */
        post: operations["dismissOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The four figures of the dashboard
         * @description As things stand now.
         */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/recent-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened last
         * @description Favourites saved, alerts made, opportunities found, material fetched, changes of the account.
         */
        get: operations["listRecentActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price of one auction over time
         * @description By the dates of its source's lists, oldest first. Missing from a list means no more than that.
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the lists prove about one auction
         * @description The next price by the rule seen in the lists with its proof, how sales of its mode went, where it stands among those like it, and the legal floor. A reading of public lists, and no promise.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed of what I follow
         * @description The newest changes of favourites and visited auctions since the customer last looked at each, and the next rounds of favourites. Changes that a list told and that was taken back are not among them.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/auctions/{id}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed of an auction since my last visit
         * @description A visit ends 30 minutes after its last look; until then its pages compare with the visit before it. Of a favourite that was never visited it tells what changed since it was saved. Reading this is no visit.
         */
        get: operations["getAuctionNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that I looked at an auction
         * @description Sent by the page once it is seen, with the last event that it knew of; a list that came meanwhile stays news.
         */
        post: operations["recordVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My calendar addresses
         * @description Which there are and since when; the addresses themselves are told once, when they are made.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Make or renew a calendar address
         * @description An address for the favourites, or for an alert, that calendars subscribe to. An earlier one for the same is over at once.
         */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/calendars/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a calendar address
         * @description Calendars that subscribe to it get 404 from now on. One that there is none of is ended as well.
         */
        post: operations["revokeCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars/{token}/martelo.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A calendar of dated rounds
         * @description iCalendar (RFC 5545): an appointment for each round whose date a list gives, with the same UID for as long as it is known, a higher SEQUENCE whenever its auction changed, and STATUS CANCELLED once the auction left its list or the round was dropped, until 30 days after its date. It names nobody. Sales whose deadline no list gives are not in it.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/request-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the deletion of the account
         * @description Needs `current_password`. Nothing is deleted before `due_at`, 15 days later; a mail tells so. Until then it can be taken back.
         */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/request-deletion/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the request of deletion back
         * @description The account stays as it was.
         */
        post: operations["cancelDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/export-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All my data
         * @description One archive with a JSON file of everything that is kept of the customer, and tables as CSV that no spreadsheet runs. Five may be asked for in a quarter of an hour, one at a time.
         */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a customer
         * @description Makes the account, sends a mail to confirm the address, and signs in. A known email is told as an error of its field; a known CPF is not, since anybody could ask whose has an account. After three registrations from an address a captcha is asked for.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/load-register-form-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of the registration form
         * @description The kinds of person, the states, the rule for passwords and the texts that are accepted.
         */
        get: operations["getCustomerRegisterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/load-register-user-info/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation knows of a customer
         * @description For the registration form of somebody who has bought a plan before having an account.
         */
        get: operations["getCustomerInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address
         * @description By the token of the mail, of a customer or an auctioneer; no session is needed. A new address of an account takes effect by it.
         */
        post: operations["verifyCustomerEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/verify-email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation mail again
         * @description To the new address that awaits its confirmation, else to that of the account; the links of earlier mails end.
         */
        post: operations["sendCustomerEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer in short
         * @description Who is signed in, and with which subscription.
         */
        post: operations["getCustomerInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/info/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer in full
         * @description All that is known of the one who is signed in, to read.
         */
        get: operations["getCustomerDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile
         * @description As the forms show it.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/account/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description What is left out stays as it is. A new password, email, CPF or CNPJ needs `current_password`. A new password ends all other sessions. A new email takes effect once the link in a mail to it is used; the address of before is told at once, with a link back.
         */
        post: operations["updateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/account/email-change/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a new email that awaits its confirmation
         * @description The account keeps the address that it has; the link in the mail to the new one ends.
         */
        post: operations["cancelEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/email-change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the account back to its former email
         * @description By the token of the mail to the former address, before and for 14 days after the change took effect; no session is needed. Ends all sessions, this and all later changes, and the password, which is chosen anew by the `token` of the answer. An address that was never confirmed can stop a change, but not take back one that took effect.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/account/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all other sessions. A wrong current password is an error of its field.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The auctioneer
         * @description Who is signed in.
         */
        post: operations["getAuctioneerInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/verify-email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail that confirms the address again
         * @description The links of earlier mails end. Three in a quarter of an hour at most.
         */
        post: operations["sendAuctioneerEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an auctioneer
         * @description Makes the account, sends a mail to confirm the address, and signs in. A known email or registration is told as an error of its field. After three registrations from an address a captcha is asked for.
         */
        post: operations["registerAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctionner/load-register-form-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of the registration form
         * @description The states with their Juntas Comerciais, the rule for passwords and the texts that are accepted.
         */
        get: operations["getAuctioneerRegisterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auctionner/load-register-user-info/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation knows of an auctioneer
         * @description For the registration form of somebody whom an admin has invited.
         */
        get: operations["getAuctioneerInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/load-register-user-info/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation knows of an admin
         * @description For somebody whom an admin has invited to the back office.
         */
        get: operations["getAdminInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonus content
         * @description All of it, with what this customer has fetched.
         */
        get: operations["listBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/bonus/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an item as fetched
         * @description Kept once a customer; again changes nothing.
         */
        post: operations["redeemBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/bonus/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an item
         * @description Whole, or the part that `Range` asks for, so that a broken download goes on.
         */
        get: operations["getBonusFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/bonus/{id}/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The video of an item
         * @description Players send no token, so the address in the list bears a pass of this customer for this item, good for some hours. A wrong or old pass is answered like a missing item.
         */
        get: operations["getBonusVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to us
         * @description Kept and mailed on; answered with a protocol number.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How this site is set up
         * @description What a browser may know and nothing else.
         */
        get: operations["getSiteSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are here
         * @description Counted over the last hour, never made up.
         */
        get: operations["getVisitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something happened on a page
         * @description After the visitor has consented, never before. An event beyond what one address can tell of is answered alike and left out of all figures.
         */
        post: operations["recordEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something broke in a browser
         * @description Goes to the log, for those who repair it.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The checkout tells of a payment
         * @description Signed by the checkout over the time and the raw body; a known `event_id` changes nothing. A plan goes to an account whose email is confirmed; other buyers are asked by mail to confirm it, or to make one.
         */
        post: operations["receiveCheckoutEvent"];
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
            /** Format: int64 */
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
            /**
             * @description What kind of sale the source's row says that it is: `rounds` names its praças, `auction` has one date at most and no word
             *     about the praça, `sfi` has two auctions whose dates stand in the edital, `tender` takes proposals until one date,
             *     `online` until a deadline on the seller's page, `direct` sells to the first who pays. Null where only the dates tell.
             * @enum {string|null}
             */
            sale_method?: "rounds" | "auction" | "sfi" | "tender" | "online" | "direct" | null;
            /** @description `type` is concluded from the lot's number, and not what the source states. */
            type_inferred?: boolean;
            featured: boolean;
            date_first: components["schemas"]["LocalDateTime"];
            date_second: components["schemas"]["LocalDateTime"];
            /** @description Of a third praça or call; only after `date_second`. */
            date_third?: components["schemas"]["LocalDateTime"];
            minimum_value_first: components["schemas"]["Reais"];
            minimum_value_second: components["schemas"]["Reais"];
            /** @description Null where there is no third round, or its least bid is not stated. */
            minimum_value_third?: components["schemas"]["Reais"];
            price_valuation: components["schemas"]["Reais"];
            extra: string | null;
            /** @description The official page; http or https. */
            link: string | null;
            address: string | null;
            neighborhood: string | null;
            /** @description A district of the city, or a region of the Federal District, that the source names in its place. */
            district?: string | null;
            latitude: number | null;
            longitude: number | null;
            /**
             * @description What the coordinates are of; the seat of the municipality where the source gives none.
             * @enum {string|null}
             */
            position?: "address" | "municipality" | null;
            /** @description The kind of property in the source's words. */
            kind: string | null;
            area_total: components["schemas"]["SquareMetres"];
            area_private: components["schemas"]["SquareMetres"];
            area_land: components["schemas"]["SquareMetres"];
            /** Format: int32 */
            bedrooms: number | null;
            /** Format: int32 */
            parking: number | null;
            accepts_financing: boolean | null;
            featured_image: string | null;
            images: string[];
            category: components["schemas"]["Named"];
            subcategory: components["schemas"]["Named"] | null;
            state: components["schemas"]["State"] | null;
            /** @description The municipality; `id` is null where the source's name is no municipality. */
            city: {
                /** Format: int32 */
                id: number | null;
                name: string;
            } | null;
            auctioneers: components["schemas"]["Auctioneer"] | null;
            gone_since: components["schemas"]["CalendarDate"];
            source: components["schemas"]["Source"];
            /** @description Invented, to try the platform out; marked wherever it is shown. */
            sample: boolean;
            /** @description What it asks after its next fall by the rule that the lists show; null where nothing is told, or its proof does not hold. */
            told_next_price?: components["schemas"]["ForecastPrice"] | null;
        };
        AuctionPage: {
            data: components["schemas"]["Auction"][];
            pagination: components["schemas"]["Pagination"];
            price_statistics: components["schemas"]["PriceStatistics"];
            facets: components["schemas"]["Facets"];
            reading: components["schemas"]["Reading"];
            /** @description The date of the newest list that one of these auctions is from; null where none is found. */
            list_date: components["schemas"]["CalendarDate"];
        };
        Home: {
            /** @description Highlighted ones, at most 10. */
            opportunities: components["schemas"]["Auction"][];
            recent_auctions: components["schemas"]["Auction"][];
            next_auctions: components["schemas"]["Auction"][];
            totals: {
                /** Format: int32 */
                auctions: number;
                /** Format: int32 */
                cities: number;
                list_date: components["schemas"]["CalendarDate"];
            };
        };
        FormOptions: {
            categories: components["schemas"]["Named"][];
            subcategories: {
                /** Format: int32 */
                id: number;
                name: string;
                /** Format: int32 */
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
        /** @description One line under the search field. `id` is a city's IBGE code, that code with `:` and the district or neighbourhood, or an auction's key. */
        Suggestion: {
            /** @enum {string} */
            kind: "city" | "district" | "neighborhood" | "auction";
            id: string;
            label: string;
            detail: string;
            /** Format: int32 */
            count: number | null;
        };
        /** @description A favourite as the list reads it, with the auction whole. */
        Favorite: {
            /** Format: uuid */
            uuid_key: string;
            title: string;
            /** @description Setor Bueno, Goiânia – GO */
            location: string | null;
            featured_image: string | null;
            date_first: components["schemas"]["LocalDateTime"];
            /** @description As people read it, `R$ 320.000,00`. */
            minimum_value_first: string | null;
            saved_at: components["schemas"]["Instant"];
            auction: components["schemas"]["Auction"];
            news: components["schemas"]["FavoriteNews"];
        };
        /** @description An opaque token, to be sent as `Authorization Bearer …`; the server ends it after `expires_in` seconds. */
        Session: {
            access_token: string;
            /** @enum {string} */
            token_type: "bearer";
            /**
             * Format: int32
             * @description Seconds.
             */
            expires_in: number;
            /** @enum {string} */
            user_type: "customer" | "auctioneer" | "admin";
        };
        AdminInfo: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            user_type: "admin";
            name: string;
            email: string;
            created_at: components["schemas"]["Instant"];
        };
        /** @description An alert as it is read. The first six texts are for people, the fields below for forms. */
        Alert: {
            id: components["schemas"]["Id"];
            /** @description Imóveis */
            category: string;
            /** @description The kind of property, as 'Apartamentos'. */
            sub_category: string;
            /** @description Goiânia - GO; several parted by commas. */
            city: string;
            /** @description The kind of auction, as 'Todos'. */
            type: string;
            /** @description In Brazilian form without the sign, `100.000,00`. */
            minimum_price: string;
            maximum_price: string;
            property_type: components["schemas"]["PropertyTypeCode"];
            auction_type: components["schemas"]["AuctionTypeCode"];
            cities: {
                /** Format: int32 */
                id: number;
                name: string;
                uf: components["schemas"]["Uf"];
            }[];
            price_min: components["schemas"]["AlertPrice"];
            price_max: components["schemas"]["AlertPrice"];
            name?: components["schemas"]["AlertName"];
            filters?: components["schemas"]["AlertFilters"];
            tells?: components["schemas"]["AlertTells"];
            /** @description Each of the further filters in words. */
            filter_labels?: {
                id: string;
                label: string;
            }[];
            /** @description Paused nothing is matched and nothing is sent. */
            paused: boolean;
            /** @description How many auctions it has found. */
            matches: {
                total: components["schemas"]["Count"];
                today: components["schemas"]["Count"];
                week: components["schemas"]["Count"];
            };
            last_match_at: components["schemas"]["MaybeInstant"];
            created_at: components["schemas"]["Instant"];
        };
        /** @description What to watch for. `price_min` must lie below `price_max`. */
        AlertInput: {
            property_type: components["schemas"]["PropertyTypeCode"];
            auction_type?: components["schemas"]["AuctionTypeCode"];
            state?: components["schemas"]["StateId"];
            city: components["schemas"]["CityIds"];
            price_min: components["schemas"]["AlertPrice"];
            price_max: components["schemas"]["AlertPrice"];
            vehicle_type?: components["schemas"]["VehicleType"];
            type?: components["schemas"]["AlertKind"];
            name?: components["schemas"]["AlertName"];
            filters?: components["schemas"]["AlertFilters"];
            tells?: components["schemas"]["AlertTells"];
        };
        /**
         * @description An auction that was found for this customer: by an alert, or as one of the best discounts. `status` is of the moment of
         *     the answer; `auction_date` is when the current round's bids close.
         */
        Opportunity: {
            /**
             * Format: int64
             * @description The auction's number, since an auction is found for a customer at most once.
             */
            id: number;
            /** Format: uuid */
            uuid_key: string;
            title: string;
            /** @enum {string|null} */
            property_type: "casas" | "apartamentos" | "terrenos" | "galpoes" | "comercial" | "rural" | null;
            city: string | null;
            /** @description GO */
            state: string | null;
            original_value: components["schemas"]["Reais"];
            current_value: components["schemas"]["Reais"];
            /**
             * Format: int32
             * @description Percent; 0 where there is none or it is not known.
             */
            discount: number;
            auction_date: components["schemas"]["LocalDateTime"];
            /**
             * Format: int32
             * @description Whole days to `auction_date`; null without a date or after it.
             */
            days_remaining: number | null;
            /** @enum {string} */
            status: "available" | "ending-soon" | "expired";
            /** @enum {string|null} */
            auction_type: "judicial" | "extrajudicial" | "caixa" | "administrativo" | "voluntario" | null;
            direct_sale: boolean;
            auctioneer: string | null;
            image: string | null;
            is_favorite: boolean;
            /** @enum {string} */
            reason: "alert" | "discount";
            /**
             * Format: int64
             * @description The alert that found it; null for a discount or an alert since deleted.
             */
            alert_id: number | null;
            /**
             * Format: date-time
             * @description When the alert found it; of a discount the day of the first list that had it. ISO 8601 in UTC.
             */
            found_at: string;
            viewed_at: components["schemas"]["MaybeInstant"];
            source: components["schemas"]["Source"];
            sample: boolean;
        };
        /** @description The account in short (ACC-06). */
        CustomerSummary: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            user_type: "customer";
            name: string;
            email: string;
            verified_email: boolean;
            /** @description `active`, or another word that is shown as it is. */
            status: string;
            /** @description Null without a subscription. */
            signature_code: string | null;
            /** @description The subscription; null for basic access. */
            signature: components["schemas"]["Subscription"] | null;
        };
        /** @description The customer's own information, to read (ACC-08). */
        CustomerInfo: {
            id: components["schemas"]["Id"];
            name: string;
            user_name: string | null;
            email: string;
            verified_email: boolean;
            pending_email: components["schemas"]["MaybePendingEmail"];
            cellphone: components["schemas"]["MaybePhone"];
            verified_cellphone: boolean;
            /** @description Without punctuation. */
            cpf_cnpj: string | null;
            type: components["schemas"]["PersonType"];
            company_name: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description The customer's profile, as the forms show it (ACC-04, ACC-07). */
        Account: {
            name: string;
            email: string;
            /** @description Null for a company. */
            cpf: string | null;
            /** @description Without punctuation. */
            cpf_cnpj: string | null;
            cellphone: components["schemas"]["MaybePhone"];
            phone: components["schemas"]["MaybePhone"];
            company_name: string | null;
            user_name: string | null;
            type: components["schemas"]["PersonType"];
            address: components["schemas"]["Address"];
            verified_email: boolean;
            pending_email: components["schemas"]["MaybePendingEmail"];
            /** @description The one that waits for its day; null without one. */
            deletion_request: components["schemas"]["PendingDeletion"] | null;
        };
        AuctioneerInfo: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            user_type: "auctioneer";
            name: string;
            company_name: string;
            registration: string;
            uf: components["schemas"]["Uf"];
            email: string;
            verified_email: boolean;
            cellphone: components["schemas"]["MaybePhone"];
            /** @description Without punctuation. */
            cpf_cnpj: string | null;
            website: string | null;
            domains: components["schemas"]["Domains"];
            approval: components["schemas"]["Approval"];
            approval_reason: components["schemas"]["ApprovalReason"];
            created_at: components["schemas"]["Instant"];
        };
        /** @description One piece of bonus content; `download_url` or `video_url` is null where it has no file or no video. */
        BonusItem: {
            id: components["schemas"]["BonusId"];
            title: string;
            description: string;
            /** @enum {string} */
            type: "ebook" | "planilha" | "tutorial" | "video";
            /** @enum {string} */
            category: "ebooks" | "tutoriais" | "conteudo-extra";
            /** @description PDF */
            file_type: string | null;
            /**
             * Format: int32
             * @description Bytes.
             */
            size: number | null;
            /**
             * Format: int32
             * @description Seconds.
             */
            duration: number | null;
            /** @description Asks for the session. */
            download_url: string | null;
            /** @description Bears its own pass, since players send no token; it opens for some hours. */
            video_url: string | null;
            is_downloaded: boolean;
            downloaded_at: components["schemas"]["MaybeInstant"];
            sample: boolean;
        };
        /** @description What a browser may know of how this site is set up, and nothing else. Null is what is not configured. */
        SiteSettings: {
            /**
             * @description HONEST-01.
             * @enum {string}
             */
            marketing: "sample" | "live" | "off";
            /** @description The real end of the annual plan's offer. */
            offer_ends_at: components["schemas"]["MaybeInstant"];
            contact: {
                email: string | null;
                phone: string | null;
                /** @description With the country code, digits alone. */
                message_number: string | null;
            };
            /** @description The external checkout of each plan. */
            checkout: {
                monthly: string | null;
                annual: string | null;
            };
            pixel_id: string | null;
            /** @description Signing in from this address needs it now. */
            captcha_required: boolean;
            /** @description Demonstration data. */
            demo: boolean;
        };
        /**
         * @description One list as it was sent, and what became of it. `queued` is kept and waits for its turn; `running` is being read;
         *     `taken` is in the database; `held` waits for an admin's decision; `refused` is no list, or was refused; `failed` broke
         *     off on our side. None but `taken` has changed anything, and what it changed is 0 until then.
         */
        Feed: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["FeedStatus"];
            /**
             * @description Of a held list: what must come next, that the auctioneer confirms the email, that an admin approves the auctioneer, or a suspended one again, or an admin's decision on the list.
             * @enum {string|null}
             */
            waits_for: "confirmation" | "approval" | "suspended" | "decision" | null;
            file_name: string;
            source: {
                code: string;
                name: string;
            };
            list_date: components["schemas"]["CalendarDate"];
            /** @description Lines that hold a lot. */
            rows: components["schemas"]["Count"];
            new: components["schemas"]["Count"];
            changed: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            /** @description Were gone and are listed again. */
            returned: components["schemas"]["Count"];
            /** @description No longer in a list that is complete; of an undoing `unlisted` and `withdrawn` together. */
            gone: components["schemas"]["Count"];
            /** @description Of an undoing, came back by the list and are out of it again. Left out of other runs, and of old undoings. */
            unlisted?: components["schemas"]["Count"];
            /** @description Of an undoing, were in no list before it and are shown no more. Left out of other runs, and of old undoings. */
            withdrawn?: components["schemas"]["Count"];
            /** @description Lines with a fault; they cost no other. */
            rejected: components["schemas"]["Count"];
            /** @description Why it is held or refused, in Portuguese. */
            reason: string | null;
            /** @description What else a person should know of a list that was taken, a sentence each, in Portuguese. */
            notes?: string[];
            received_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["MaybeInstant"];
            /** @description When the list was taken back. */
            undone_at?: components["schemas"]["MaybeInstant"];
            /**
             * Format: uuid
             * @description The list that this run took back; its figures are what that changed.
             */
            undoes?: string | null;
        };
        FeedLine: {
            /**
             * Format: int32
             * @description Counted from 1 in the file, blank lines included; 0 for what is gone.
             */
            line: number;
            /** @description Null where the line could not be read. */
            code: string | null;
            outcome: components["schemas"]["LineOutcome"];
            /** @description What is wrong with it, in Portuguese. */
            reason: string | null;
            /**
             * Format: uuid
             * @description The auction that it is now; null where it is shown nowhere.
             */
            uuid_key: string | null;
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
            /** Format: int32 */
            id: number;
            name: string;
        };
        /** @description A state; the id is its IBGE code. */
        State: {
            /** Format: int32 */
            id: number;
            name: string;
            uf: string;
        };
        Auctioneer: {
            /** Format: int32 */
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
            /**
             * Format: int32
             * @description For how many days a list of the source is current; figures of an older one must be checked.
             */
            fresh_days?: number;
        };
        /** @description Told before the next list, with how often such statements of the same kind of sale came true to 2 centavos in the lists of the days named. */
        ForecastPrice: {
            price: number;
            /**
             * @description Of its own cut, or of most with its discount.
             * @enum {string}
             */
            kind: "observed" | "frequent";
            /** Format: int32 */
            hits: number;
            /** Format: int32 */
            falls: number;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        Pagination: {
            /** Format: int32 */
            current_page: number;
            /** Format: int32 */
            last_page: number;
            /** Format: int32 */
            per_page: number;
            /** Format: int32 */
            total: number;
            /** Format: int32 */
            from: number | null;
            /** Format: int32 */
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
                /** Format: int32 */
                count: number;
            }[];
        };
        StateCount: {
            /** Format: int32 */
            id: number;
            name: string;
            uf: string;
            /** Format: int32 */
            auction_count: number;
        };
        /** @description A municipality; the id is its IBGE code. */
        CityCount: {
            /** Format: int32 */
            id: number;
            name: string;
            uf: string;
            /** Format: int32 */
            state_id: number;
            /** Format: int32 */
            auction_count: number;
        };
        NeighborhoodCount: {
            name: string;
            city: components["schemas"]["Named"];
            /** Format: int32 */
            auction_count: number;
        };
        /** @description A kind of property with its number of auctions. */
        CategoryCount: {
            /** Format: int32 */
            id: number;
            name: string;
            /** Format: int32 */
            count: number;
            /** Format: int32 */
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
                /** Format: int32 */
                count: number;
            }[];
            phases: {
                /** @enum {string} */
                phase: "first" | "second" | "third" | "unique" | "direct" | "sfi" | "tender" | "online";
                /** Format: int32 */
                count: number;
            }[];
            /** @description How they are sold. */
            modalities: {
                modality: components["schemas"]["Modality"];
                /** Format: int32 */
                count: number;
            }[];
            /** @description Kinds as the sources name them, the most frequent ones and the chosen. */
            kinds: {
                /** @description Folded, as `kind` takes it. */
                kind: string;
                label: string;
                /** Format: int32 */
                count: number;
            }[];
            /** @description Counted whatever place is chosen. */
            regions: {
                region: components["schemas"]["Region"];
                /** Format: int32 */
                count: number;
            }[];
            /** @description With so many per cent or more. */
            discounts: {
                /** Format: int32 */
                discount_min: number;
                /** Format: int32 */
                count: number;
            }[];
            /** @description By the area that `area_kind` says, in m²; what is not known is in none. */
            areas: {
                from: number;
                to: number | null;
                /** Format: int32 */
                count: number;
            }[];
            /** @description By the price of a square metre, in reais; what is not known is in none. */
            square_metres: {
                from: number;
                to: number | null;
                /** Format: int32 */
                count: number;
            }[];
            bedrooms: {
                /**
                 * Format: int32
                 * @description 5 stands for five or more.
                 */
                bedrooms: number;
                /** Format: int32 */
                count: number;
            }[];
            /** @description With so many parking spaces or more. */
            parking: {
                /** Format: int32 */
                parking_min: number;
                /** Format: int32 */
                count: number;
            }[];
            /** Format: int32 */
            financing: number;
            /** Format: int32 */
            fgts: number;
            /** @description What is not known is in neither. */
            occupancies: {
                occupancy: components["schemas"]["Occupancy"];
                /** Format: int32 */
                count: number;
            }[];
            /** @description By the month in São Paulo in which the current round closes, the earliest first. */
            months: {
                month: string;
                /** Format: int32 */
                count: number;
            }[];
            /** @description By the source of the list. */
            sources: {
                code: string;
                name: string;
                /** Format: int32 */
                count: number;
            }[];
            /** @description The most frequent ones and the chosen. */
            auctioneers: {
                /** Format: int32 */
                id: number;
                name: string;
                /** Format: int32 */
                count: number;
            }[];
            /** @description By the price after the next fall, in reais; what is not told is in none. */
            next_prices: {
                from: number;
                to: number | null;
                /** Format: int32 */
                count: number;
            }[];
            discount_ranks: components["schemas"]["RankCounts"];
            price_m2_ranks: components["schemas"]["RankCounts"];
        };
        /** @description The filters that the answer was made with, the address's and the read ones together; those that ask for everything are left out where they may be. */
        AppliedFilters: {
            subcategory_id: number[];
            type: ("judicial" | "extrajudicial" | "caixa" | "administrativo" | "voluntario")[];
            /**
             * Format: int32
             * @description The one state; null where there is none, and where there are several.
             */
            state_id: number | null;
            state_ids: number[];
            city_id: number[];
            price_min: components["schemas"]["Reais"];
            price_max: components["schemas"]["Reais"];
            /** @enum {string|null} */
            phase: "first" | "second" | "third" | "unique" | "direct" | "sfi" | "tender" | "online" | null;
            modality?: components["schemas"]["Modality"][];
            kind?: string[];
            region?: components["schemas"]["Region"];
            /** @example 5201405 */
            not_city_id?: string;
            /** Format: int32 */
            discount_min?: number;
            area_min?: number;
            area_max?: number;
            area_kind?: components["schemas"]["AreaKind"];
            price_m2_min?: number;
            price_m2_max?: number;
            bedrooms?: number[];
            /** Format: int32 */
            parking_min?: number;
            financing?: boolean;
            fgts?: boolean;
            occupancy?: components["schemas"]["Occupancy"];
            /**
             * Format: date
             * @example 2026-03-10
             */
            date_from?: string;
            /**
             * Format: date
             * @example 2026-03-31
             */
            date_to?: string;
            source?: string[];
            auctioneer_id?: number[];
            next_price_max?: number;
            /** Format: int32 */
            discount_rank_min?: number;
            /** Format: int32 */
            price_m2_rank_min?: number;
        };
        /** @description What was understood of the keyword, as filters; `rest` stayed the keyword. */
        Reading: {
            chips: {
                /** @enum {string} */
                kind: "propertyType" | "type" | "state" | "city" | "price" | "phase" | "modality" | "kind" | "region" | "excludedCity" | "discount" | "area" | "squareMetre" | "bedrooms" | "parking" | "financing" | "fgts" | "occupancy" | "dates" | "source" | "auctioneer" | "nextPrice" | "discountRank" | "squareMetreRank";
                label: string;
                /** @description The words of the keyword that say so. */
                text: string;
            }[];
            rest: string;
            /** @description Words that say no filter and occur in no auction, or with `elsewhere` in none that the rest of the search leaves, states that are named beside cities of other ones, with `denied` what is not wanted and no filter leaves out, with `unlisted` numbers that no list tells, and with `overruled` figures: the list is made without them. `nearest` is the known word most like it. */
            unread: {
                word: string;
                nearest: string | null;
                elsewhere?: boolean;
                /** @description It is not wanted, and no filter leaves it out. */
                denied?: boolean;
                /** @description It is a number that no list tells: a CEP, an edital's. */
                unlisted?: boolean;
                /** @description It is a figure of a kind that the query states on its own. */
                overruled?: boolean;
            }[];
            /** @description Words that occur in no auction, and the ones like them that were searched in their place. */
            similar: {
                word: string;
                words: string[];
            }[];
            applied: components["schemas"]["AppliedFilters"];
        };
        /** @description One or several auctions at one place of the map. `city_id` is their municipality where they have but one; `uuid_key` is the auction where it is but one. */
        MapCluster: {
            id: string;
            latitude: number;
            longitude: number;
            /** Format: int32 */
            count: number;
            /** @description In words, for people. */
            label: string;
            /**
             * @description What the place is of.
             * @enum {string}
             */
            precision: "address" | "municipality" | "several";
            /** Format: int32 */
            city_id: number | null;
            /** Format: uuid */
            uuid_key: string | null;
        };
        /** @description Where the auctions of a list are. `total` are those of the clusters; `unplaced` are at no known place. */
        MapClusters: {
            data: components["schemas"]["MapCluster"][];
            /** Format: int32 */
            total: number;
            /** Format: int32 */
            unplaced: number;
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
        Debt: {
            amount: components["schemas"]["Reais"];
            /**
             * @description Who pays it; `proceeds` is the price itself.
             * @enum {string|null}
             */
            paid_by: "buyer" | "seller" | "proceeds" | null;
        };
        /** @description What the source tells of the lot besides its figures; null is not informed. Names of parties and debtors are not among it. */
        AuctionFacts: {
            /** @description The official document of the sale. */
            edital_url: string | null;
            /** @description Unique number of the court case (Resolução CNJ 65/2008), digits alone; its check digits are right. */
            process_number: string | null;
            /** @enum {string|null} */
            occupancy: "occupied" | "vacant" | null;
            accepts_fgts: boolean | null;
            /** @description CEP. */
            postal_code: string | null;
            /** @description The matrícula and the registry office that keeps it. */
            registration: {
                number: string | null;
                office: string | null;
            } | null;
            iptu_debt: components["schemas"]["Debt"] | null;
            condominium_debt: components["schemas"]["Debt"] | null;
            /**
             * Format: int32
             * @description How many bids the source counted on the day of its list.
             */
            bids: number | null;
        };
        EventValue: number | string | boolean | null;
        EventField: {
            /** @enum {string} */
            name: "title" | "date_first" | "date_second" | "minimum_value_second" | "date_third" | "minimum_value_third" | "type" | "subcategory" | "kind" | "state" | "city" | "neighborhood" | "address" | "latitude" | "longitude" | "area_total" | "area_private" | "area_land" | "bedrooms" | "parking" | "extra" | "link" | "images" | "auctioneer" | "featured" | "edital_url" | "process_number" | "occupancy" | "accepts_fgts" | "postal_code" | "registration_number" | "registration_office" | "iptu_debt" | "iptu_paid_by" | "condominium_debt" | "condominium_paid_by" | "bids";
            /** @description As the auction has it; null where nothing was stated, and always for `images` and `auctioneer`. */
            from: components["schemas"]["EventValue"];
            to: components["schemas"]["EventValue"];
        };
        /**
         * @description One line of the history; each dated by the list that showed it. `undone` says that this list was taken back: what it
         *     had changed is as it was before, and its own lines are left out. Amounts are reais.
         */
        Event: {
            /** @enum {string} */
            kind: "listed" | "price" | "valuation" | "modality" | "rounds" | "financing" | "details" | "gone" | "returned" | "undone";
            /** Format: date */
            list_date: string;
            /** @description Before: reais, a modality, or whether financing is accepted. */
            from: components["schemas"]["EventValue"];
            /** @description From this list on. */
            to: components["schemas"]["EventValue"];
            /** @description Of `rounds` and `details`, what changed; empty where an earlier version did not keep it. */
            fields: components["schemas"]["EventField"][];
        };
        AuctionDetail: components["schemas"]["Auction"] & {
            facts?: components["schemas"]["AuctionFacts"] | null;
            history: components["schemas"]["Event"][];
        };
        AuctionDetailAnswer: {
            success: boolean;
            data: components["schemas"]["AuctionDetail"];
            message: string;
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC.
         */
        Instant: string;
        /**
         * Format: date-time
         * @description ISO 8601 in UTC; null where it has not happened.
         */
        MaybeInstant: string | null;
        /**
         * @description `visit` where `since` is the last look of the visit before, `saved` where it is when the auction was saved; null where it is neither, so that nothing is compared.
         * @enum {string|null}
         */
        Since: "visit" | "saved" | null;
        /** Format: int32 */
        Count: number;
        /** @description Those of the newest list first, and of one list what matters most, the price before all. */
        Changes: components["schemas"]["Event"][];
        /** @description What changed of a favourite since the customer last looked at it; nothing where `total` is 0. */
        FavoriteNews: {
            since: components["schemas"]["MaybeInstant"];
            since_kind: components["schemas"]["Since"];
            /** @description How many changes there are in all. */
            total: components["schemas"]["Count"];
            events: components["schemas"]["Changes"];
        };
        FavoritePage: {
            /** @description The latest saved first. */
            data: components["schemas"]["Favorite"][];
            total: components["schemas"]["Count"];
            /** Format: int32 */
            current_page: number;
            /** Format: int32 */
            per_page: number;
            /** Format: int32 */
            last_page: number;
            /** @description How many of all changed since the last look. */
            changed_total: components["schemas"]["Count"];
        };
        FavoriteKeys: {
            data: string[];
        };
        /** @description The auction's uuid_key, or the numeric id of a legacy item. */
        FavoriteCode: string;
        FavoriteInput: {
            code: components["schemas"]["FavoriteCode"];
        };
        FavoriteChanged: {
            message: string;
            code: string;
            favorite: boolean;
            /** @description How many favourites there are now. */
            total: components["schemas"]["Count"];
        };
        FavoriteRemoval: {
            code: components["schemas"]["FavoriteCode"];
            /**
             * Format: int32
             * @description Its place in the list on the screen; not needed.
             */
            index?: number;
        };
        /** Format: email */
        Email: string;
        /** Format: password */
        Password: string;
        /** @description What the person read in the picture, or the digits that were heard; spaces do not count. */
        CaptchaAnswer: string;
        /**
         * Format: uuid
         * @description Of the captcha that is answered; each is used up by its first answer.
         */
        CaptchaKey: string;
        /** @description What a person signs in with. The captcha's two fields are asked for after failures. */
        SignIn: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            captcha_key?: components["schemas"]["CaptchaKey"];
        };
        /** @description It is done. */
        Done: {
            /** @description One sentence in Portuguese, for people. */
            message: string;
        };
        /** @description The password grant of OAuth 2. What a browser knows is no secret, so `client_secret` may be left out. */
        TokenRequest: {
            /** @enum {string} */
            grant_type: "password";
            /** @enum {string} */
            client_id: "2";
            client_secret?: string;
            username: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @enum {string} */
            scope: "customer" | "auctioneer" | "admin";
        };
        Token: {
            access_token: string;
            /** @enum {string} */
            token_type: "bearer";
            /**
             * Format: int32
             * @description Seconds.
             */
            expires_in: number;
            /** @enum {string} */
            user_type: "customer" | "auctioneer" | "admin";
            /** @enum {string} */
            scope: "customer" | "auctioneer" | "admin";
        };
        CaptchaState: {
            data: {
                /** @description Signing in from this address needs one now. */
                required: boolean;
            };
        };
        CaptchaImageRequest: {
            /** @description Of the captcha that the new one takes the place of. */
            key?: components["schemas"]["CaptchaKey"];
        };
        CaptchaImage: {
            data: {
                /** @description A PNG in base64. */
                image: string;
                /** Format: uuid */
                key: string;
                expires_at: components["schemas"]["Instant"];
            };
        };
        CaptchaAudioRequest: {
            /** @description Of the captcha whose digits are spoken. */
            key: components["schemas"]["CaptchaKey"];
        };
        CaptchaAudio: {
            data: {
                /** @description A WAV file in base64 that says six digits in Portuguese; 6 is said as 'meia'. */
                audio: string;
                /** Format: uuid */
                key: string;
                expires_at: components["schemas"]["Instant"];
            };
        };
        CaptchaLoadedRequest: {
            key: components["schemas"]["CaptchaKey"];
        };
        CaptchaLoaded: {
            data: {
                /** Format: uuid */
                key: string;
                expires_at: components["schemas"]["Instant"];
            };
        };
        /** Format: int64 */
        Id: number;
        /** @enum {string} */
        FeedStatus: "queued" | "running" | "taken" | "held" | "refused" | "failed";
        FeedPage: {
            /** @description The latest first. */
            data: components["schemas"]["Feed"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The feed as one object, its lots in `lots`; each is judged by itself, so that a wrong one costs no other. */
        FeedDocument: {
            /**
             * Format: int32
             * @description The version of the format.
             */
            martelo_feed: number;
            /** Format: date */
            list_date?: string;
            /** @description Lists all that there is (false where it is left out), so that what it lacks is gone. */
            complete?: boolean;
            lots: unknown[];
        };
        FeedText: string;
        FeedUpload: {
            /**
             * Format: binary
             * @description JSON lines or CSV, plain or as .gz.
             */
            file: string;
            /**
             * Format: date
             * @description For a list that tells no date of its own.
             */
            list_date?: string;
        };
        FeedReceived: {
            message: string;
            data: components["schemas"]["Feed"];
            /** @description Where it is followed, as the header `Location` has it. */
            location: string;
        };
        FeedAnswer: {
            data: components["schemas"]["Feed"];
        };
        /**
         * @description `gone` is a lot that a complete list no longer has.
         * @enum {string}
         */
        LineOutcome: "new" | "changed" | "unchanged" | "gone" | "rejected";
        FeedLinePage: {
            data: components["schemas"]["FeedLine"][];
            pagination: components["schemas"]["Pagination"];
        };
        BackOfficeOverview: {
            auctions: {
                /** @description What visitors can find. */
                listed: components["schemas"]["Count"];
                /** @description Flagged, by an admin or by the rules. */
                hidden: components["schemas"]["Count"];
                /** @description Of the newest list. */
                list_date: components["schemas"]["CalendarDate"];
            };
            feeds: {
                /** @description Wait for a word, whenever they came. */
                held: components["schemas"]["Count"];
                taken_in_week: components["schemas"]["Count"];
                refused_in_week: components["schemas"]["Count"];
                failed_in_week: components["schemas"]["Count"];
            };
            sources: {
                total: components["schemas"]["Count"];
                /** @description Without a list in the week. */
                stale: components["schemas"]["Count"];
            };
            deletion_requests: {
                open: components["schemas"]["Count"];
                /** @description When the first of them is due. */
                next_due_at: components["schemas"]["MaybeInstant"];
            };
            people: {
                customers: components["schemas"]["Count"];
                /** @description Registered in the week. */
                customers_in_week: components["schemas"]["Count"];
                auctioneers: components["schemas"]["Count"];
                /** @description Wait for an admin's decision. */
                pending_auctioneers: components["schemas"]["Count"];
            };
            invitations: {
                open: components["schemas"]["Count"];
            };
            contact_messages: {
                /** @description Wait for an answer. */
                open: components["schemas"]["Count"];
                in_week: components["schemas"]["Count"];
                /** @description Not yet sent on to the support's mailbox. */
                overdue: components["schemas"]["Count"];
            };
        };
        /** @description Who sent a list; null for what the operator took in. */
        Sender: {
            id: components["schemas"]["Id"];
            name: string;
            company_name: string;
        };
        LastFeed: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["FeedStatus"];
            received_at: components["schemas"]["Instant"];
        };
        FedSource: {
            code: string;
            name: string;
            /** @description Invented. */
            sample: boolean;
            /** @description The auctioneer whose feeds it is made of; null for what the operator takes in. */
            sender: components["schemas"]["Sender"] | null;
            /** @description Listed now, hidden ones included. */
            auctions: components["schemas"]["Count"];
            /** @description Of the last list that was taken in. */
            list_date: components["schemas"]["CalendarDate"];
            /** @description When that was. */
            taken_at: components["schemas"]["MaybeInstant"];
            /**
             * Format: int32
             * @description What that list had.
             */
            rows: number | null;
            /** @description Lists of it that wait for a word. */
            held: components["schemas"]["Count"];
            /** @description What was sent last, whatever became of it. */
            last_feed: components["schemas"]["LastFeed"] | null;
        };
        FedSourcePage: {
            data: components["schemas"]["FedSource"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @enum {string} */
        InvitationStatus: "open" | "used" | "expired";
        SentInvitation: {
            /** Format: uuid */
            uuid: string;
            email: string;
            name: string | null;
            status: components["schemas"]["InvitationStatus"];
            created_at: components["schemas"]["Instant"];
            /** @description Null where it does not end. */
            expires_at: components["schemas"]["MaybeInstant"];
            used_at: components["schemas"]["MaybeInstant"];
        };
        SentInvitationPage: {
            data: components["schemas"]["SentInvitation"][];
            pagination: components["schemas"]["Pagination"];
        };
        InvitationInput: {
            email: components["schemas"]["Email"];
            /** @description How the mail greets. */
            name?: string | null;
        };
        InvitationAnswer: {
            message: string;
            data: components["schemas"]["SentInvitation"];
        };
        /**
         * @description `pending` waits for an admin; only `approved`, with a confirmed email, publishes.
         * @enum {string}
         */
        Approval: "pending" | "approved" | "refused" | "suspended";
        /** @description The hosts that the lots may lead to, each with those below it; in lower case, IDN in ASCII. */
        Domains: string[];
        /** @description Why an admin refused or suspended it. */
        ApprovalReason: string | null;
        /** @description An auctioneer as an admin sees them. */
        AuctioneerAccount: {
            id: components["schemas"]["Id"];
            name: string;
            company_name: string;
            /** @description At the Junta Comercial of `uf`. */
            registration: string;
            uf: string;
            email: string;
            verified_email: boolean;
            website: string | null;
            domains: components["schemas"]["Domains"];
            approval: components["schemas"]["Approval"];
            approval_reason: components["schemas"]["ApprovalReason"];
            /** @description Invented, to try the platform out. */
            sample: boolean;
            /** @description The code that the feeds bear. */
            source: string | null;
            /** @description Listed now, hidden ones included. */
            auctions: components["schemas"]["Count"];
            /** @description Lists that wait for a decision. */
            waiting: components["schemas"]["Count"];
            created_at: components["schemas"]["Instant"];
        };
        AuctioneerPage: {
            data: components["schemas"]["AuctioneerAccount"][];
            pagination: components["schemas"]["Pagination"];
        };
        AuctioneerDecided: {
            message: string;
            data: components["schemas"]["AuctioneerAccount"];
        };
        WithReason: {
            reason: string;
        };
        DomainsInput: {
            domains: string[];
        };
        /**
         * Format: date
         * @description A day in São Paulo.
         * @example 2026-03-10
         */
        Day: string;
        Undoing: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["FeedStatus"];
            /** @description The admin's; of one that was refused or failed, why, in Portuguese. */
            reason: string | null;
        };
        ReceivedFeed: {
            feed: components["schemas"]["Feed"];
            sender: components["schemas"]["Sender"] | null;
            /** @description The admin who let a held list pass. */
            accepted_by: string | null;
            /** @description The admin who refused a held list. */
            refused_by: string | null;
            /** @description The latest run that takes, or was to take, this list back. */
            undo: components["schemas"]["Undoing"] | null;
        };
        ReceivedFeedPage: {
            data: components["schemas"]["ReceivedFeed"][];
            pagination: components["schemas"]["Pagination"];
        };
        ReceivedFeedAnswer: {
            data: components["schemas"]["ReceivedFeed"];
            /** @description The lines with a fault. */
            lines: components["schemas"]["FeedLine"][];
        };
        /** @description An auction as the back office sees it, hidden ones included. */
        ModeratedAuction: {
            /** Format: uuid */
            uuid_key: string;
            title: string;
            code: string | null;
            city: string | null;
            state: string | null;
            price: components["schemas"]["Reais"];
            source: components["schemas"]["Source"];
            gone_since: components["schemas"]["CalendarDate"];
            /** @description Hidden everywhere, by an admin or by the rules. */
            flagged: boolean;
            flagged_reason: string | null;
            /** @description The admin; null where the rules did it. */
            flagged_by: string | null;
            flagged_at: components["schemas"]["MaybeInstant"];
        };
        Uf: string;
        ShrunkenState: {
            state: components["schemas"]["Uf"];
            /** @description Listed until now. */
            known: components["schemas"]["Count"];
            /** @description In the held list. */
            listed: components["schemas"]["Count"];
            /** @description Would be gone. */
            vanishing: components["schemas"]["Count"];
        };
        /** @description Before a held list is let pass, the auctions that would then be gone. */
        DelistingPage: {
            data: components["schemas"]["ModeratedAuction"][];
            /** @description The states that the list speaks for wholly and that have auctions; empty for one that is only a part. */
            states: components["schemas"]["ShrunkenState"][];
            /** @description Why the list can come in no more, in Portuguese; null where it can be accepted. */
            refusal: string | null;
            pagination: components["schemas"]["Pagination"];
        };
        FeedDecided: {
            message: string;
            data: components["schemas"]["ReceivedFeed"];
        };
        /** @description What taking a list back changes, in auctions. */
        UndoFigures: {
            /** @description Have the values from before again. */
            restored: components["schemas"]["Count"];
            /** @description Were gone by the list and are listed again. */
            relisted: components["schemas"]["Count"];
            /** @description Came back by the list and are out of it again. */
            unlisted: components["schemas"]["Count"];
            /** @description Were in no list before it, and are shown no more. */
            withdrawn: components["schemas"]["Count"];
            /** @description Of the restored, those of a list that an earlier version took in: rounds and description stay until the next list. */
            partly: components["schemas"]["Count"];
        };
        UndoPreview: {
            possible: boolean;
            /** @description Why it can not be taken back, or not yet, in Portuguese. */
            refusal: string | null;
            /** @description Null where it is not possible. */
            figures: components["schemas"]["UndoFigures"] | null;
        };
        UndoPreviewAnswer: {
            data: components["schemas"]["UndoPreview"];
        };
        UndoAccepted: {
            message: string;
            /** @description The run of the undoing. Its figures are told at its end. */
            data: components["schemas"]["ReceivedFeed"];
            /** @description Where it is followed, as the header `Location` has it. */
            location: string;
        };
        ModeratedAuctionPage: {
            data: components["schemas"]["ModeratedAuction"][];
            pagination: components["schemas"]["Pagination"];
        };
        AuctionFlagged: {
            message: string;
            data: components["schemas"]["ModeratedAuction"];
        };
        /** @enum {string} */
        DeletionStatus: "open" | "cancelled" | "refused" | "completed";
        DeletionCustomer: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
        };
        /** @description Once completed `customer` is null, since nothing of the person is left. */
        DeletionRequest: {
            id: components["schemas"]["Id"];
            customer: components["schemas"]["DeletionCustomer"] | null;
            reason: string;
            status: components["schemas"]["DeletionStatus"];
            requested_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["MaybeInstant"];
            decided_by: string | null;
            /** @description Why it was refused. */
            decision: string | null;
        };
        DeletionRequestPage: {
            /** @description Those that wait longest first. */
            data: components["schemas"]["DeletionRequest"][];
            pagination: components["schemas"]["Pagination"];
        };
        DeletionDecided: {
            message: string;
            data: components["schemas"]["DeletionRequest"];
        };
        /** @description Who did what; entries are only ever added. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            actor: {
                /** @enum {string} */
                role: "customer" | "auctioneer" | "admin";
                /** @description Null where the account is gone. */
                name: string | null;
            };
            /** @description What was done, as `auction.flagged`. */
            action: string;
            /** @description What it was done to, as `auction:` and its uuid_key. */
            subject: string | null;
            /** @description What people call it today: a list's file, an auction's title, an auctioneer. Null for any other, and for what is gone. */
            subject_name: string | null;
            /** @description Without personal data of those whom it was done to. */
            detail: {
                [key: string]: string | number | boolean | null;
            };
        };
        AuditPage: {
            /** @description The latest first. */
            data: components["schemas"]["AuditEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @enum {string} */
        ContactSubject: "suporte" | "comercial" | "duvidas" | "sugestoes" | "outros";
        ContactMessage: {
            id: components["schemas"]["Id"];
            protocol: string;
            name: string;
            email: string;
            subject: components["schemas"]["ContactSubject"];
            message: string;
            received_at: components["schemas"]["Instant"];
            reply_by: components["schemas"]["Instant"];
            /** @description When it was sent on to the support's mailbox. */
            mailed_at: components["schemas"]["MaybeInstant"];
            /** @description When an admin said that it was answered. */
            answered_at: components["schemas"]["MaybeInstant"];
            /** @description Which admin; null as well once that account is gone. */
            answered_by: string | null;
        };
        ContactMessagePage: {
            /** @description The latest first; of those that wait for an answer alone, the ones that wait longest. */
            data: components["schemas"]["ContactMessage"][];
            pagination: components["schemas"]["Pagination"];
        };
        ContactMessageAnswered: {
            message: string;
            data: components["schemas"]["ContactMessage"];
        };
        /**
         * Format: int32
         * @description 1 Casas, 2 Apartamentos, 3 Terrenos, 4 Galpões, 5 Comercial, 6 Imóveis Rurais.
         */
        PropertyTypeCode: number;
        /**
         * Format: int32
         * @description 1 Todos (also where it is left out), 2 Judicial, 3 Extra Judicial, 4 Caixa.
         */
        AuctionTypeCode: number;
        /** @description Reais with at most two decimals. */
        AlertPrice: number;
        /** @description What its owner calls it; null, empty or left out is no name. */
        AlertName: string | null;
        /** @description Whatever else lists are narrowed by, as their calls take it; left out it asks for everything. The cities stand for state and region. */
        AlertFilters: {
            neighborhood?: string[];
            /** @enum {string} */
            phase?: "first" | "second" | "third" | "unique" | "direct" | "sfi" | "tender" | "online";
            modality?: components["schemas"]["Modality"][];
            kind?: string[];
            not_city_id?: string;
            /** Format: int32 */
            discount_min?: number;
            area_min?: number;
            area_max?: number;
            area_kind?: components["schemas"]["AreaKind"];
            price_m2_min?: number;
            price_m2_max?: number;
            bedrooms?: number[];
            /** Format: int32 */
            parking_min?: number;
            financing?: boolean;
            fgts?: boolean;
            occupancy?: components["schemas"]["Occupancy"];
            /**
             * Format: date
             * @example 2026-03-10
             */
            date_from?: string;
            /**
             * Format: date
             * @example 2026-03-31
             */
            date_to?: string;
            source?: string[];
            auctioneer_id?: number[];
            next_price_max?: number;
            /** Format: int32 */
            discount_rank_min?: number;
            /** Format: int32 */
            price_m2_rank_min?: number;
        };
        /** @description What it tells of. `new`: auctions that come to match; `step`: a price that a list shows a step lower on the staircase of direct and online sales; `online`: a sale that entered an online round. Left out it is `new` for a new alert, and what it was for a change. */
        AlertTells: ("new" | "step" | "online")[];
        /** @description `today` and `week` count what all alerts found since midnight and since Monday, in America/Sao_Paulo. */
        AlertStats: {
            total: components["schemas"]["Count"];
            active: components["schemas"]["Count"];
            paused: components["schemas"]["Count"];
            today: components["schemas"]["Count"];
            week: components["schemas"]["Count"];
        };
        AlertList: {
            data: {
                /** @description The newest first. */
                data: components["schemas"]["Alert"][];
                pagination: components["schemas"]["Pagination"];
                stats: components["schemas"]["AlertStats"];
            };
        };
        /**
         * Format: int32
         * @description IBGE code; not needed, since the cities tell it.
         */
        StateId: number | null;
        /** @description IBGE codes. */
        CityIds: number[];
        /**
         * Format: int32
         * @description Always 1, also where it is left out.
         */
        VehicleType: number;
        /**
         * Format: int32
         * @description Always 1, also where it is left out.
         */
        AlertKind: number;
        AlertSaved: {
            message: string;
            data: components["schemas"]["Alert"];
        };
        /** @description The alert as it shall be, whole. */
        AlertChange: {
            id: components["schemas"]["Id"];
            property_type: components["schemas"]["PropertyTypeCode"];
            auction_type?: components["schemas"]["AuctionTypeCode"];
            state?: components["schemas"]["StateId"];
            city: components["schemas"]["CityIds"];
            price_min: components["schemas"]["AlertPrice"];
            price_max: components["schemas"]["AlertPrice"];
            vehicle_type?: components["schemas"]["VehicleType"];
            type?: components["schemas"]["AlertKind"];
            name?: components["schemas"]["AlertName"];
            filters?: components["schemas"]["AlertFilters"];
            tells?: components["schemas"]["AlertTells"];
        };
        AlertPause: {
            id: components["schemas"]["Id"];
            paused: boolean;
        };
        ByIdAndIndex: {
            id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Its place in the list on the screen; not needed.
             */
            index?: number;
        };
        /** @description What the alert would have told of, by the history of the lists. */
        AlertPreview: {
            count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description How many days of lists were looked at.
             */
            days: number;
            /** Format: date */
            since: string;
            /**
             * Format: date
             * @description The date of the newest list of these cities' states, counted or older; null where there is none. One before `since` says that none came in those days.
             */
            newest_list?: string | null;
            /** @description The first of those auctions as they are now, the latest told first. */
            auctions?: components["schemas"]["Auction"][];
        };
        /**
         * @description When what the alerts found and what changed of favourites is told by mail; the site has it in any case.
         * @enum {string}
         */
        Frequency: "at_once" | "daily" | "weekly" | "off";
        /** @description What a link in a mail would end. Looking at it changes nothing. */
        Unsubscription: {
            /**
             * @description Mails of alerts and favourites, or reminders of rounds.
             * @enum {string}
             */
            what: "notices" | "reminders";
            /** @description Masked, `c•••@exemplo.com.br`. */
            email: string;
            frequency: components["schemas"]["Frequency"];
            unsubscribed: boolean;
        };
        OneClick: {
            /** @enum {string} */
            "List-Unsubscribe"?: "One-Click";
        };
        Unsubscribed: {
            message: string;
            unsubscribed: boolean;
        };
        /**
         * Format: int32
         * @description Of a daily or weekly digest, in America/Sao_Paulo.
         */
        DigestHour: number;
        /**
         * Format: int32
         * @description Of a weekly digest, 1 Monday to 7 Sunday; stays as it is where it is left out.
         */
        DigestWeekday: number;
        /** @description Whether a mail reminds of a favourite's round 24 hours before it closes; never where `frequency` is off. */
        Reminders: boolean;
        NotificationSettings: {
            frequency: components["schemas"]["Frequency"];
            hour: components["schemas"]["DigestHour"];
            weekday: components["schemas"]["DigestWeekday"];
            reminders: components["schemas"]["Reminders"];
            /** @description Whether the email is confirmed. Before that these mails wait, whatever was chosen. */
            confirmed: boolean;
            updated_at: components["schemas"]["MaybeInstant"];
        };
        NotificationChange: {
            frequency: components["schemas"]["Frequency"];
            hour: components["schemas"]["DigestHour"];
            weekday?: components["schemas"]["DigestWeekday"];
            reminders?: components["schemas"]["Reminders"];
        };
        NotificationsSaved: {
            message: string;
            data: components["schemas"]["NotificationSettings"];
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description Whose password is set anew. */
        PasswordResetForm: {
            user: {
                name: string;
                email: string;
            };
        };
        /**
         * Format: password
         * @description At least 6 characters, and none of the most common ones.
         */
        NewPassword: string;
        PasswordReset: {
            token: string;
            password: components["schemas"]["NewPassword"];
            password_confirmation: components["schemas"]["Password"];
        };
        OpportunityPage: {
            data: components["schemas"]["Opportunity"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Over the whole list, whatever is filtered. */
            stats: {
                total: components["schemas"]["Count"];
                favorites: components["schemas"]["Count"];
                ending_soon: components["schemas"]["Count"];
                high_discount: components["schemas"]["Count"];
                unviewed: components["schemas"]["Count"];
            };
        };
        ById: {
            id: components["schemas"]["Id"];
        };
        OpportunityViewed: {
            message: string;
            data: {
                id: components["schemas"]["Id"];
                viewed_at: components["schemas"]["Instant"];
            };
        };
        Dismissal: {
            id: components["schemas"]["Id"];
            /** @description False takes it back. */
            dismissed: boolean;
        };
        OpportunityDismissed: {
            message: string;
            data: {
                id: components["schemas"]["Id"];
                dismissed: boolean;
            };
        };
        DashboardStats: {
            favorites_count: components["schemas"]["Count"];
            alerts_count: components["schemas"]["Count"];
            opportunities_count: components["schemas"]["Count"];
            expired_opportunities_count: components["schemas"]["Count"];
        };
        RecentActivity: {
            /** @description The latest first. */
            activities: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                type: "favorite" | "alert" | "opportunity" | "bonus" | "account";
                description: string;
                created_at: components["schemas"]["Instant"];
                /**
                 * Format: uuid
                 * @description The auction that it is about.
                 */
                auction_key: string | null;
            }[];
        };
        /** @description The asked price of one auction by the dates of its source's lists. */
        PriceHistory: {
            /** @description The oldest first; one entry where something changed. */
            data: {
                /** Format: date */
                list_date: string;
                price: components["schemas"]["Reais"];
                /** @description Missing from this list, and from those after it until one has it again. */
                gone: boolean;
            }[];
            valuation: components["schemas"]["Reais"];
        };
        /** @enum {string|null} */
        RuleMode: "direct" | "online" | null;
        /** @description One step of the staircase. */
        PriceStep: {
            /** @description Its share of the starting price. */
            rate: number;
            price: components["schemas"]["Reais"];
            /** @description The first list that asked this price; null where none was seen with it. */
            list_date: components["schemas"]["CalendarDate"];
            /** @enum {string} */
            state: "past" | "current" | "future";
        };
        /**
         * @description How often what was told of this mode and kind before a list came true in it: of `falls` prices that fell, `hits` went to the
         *     told price to 2 centavos, `further` one to three steps beyond it.
         */
        Proof: {
            hits: components["schemas"]["Count"];
            further: components["schemas"]["Count"];
            falls: components["schemas"]["Count"];
            /**
             * Format: date
             * @description The first day that counts.
             */
            from: string;
            /**
             * Format: date
             * @description The newest list.
             */
            to: string;
        };
        /**
         * @description What the price falls to next if it follows the rule seen in the lists; a habit of the seller that it states nowhere.
         *     `reason` says why nothing is told, and is null where something is.
         */
        NextPrice: {
            /**
             * @description `not_in_rule` is another source or kind of sale; `one_list` has not been seen to fall; `off_rule` fell otherwise than by the
             *     rule; `ambiguous` fits two readings; `end` is past the steps that are known; `changed_valuation` starts anew; `unproven`
             *     has too few or too many wrong proofs; `gone` left its list; `stale` has no list of the last 30 days.
             * @enum {string|null}
             */
            reason: "not_in_rule" | "one_list" | "off_rule" | "ambiguous" | "end" | "changed_valuation" | "unproven" | "gone" | "stale" | null;
            /**
             * @description `observed` follows from this property's own cut; `frequent`, the weaker one, from what most properties with the same discount did next.
             * @enum {string|null}
             */
            kind: "observed" | "frequent" | null;
            mode: components["schemas"]["RuleMode"];
            /** @description The date of the list after which it was told. */
            list_date: components["schemas"]["CalendarDate"];
            start_price: components["schemas"]["Reais"];
            price: components["schemas"]["Reais"];
            next: components["schemas"]["Reais"];
            /** @description The staircase from the starting price down; empty where nothing is told. */
            steps: components["schemas"]["PriceStep"][];
            proof: components["schemas"]["Proof"] | null;
        };
        /** Format: int32 */
        Days: number | null;
        /**
         * @description Days on the lists by Kaplan and Meier, since many are still there: after so many days a quarter, half and three quarters
         *     had left. Null where that has not come yet. Leaving is not being sold.
         */
        Stay: {
            q1: components["schemas"]["Days"];
            median: components["schemas"]["Days"];
            q3: components["schemas"]["Days"];
            n: components["schemas"]["Count"];
            left: components["schemas"]["Count"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description `k` of `n`, with the interval of Wilson at 95 %. */
        Share: {
            k: components["schemas"]["Count"];
            n: components["schemas"]["Count"];
            low: number;
            high: number;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description Figures of the sales of the same source and mode, each only with at least 30 properties. */
        Odds: {
            /** @enum {string} */
            mode: "rounds" | "auction" | "sfi" | "tender" | "online" | "direct";
            stay: components["schemas"]["Stay"] | null;
            /** @description From one list to the next, how many of those on both asked less. */
            falls: components["schemas"]["Share"] | null;
            /** @description How many of those that left the lists were back by the newest one. */
            returns: components["schemas"]["Share"] | null;
        };
        /**
         * @description Of `n` with itself, `below` have a smaller figure and `equal` the same one; `share` is the mid-rank
         *     (`below` + `equal` / 2) / `n`.
         */
        Rank: {
            /** @enum {string} */
            scope: "city" | "state";
            /** @description The kinds of sale that it is compared with. */
            modes: ("rounds" | "auction" | "sfi" | "tender" | "online" | "direct")[];
            /**
             * @description By which area the price was divided; null for the discount.
             * @enum {string|null}
             */
            area: "private" | "total" | "land" | null;
            below: components["schemas"]["Count"];
            equal: components["schemas"]["Count"];
            n: components["schemas"]["Count"];
            share: number;
            /**
             * Format: date
             * @description The list after which it was reckoned.
             */
            list_date: string;
        };
        /** @description Where it stands among the visible sales like it; null with fewer than 30 of them. */
        Ranks: {
            discount: components["schemas"]["Rank"] | null;
            square_metre: components["schemas"]["Rank"] | null;
        };
        Article: {
            id: string;
            name: string;
            says: string;
            url: string;
        };
        /** @description The rite that the kind of sale follows and the least that the law lets it ask; facts, no advice. */
        Legal: {
            /**
             * @description Null where the source does not tell the kind of sale.
             * @enum {string|null}
             */
            rite: "judicial" | "fiduciary" | "bank_own" | "bankruptcy" | "voluntary" | null;
            floor: {
                /**
                 * @description The asked value beside the floor; `none` where the law sets none.
                 * @enum {string}
                 */
                status: "above" | "at" | "below" | "none" | "unknown";
                amount: components["schemas"]["Reais"];
                /** @description The floor's share of the valuation. */
                share: number | null;
                /** @description The id of the article that sets it, or might, among `articles`. */
                article: string | null;
                /**
                 * @description What the source does not tell and would set another floor: `judge_minimum` is a lower one that the judge fixed in the edital, `bankruptcy` that it may be a bankrupt estate's, whose third call takes any price, `debt` that the second auction of a financed home takes no less than the whole debt.
                 * @enum {string|null}
                 */
                unless: "judge_minimum" | "bankruptcy" | "debt" | null;
            };
            articles: components["schemas"]["Article"][];
            /** @description What an edital must tell by CPC, art. 886; empty where that article does not apply. */
            notice: {
                /** @enum {string} */
                item: "description" | "registration" | "valuation" | "minimum" | "commission" | "payment" | "period" | "second_date" | "encumbrances" | "edital";
                /** @description What the source tells has it; not found is not the same as not said. */
                found: boolean;
            }[];
        };
        /**
         * @description The values that a quarter, half and three quarters of `n` stay below, in reais, interpolated between two of them; at least 8.
         *     `area` is the one that each price was divided by, `built` that of the city's register; null where prices are whole.
         */
        MarketFigure: {
            /**
             * @description `asked` in the lists of those dates; `declared` as the price of registered sales; `assessed`, what the city hall took its tax of.
             * @enum {string}
             */
            basis: "asked" | "declared" | "assessed";
            /** @enum {string} */
            scope: "neighborhood" | "city";
            /** @enum {string|null} */
            area: "private" | "total" | "land" | "built" | null;
            n: components["schemas"]["Count"];
            q1: components["schemas"]["Reais"];
            median: components["schemas"]["Reais"];
            q3: components["schemas"]["Reais"];
            /**
             * Format: date
             * @description The oldest list or sale.
             */
            from: string;
            /**
             * Format: date
             * @description The newest list or sale.
             */
            to: string;
        };
        /** @description What the lists taken in so far prove about one property. Reckoned when a list is taken in, never in a request. */
        Evidence: {
            next_price: components["schemas"]["NextPrice"];
            /** @description How sales of this mode went; null where the source's lists tell no mode. */
            odds: components["schemas"]["Odds"] | null;
            rank: components["schemas"]["Ranks"];
            legal: components["schemas"]["Legal"];
            /**
             * @description What others of its city or neighbourhood and its type cost: as lists ask it, and as a city publishes it of ITBI. None of
             *     them is an appraisal of the property.
             */
            market: components["schemas"]["MarketFigure"][];
        };
        /** @description An auction that changed since the customer last looked. */
        ChangedAuction: {
            auction: components["schemas"]["Auction"];
            since: components["schemas"]["Instant"];
            /**
             * @description As in an auction's own news.
             * @enum {string}
             */
            since_kind: "visit" | "saved";
            /** @description How many changes there are in all. */
            total: components["schemas"]["Count"];
            events: components["schemas"]["Changes"];
        };
        /** @description A dated round of a favourite that is still to close. */
        Deadline: {
            auction: components["schemas"]["Auction"];
            /** @enum {string} */
            round: "first" | "second" | "third";
            /** @description `dd/mm/yyyy hh:mm` on a clock in São Paulo. */
            closes_at: string;
        };
        News: {
            /** @description One for each auction, the latest changed first. */
            changes: components["schemas"]["ChangedAuction"][];
            /** @description The next first. */
            deadlines: components["schemas"]["Deadline"][];
        };
        /**
         * Format: int64
         * @description The last event of the auction that was known as this was told; 0 for none.
         */
        LastEvent: number;
        /** @description What lists changed of an auction since a customer last looked at it. */
        AuctionNews: {
            since: components["schemas"]["MaybeInstant"];
            since_kind: components["schemas"]["Since"];
            /** @description How many changes there are in all. */
            total: components["schemas"]["Count"];
            events: components["schemas"]["Changes"];
            last_event: components["schemas"]["LastEvent"];
        };
        Visit: {
            code: components["schemas"]["FavoriteCode"];
            last_event: components["schemas"]["LastEvent"];
        };
        /** @description An address that a calendar subscribes to. */
        Calendar: {
            /**
             * Format: int64
             * @description The alert whose auctions it has; null for the favourites.
             */
            alert_id: number | null;
            created_at: components["schemas"]["Instant"];
        };
        Calendars: {
            /** @description The favourites' first. */
            data: components["schemas"]["Calendar"][];
        };
        /** @description What a calendar is of; the favourites where it is empty. */
        CalendarOf: {
            alert_id?: components["schemas"]["Id"];
        };
        CalendarCreated: {
            message: string;
            /**
             * Format: uri
             * @description Whoever has it can read the calendar.
             */
            address: string;
            data: components["schemas"]["Calendar"];
        };
        /** @description An iCalendar file. */
        CalendarFile: unknown;
        DeletionReason: {
            /** @description May be empty. */
            reason: string;
            /** @description Without it nothing is asked for; where it is missing or wrong the answer is 422. */
            current_password?: components["schemas"]["Password"];
        };
        /** @description Nothing is deleted before `due_at`; until then it can be taken back. */
        PendingDeletion: {
            id: components["schemas"]["Id"];
            requested_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
        };
        DeletionRequested: {
            message: string;
            data: components["schemas"]["PendingDeletion"];
        };
        /** @description The bytes of a file. */
        Bytes: unknown;
        /** @description In any form, `529.982.247-25` or `12.ABC.345/01DE-35`; the check digits must be right. */
        CpfOrCnpj: string;
        /** @description With its area code, in any form. */
        Phone: string;
        /** @description A customer as they register; whether a person or a company follows from `cpf_cnpj`. */
        CustomerRegistration: {
            name: string;
            email: components["schemas"]["Email"];
            cpf_cnpj: components["schemas"]["CpfOrCnpj"];
            cellphone: components["schemas"]["Phone"];
            password: components["schemas"]["NewPassword"];
            password_confirmation: components["schemas"]["Password"];
            /** @description Must be true. */
            accept_terms: boolean;
            company_name?: string;
            /**
             * Format: uuid
             * @description Of the invitation that led here.
             */
            uuid?: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captcha_key?: components["schemas"]["CaptchaKey"];
        };
        PasswordRule: {
            /** Format: int32 */
            min_length: number;
            /** Format: int32 */
            max_length: number;
        };
        /** @description The texts that are accepted, and their date. */
        Terms: {
            terms_address: string;
            privacy_address: string;
            /** Format: date */
            version: string;
        };
        CustomerRegisterOptions: {
            types: components["schemas"]["Named"][];
            states: components["schemas"]["State"][];
            password: components["schemas"]["PasswordRule"];
            terms: components["schemas"]["Terms"];
            captcha_required: boolean;
        };
        /** @description Digits alone, with the area code. */
        MaybePhone: string | null;
        /** @description What is known of the one who was invited. */
        Invitation: {
            name: string | null;
            email: string;
            cellphone: components["schemas"]["MaybePhone"];
            /** @description Null where it does not end. */
            expires_at: components["schemas"]["MaybeInstant"];
        };
        EmailToken: {
            token: string;
        };
        VerifiedEmail: {
            message: string;
            verified_email: boolean;
        };
        Subscription: {
            created_at: components["schemas"]["Instant"];
            /** @description As people read it, 'Plano anual'. */
            plan: string;
            /**
             * Format: int32
             * @description 1 is active, anything else is not.
             */
            status: number;
            date_payment: components["schemas"]["MaybeInstant"];
            /** Format: int32 */
            recurrence_interval: number;
            /** @enum {string} */
            recurrence_interval_type: "month" | "year";
            signature_code: string;
        };
        /** @description The account keeps its own address until this one is confirmed by the link that was mailed there. */
        PendingEmail: {
            email: string;
            requested_at: components["schemas"]["Instant"];
        };
        /** @description A new address that awaits its confirmation; null without one. */
        MaybePendingEmail: components["schemas"]["PendingEmail"] | null;
        /**
         * Format: int32
         * @description 1 Pessoa Física, 2 Pessoa Jurídica.
         */
        PersonType: number;
        /** @description Null is what was not given. */
        Address: {
            street: string | null;
            number: string | null;
            complement: string | null;
            neighborhood: string | null;
            city: string | null;
            /** @description GO */
            state: string | null;
            /** @description Digits alone. */
            zipcode: string | null;
        };
        /**
         * @description The profile as a form sends it; what is left out stays as it is. `cpf` and `cpf_cnpj` are two names of one thing. A new
         *     password, email, CPF or CNPJ needs `current_password`; a request that changes none of them needs none. A new email
         *     takes effect once it is confirmed.
         */
        AccountChange: {
            name: string;
            email: components["schemas"]["Email"];
            cpf?: components["schemas"]["CpfOrCnpj"];
            cpf_cnpj?: components["schemas"]["CpfOrCnpj"];
            cellphone?: components["schemas"]["Phone"];
            phone?: string | null;
            company_name?: string | null;
            user_name?: string | null;
            type?: components["schemas"]["PersonType"];
            address?: {
                street?: string | null;
                number?: string | null;
                complement?: string | null;
                neighborhood?: string | null;
                city?: string | null;
                state?: string | null;
                /** @example 74230-010 */
                zipcode?: string | null;
            };
            current_password?: components["schemas"]["Password"];
            password?: components["schemas"]["NewPassword"];
            password_confirmation?: components["schemas"]["Password"];
        };
        AccountChanged: {
            message: string;
            data: components["schemas"]["Account"];
        };
        EmailChangeUndone: {
            message: string;
            /** @description Chooses the new password, as the token of a recovery mail does; it works for an hour. */
            token: string;
        };
        /** @description `old_password` is another name of `current_password`; one of them must be there. */
        PasswordChange: {
            current_password?: components["schemas"]["Password"];
            old_password?: components["schemas"]["Password"];
            password: components["schemas"]["NewPassword"];
            password_confirmation: components["schemas"]["Password"];
        };
        /** @description An auctioneer as they register, with their number at the Junta Comercial of `uf`. */
        AuctioneerRegistration: {
            name: string;
            company_name: string;
            /** @description As the Junta Comercial gave it. */
            registration: string;
            uf: components["schemas"]["Uf"];
            email: components["schemas"]["Email"];
            cellphone: components["schemas"]["Phone"];
            cpf_cnpj: components["schemas"]["CpfOrCnpj"];
            /** @description http or https. */
            website?: string | null;
            password: components["schemas"]["NewPassword"];
            password_confirmation: components["schemas"]["Password"];
            /** @description Must be true. */
            accept_terms: boolean;
            /**
             * Format: uuid
             * @description Of the invitation that led here.
             */
            uuid?: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captcha_key?: components["schemas"]["CaptchaKey"];
        };
        AuctioneerRegisterOptions: {
            states: components["schemas"]["State"][];
            /** @description The Juntas Comerciais, one a state. */
            boards: {
                uf: components["schemas"]["Uf"];
                name: string;
            }[];
            password: components["schemas"]["PasswordRule"];
            terms: components["schemas"]["Terms"];
            captcha_required: boolean;
        };
        /** Format: int32 */
        BonusId: number;
        BonusList: {
            data: components["schemas"]["BonusItem"][];
            stats: {
                total: components["schemas"]["Count"];
                ebooks: components["schemas"]["Count"];
                tutorials: components["schemas"]["Count"];
                extra: components["schemas"]["Count"];
                downloaded: components["schemas"]["Count"];
            };
        };
        Redemption: {
            reward_id: components["schemas"]["BonusId"];
        };
        Redeemed: {
            message: string;
            data: components["schemas"]["BonusItem"];
        };
        ContactInput: {
            name: string;
            email: components["schemas"]["Email"];
            subject: components["schemas"]["ContactSubject"];
            message: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captcha_key?: components["schemas"]["CaptchaKey"];
        };
        ContactReceived: {
            message: string;
            protocol: string;
            /** @description The end of 24 business hours. */
            reply_by: components["schemas"]["Instant"];
        };
        Visitors: {
            /**
             * Format: int32
             * @description Different visits that were seen; null where nobody counts.
             */
            visitors: number | null;
            /**
             * Format: int32
             * @description Over how long.
             */
            minutes: number;
            counted_at: components["schemas"]["Instant"];
        };
        /** @description Something that happened on a page, sent after the visitor's consent alone. */
        SiteEvent: {
            /** @enum {string} */
            name: "page_view" | "view_content" | "add_to_wishlist" | "lead" | "search" | "contact" | "chat_click";
            page_title: string;
            /** @description The first part of the path, or `home`. */
            segment: string;
            /** Format: uuid */
            auction_key?: string | null;
            /** @description `float` for the floating chat button. */
            tag?: string | null;
            /**
             * Format: uuid
             * @description Made up for this visit, kept nowhere after it.
             */
            visit?: string;
            /** @enum {boolean} */
            consent: true;
        };
        SiteEventRecorded: {
            recorded: boolean;
        };
        /** @description What broke in a browser; addresses without their query, and no personal data. */
        ClientError: {
            message: string;
            name?: string;
            stack?: string | null;
            component_stack?: string | null;
            path: string;
            /** @description Of the web app. */
            version?: string | null;
            /** @description Of the answer that broke it. */
            request_id?: string | null;
        };
        /** @description What happened to a subscription. The customer is told by `email` or by `signature_code`. */
        CheckoutEvent: {
            /** @description The same event again changes nothing. */
            event_id: string;
            email?: components["schemas"]["Email"];
            signature_code?: string;
            name?: string;
            /** @enum {string} */
            plan: "monthly" | "annual";
            /** @enum {string} */
            status: "active" | "pending" | "cancelled" | "refunded" | "expired";
            paid_at: components["schemas"]["MaybeInstant"];
        } | unknown | unknown;
        CheckoutReceived: {
            received: boolean;
            /** @description The event was known. */
            repeated: boolean;
        };
        /** @description Further out than so many tenths of those alike. */
        RankCounts: {
            /** Format: int32 */
            rank_min: number;
            /** Format: int32 */
            count: number;
        }[];
        /** @enum {string} */
        Modality: "direct" | "online" | "tender" | "sfi" | "judicial" | "extrajudicial";
        /** @enum {string} */
        Region: "norte" | "nordeste" | "centro-oeste" | "sudeste" | "sul";
        /** @enum {string} */
        AreaKind: "private" | "total" | "land";
        /** @enum {string} */
        Occupancy: "occupied" | "vacant";
    };
    responses: {
        /** @description The address or the head can't be read, or the body is not what its type says, such as JSON that is cut off. */
        Unreadable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Não foi possível ler os dados enviados."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address is longer than 8 KiB. */
        TooLongAddress: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "O endereço pedido é longo demais."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An input is wrong; `errors` names it. */
        Invalid: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
        /** @description The database can't be reached or has no time; try again after `Retry-After` seconds. */
        Away: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Serviço indisponível no momento. Tente novamente em instantes."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
        /** @description It was there, and is gone for good. */
        Gone: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Este leilão não está mais disponível."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no session, or it is over. */
        SignedOut: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Sua sessão expirou. Entre novamente."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is of another role. */
        Forbidden: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Sua conta não tem acesso a esta área."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request took longer to arrive than the server waits for it. */
        TooSlow: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "O pedido demorou demais para chegar. Tente novamente."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The first call with this `Idempotency-Key` still runs. */
        Repeated: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "O mesmo pedido ainda está em andamento. Tente novamente em instantes."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this call takes. */
        TooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Os dados enviados são grandes demais."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that this call does not read. */
        UnknownType: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Não foi possível ler os dados enviados."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Page of 30; one past the end answers the last page. */
        Page: number;
        /**
         * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
         * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
         */
        IdempotencyKey: string;
        /**
         * @description As it came in the invitation's address.
         * @example 2b7c1f0e-53d4-4a9b-8f6e-1d0c9b8a7f65
         */
        Uuid: string;
        /**
         * @description What came on this day or later alone.
         * @example 2026-03-01
         */
        From: components["schemas"]["Day"];
        /**
         * @description What came on this day or earlier alone.
         * @example 2026-03-31
         */
        Until: components["schemas"]["Day"];
        /**
         * @description As it came in the mail.
         * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
         */
        Token: string;
        /**
         * @description What is secret in a calendar's address.
         * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
         */
        CalendarToken: string;
        /**
         * @description The `ETag` of what is at hand; where it is still right the answer is 304.
         * @example "5f0c9e1d"
         */
        IfNoneMatch: string;
        /**
         * @description The part that is wanted, as `bytes=0-1023`; all without it, or where it can't be understood.
         * @example bytes=0-1023
         */
        Range: string;
        /** @description How it is sold, repeatable; by the source's word for it, else by the kind of its auction. */
        Modality: components["schemas"]["Modality"][];
        /** @description Kinds as the sources name them, repeatable; whole names, accents ignored. */
        Kind: string[];
        /** @description A great region of the IBGE; a state or a city wins over it. */
        Region: components["schemas"]["Region"];
        /** @description IBGE codes of cities that are left out, joined by `-e-`. */
        NotCityId: string;
        /** @description Per cent below the valuation, at the least. */
        DiscountMin: number;
        /** @description Square metres of `area_kind`, at the least. */
        AreaMin: number;
        /** @description Square metres of `area_kind`, at the most. */
        AreaMax: number;
        /** @description Which area is meant. Without it the one that prices of a square metre are reckoned by: the private one, then the total, then the ground's; of land its ground, then the total. */
        AreaKind: components["schemas"]["AreaKind"];
        /** @description Reais for each square metre, at the least. */
        PriceM2Min: number;
        /** @description Reais for each square metre, at the most. */
        PriceM2Max: number;
        /** @description Any of these many, repeatable; 5 is five or more. */
        Bedrooms: number[];
        /** @description Parking spaces, at the least. */
        ParkingMin: number;
        /** @description Only what its source says can be bought with a loan. */
        Financing: boolean;
        /** @description Only what its source says can be paid with the FGTS. */
        Fgts: boolean;
        /** @description As the source tells it; what is not known is in neither. */
        Occupancy: components["schemas"]["Occupancy"];
        /** @description The current round closes on this day in São Paulo, or later. */
        DateFrom: string;
        /** @description The current round closes on this day in São Paulo, or before. */
        DateTo: string;
        /** @description Codes of sources, repeatable. */
        Source: string[];
        /** @description Auctioneers, repeatable. */
        AuctioneerId: number[];
        /** @description Reais after the next fall, at the most: only sales of which a next price is told, by the rule that the lists show and while its proof holds. */
        NextPriceMax: number;
        /** @description A discount greater than so many tenths of the same type of property and kind of sale in its city, or its state where those are fewer than 30. */
        DiscountRankMin: number;
        /** @description A price of a square metre below so many tenths of those alike. */
        PriceM2RankMin: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many calls an address may make in a minute.
         * @example 600
         */
        RateLimitLimit: number;
        /**
         * @description How many of them are left.
         * @example 599
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until they are counted anew.
         * @example 60
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Where what was asked for is followed.
         * @example /api/auctionner/feeds/8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAuctions: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: number | undefined;
                /** @description Words, or a sentence that is read into filters; a filter given on its own wins over the sentence. */
                keyword?: string | undefined;
                /** @description IBGE codes joined by `-e-`. Beside cities the auctions of either; a state in which one of the cities lies is narrowed to these. */
                state_id?: string | undefined;
                /** @description IBGE codes joined by `-e-`. */
                city_id?: string | undefined;
                /** @description Neighbourhood, repeatable; whole names, accents ignored. */
                neighborhood?: string[] | undefined;
                /** @description Subcategories joined by `-`; 5 and 10 are one kind, commercial, and 6 and 11 rural. */
                subcategory_id?: string | undefined;
                /** @description Type codes joined by `-`: 1 judicial, 2 extrajudicial, 3 Caixa, 4 administrativo, 5 voluntário. */
                type?: string | undefined;
                /** @description Reais, `min-max`; `0-max` with only a maximum, `min-` with only a minimum. */
                price?: string | undefined;
                /** @description The round that bids are taken in now, or the kind of a sale without rounds. */
                phase?: "first" | "second" | "third" | "unique" | "direct" | "sfi" | "tender" | "online" | undefined;
                /** @description `active` can still be bid for or bought; `ended` closed its last round in the last 30 days. Both without it. What left its source's list is in neither. */
                status?: "active" | "ended" | undefined;
                /** @description The part of the map that is looked at, `west,south,east,north` in degrees. */
                area?: string | undefined;
                /** @description 1 recent, 2 lowest price, 3 highest price, 4 ending soon, 5 largest discount, 6 lowest price of a square metre, 7 lowest next price, 8 and 9 what is furthest out among those alike by discount and by the price of a square metre. */
                order?: number | undefined;
                /** @description How it is sold, repeatable; by the source's word for it, else by the kind of its auction. */
                modality?: components["parameters"]["Modality"] | undefined;
                /** @description Kinds as the sources name them, repeatable; whole names, accents ignored. */
                kind?: components["parameters"]["Kind"] | undefined;
                /** @description A great region of the IBGE; a state or a city wins over it. */
                region?: components["parameters"]["Region"] | undefined;
                /** @description IBGE codes of cities that are left out, joined by `-e-`. */
                not_city_id?: components["parameters"]["NotCityId"] | undefined;
                /** @description Per cent below the valuation, at the least. */
                discount_min?: components["parameters"]["DiscountMin"] | undefined;
                /** @description Square metres of `area_kind`, at the least. */
                area_min?: components["parameters"]["AreaMin"] | undefined;
                /** @description Square metres of `area_kind`, at the most. */
                area_max?: components["parameters"]["AreaMax"] | undefined;
                /** @description Which area is meant. Without it the one that prices of a square metre are reckoned by: the private one, then the total, then the ground's; of land its ground, then the total. */
                area_kind?: components["parameters"]["AreaKind"] | undefined;
                /** @description Reais for each square metre, at the least. */
                price_m2_min?: components["parameters"]["PriceM2Min"] | undefined;
                /** @description Reais for each square metre, at the most. */
                price_m2_max?: components["parameters"]["PriceM2Max"] | undefined;
                /** @description Any of these many, repeatable; 5 is five or more. */
                bedrooms?: components["parameters"]["Bedrooms"] | undefined;
                /** @description Parking spaces, at the least. */
                parking_min?: components["parameters"]["ParkingMin"] | undefined;
                /** @description Only what its source says can be bought with a loan. */
                financing?: components["parameters"]["Financing"] | undefined;
                /** @description Only what its source says can be paid with the FGTS. */
                fgts?: components["parameters"]["Fgts"] | undefined;
                /** @description As the source tells it; what is not known is in neither. */
                occupancy?: components["parameters"]["Occupancy"] | undefined;
                /** @description The current round closes on this day in São Paulo, or later. */
                date_from?: components["parameters"]["DateFrom"] | undefined;
                /** @description The current round closes on this day in São Paulo, or before. */
                date_to?: components["parameters"]["DateTo"] | undefined;
                /** @description Codes of sources, repeatable. */
                source?: components["parameters"]["Source"] | undefined;
                /** @description Auctioneers, repeatable. */
                auctioneer_id?: components["parameters"]["AuctioneerId"] | undefined;
                /** @description Reais after the next fall, at the most: only sales of which a next price is told, by the rule that the lists show and while its proof holds. */
                next_price_max?: components["parameters"]["NextPriceMax"] | undefined;
                /** @description A discount greater than so many tenths of the same type of property and kind of sale in its city, or its state where those are fewer than 30. */
                discount_rank_min?: components["parameters"]["DiscountRankMin"] | undefined;
                /** @description A price of a square metre below so many tenths of those alike. */
                price_m2_rank_min?: components["parameters"]["PriceM2RankMin"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listMapClusters: {
        parameters: {
            query?: {
                /** @description Words, or a sentence that is read into filters; a filter given on its own wins over the sentence. */
                keyword?: string | undefined;
                /** @description IBGE codes joined by `-e-`. Beside cities the auctions of either; a state in which one of the cities lies is narrowed to these. */
                state_id?: string | undefined;
                /** @description IBGE codes joined by `-e-`. */
                city_id?: string | undefined;
                /** @description Neighbourhood, repeatable; whole names, accents ignored. */
                neighborhood?: string[] | undefined;
                /** @description Subcategories joined by `-`; 5 and 10 are one kind, commercial, and 6 and 11 rural. */
                subcategory_id?: string | undefined;
                /** @description Type codes joined by `-`: 1 judicial, 2 extrajudicial, 3 Caixa, 4 administrativo, 5 voluntário. */
                type?: string | undefined;
                /** @description Reais, `min-max`; `0-max` with only a maximum, `min-` with only a minimum. */
                price?: string | undefined;
                /** @description The round that bids are taken in now, or the kind of a sale without rounds. */
                phase?: "first" | "second" | "third" | "unique" | "direct" | "sfi" | "tender" | "online" | undefined;
                /** @description `active` can still be bid for or bought; `ended` closed its last round in the last 30 days. Both without it. What left its source's list is in neither. */
                status?: "active" | "ended" | undefined;
                /** @description The part of the map that is looked at, `west,south,east,north` in degrees. */
                area?: string | undefined;
                /** @description How many pixels wide the map is. */
                width?: number | undefined;
                /** @description How it is sold, repeatable; by the source's word for it, else by the kind of its auction. */
                modality?: components["parameters"]["Modality"] | undefined;
                /** @description Kinds as the sources name them, repeatable; whole names, accents ignored. */
                kind?: components["parameters"]["Kind"] | undefined;
                /** @description A great region of the IBGE; a state or a city wins over it. */
                region?: components["parameters"]["Region"] | undefined;
                /** @description IBGE codes of cities that are left out, joined by `-e-`. */
                not_city_id?: components["parameters"]["NotCityId"] | undefined;
                /** @description Per cent below the valuation, at the least. */
                discount_min?: components["parameters"]["DiscountMin"] | undefined;
                /** @description Square metres of `area_kind`, at the least. */
                area_min?: components["parameters"]["AreaMin"] | undefined;
                /** @description Square metres of `area_kind`, at the most. */
                area_max?: components["parameters"]["AreaMax"] | undefined;
                /** @description Which area is meant. Without it the one that prices of a square metre are reckoned by: the private one, then the total, then the ground's; of land its ground, then the total. */
                area_kind?: components["parameters"]["AreaKind"] | undefined;
                /** @description Reais for each square metre, at the least. */
                price_m2_min?: components["parameters"]["PriceM2Min"] | undefined;
                /** @description Reais for each square metre, at the most. */
                price_m2_max?: components["parameters"]["PriceM2Max"] | undefined;
                /** @description Any of these many, repeatable; 5 is five or more. */
                bedrooms?: components["parameters"]["Bedrooms"] | undefined;
                /** @description Parking spaces, at the least. */
                parking_min?: components["parameters"]["ParkingMin"] | undefined;
                /** @description Only what its source says can be bought with a loan. */
                financing?: components["parameters"]["Financing"] | undefined;
                /** @description Only what its source says can be paid with the FGTS. */
                fgts?: components["parameters"]["Fgts"] | undefined;
                /** @description As the source tells it; what is not known is in neither. */
                occupancy?: components["parameters"]["Occupancy"] | undefined;
                /** @description The current round closes on this day in São Paulo, or later. */
                date_from?: components["parameters"]["DateFrom"] | undefined;
                /** @description The current round closes on this day in São Paulo, or before. */
                date_to?: components["parameters"]["DateTo"] | undefined;
                /** @description Codes of sources, repeatable. */
                source?: components["parameters"]["Source"] | undefined;
                /** @description Auctioneers, repeatable. */
                auctioneer_id?: components["parameters"]["AuctioneerId"] | undefined;
                /** @description Reais after the next fall, at the most: only sales of which a next price is told, by the rule that the lists show and while its proof holds. */
                next_price_max?: components["parameters"]["NextPriceMax"] | undefined;
                /** @description A discount greater than so many tenths of the same type of property and kind of sale in its city, or its state where those are fewer than 30. */
                discount_rank_min?: components["parameters"]["DiscountRankMin"] | undefined;
                /** @description A price of a square metre below so many tenths of those alike. */
                price_m2_rank_min?: components["parameters"]["PriceM2RankMin"] | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clusters, the largest first. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapClusters"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getFormOptions: {
        parameters: {
            query?: {
                /** @description The state whose cities are wanted. */
                state_id?: number | undefined;
                /** @description The city whose neighbourhoods are wanted. */
                city_id?: number | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOptions"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listEndingSoon: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionList"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listPopular: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionList"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitySearch"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateCount"][];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityCount"][];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeighborhoodCount"][];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryCount"][];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAuction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid_key, or the numeric id of a legacy item.
                 * @example d2f1c3a8-7e55-4c6a-b1b0-9f3b5a90e414
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDetailAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listSimilar: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The uuid_key, or the numeric id of a legacy item.
                 * @example d2f1c3a8-7e55-4c6a-b1b0-9f3b5a90e414
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auctions. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionList"];
                };
            };
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Only those that changed since the last look. */
                changed?: boolean | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoritePage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listFavoriteKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteKeys"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412"
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteInput"];
            };
        };
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteChanged"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auction. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "code": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412",
                 *       "index": 0
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteRemoval"];
            };
        };
        responses: {
            /** @description It is removed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteChanged"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "code": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    signInCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "cliente@exemplo.com.br",
                 *       "password": "martelo-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The email and the password do not go together; the answer is the same for an unknown email. */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email ou senha inválidos. Verifique seus dados e tente novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "captcha": [
                     *           "O código de verificação é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    signOutCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    signInAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "leiloeiro@exemplo.com.br",
                 *       "password": "martelo-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The email and the password do not go together; the answer is the same for an unknown email. */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email ou senha inválidos. Verifique seus dados e tente novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "captcha": [
                     *           "O código de verificação é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    signOutAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    signInAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@exemplo.com.br",
                 *       "password": "martelo-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The email and the password do not go together; the answer is the same for an unknown email. */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email ou senha inválidos. Verifique seus dados e tente novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "captcha": [
                     *           "O código de verificação é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    signOutAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "password",
                 *       "client_id": "2",
                 *       "username": "leiloeiro@exemplo.com.br",
                 *       "password": "martelo-demo",
                 *       "scope": "auctioneer"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
                /**
                 * @example {
                 *       "grant_type": "password",
                 *       "client_id": "2",
                 *       "username": "leiloeiro@exemplo.com.br",
                 *       "password": "martelo-demo",
                 *       "scope": "auctioneer"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The email and the password do not go together; the answer is the same for an unknown email. */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email ou senha inválidos. Verifique seus dados e tente novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "scope": [
                     *           "deve ser um destes: customer, auctioneer, admin"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaState"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    createCaptchaImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "key": "e0b6d1c2-5a4f-4c39-9d7e-3f2a1b0c9d8e"
                 *     }
                 */
                "application/json": components["schemas"]["CaptchaImageRequest"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaImage"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "key": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    createCaptchaAudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "e0b6d1c2-5a4f-4c39-9d7e-3f2a1b0c9d8e"
                 *     }
                 */
                "application/json": components["schemas"]["CaptchaAudioRequest"];
            };
        };
        responses: {
            /** @description The digits. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaAudio"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The captcha is over. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "O código expirou. Peça outro."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "key": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    captchaLoaded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "e0b6d1c2-5a4f-4c39-9d7e-3f2a1b0c9d8e"
                 *     }
                 */
                "application/json": components["schemas"]["CaptchaLoadedRequest"];
            };
        };
        responses: {
            /** @description Until when it can be answered. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaLoaded"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The captcha is over. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "O código expirou. Peça outro."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "key": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAdminInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admin. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminInfo"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listFeeds: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    sendFeed: {
        parameters: {
            query?: {
                /** @description For a list that tells no date of its own. */
                list_date?: string | undefined;
            };
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "martelo_feed": 1,
                 *       "list_date": "2026-03-09",
                 *       "complete": false,
                 *       "lots": [
                 *         {
                 *           "code": "2026-115",
                 *           "title": "Terreno de 450 m² em Jundiaí – SP",
                 *           "type": "extrajudicial",
                 *           "property_type": "terreno",
                 *           "uf": "SP",
                 *           "city": "Jundiaí",
                 *           "first_minimum": 98500,
                 *           "area_land": 450,
                 *           "link": "https://paineira.example/lotes/2026-115"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FeedDocument"];
                /**
                 * @example # martelo_feed: 1
                 *     # list_date: 2026-03-09
                 *     code;title;type;uf;city;first_minimum;link
                 *     2026-115;Terreno de 450 m² em Jundiaí – SP;extrajudicial;SP;Jundiaí;98.500,00;https://paineira.example/lotes/2026-115
                 */
                "text/csv": components["schemas"]["FeedText"];
                /**
                 * @example {"martelo_feed":1,"list_date":"2026-03-09","complete":false}
                 *     {"code": "2026-115", "title": "Terreno de 450 m² em Jundiaí – SP", "type": "extrajudicial", "uf": "SP", "city": "Jundiaí", "first_minimum": 98500, "link": "https://paineira.example/lotes/2026-115"}
                 */
                "application/x-ndjson": components["schemas"]["FeedText"];
                "multipart/form-data": components["schemas"]["FeedUpload"];
            };
        };
        responses: {
            /** @description It is kept and will be read. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedReceived"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            /** @description The session is of another role, or the auctioneer was refused or suspended. */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sua conta não tem acesso a esta área."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The same wish is still under way; or five lists of an auctioneer who isn't approved wait already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "O mesmo pedido ainda está em andamento. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "list_date": [
                     *           "tem um formato inválido; um exemplo: 2026-03-09"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listFeedLines: {
        parameters: {
            query?: {
                /** @description Page of 100; one past the end answers the last page. */
                page?: number | undefined;
                /** @description Those with this outcome alone. */
                outcome?: components["schemas"]["LineOutcome"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedLinePage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackOfficeOverview"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Words of the name or the code. */
                keyword?: string | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FedSourcePage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Those that stand so alone. */
                status?: components["schemas"]["InvitationStatus"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitationPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    inviteAuctioneer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "helena@paineira.example",
                 *       "name": "Helena Prado"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "email": [
                     *           "Este email já está cadastrado."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the invitation's address.
                 * @example 2b7c1f0e-53d4-4a9b-8f6e-1d0c9b8a7f65
                 */
                uuid: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such invitation. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Convite não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It was used or is over. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este convite já foi usado ou não vale mais."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "uuid": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listAuctioneers: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Those whose accounts stand so alone. */
                approval?: components["schemas"]["Approval"] | undefined;
                /** @description Words of the name, the company, the email, the registration or a domain. */
                keyword?: string | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    approveAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auctioneer. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Leiloeiro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It is approved already, or its name is of another. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este leiloeiro já está aprovado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    refuseAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "A matrícula não consta na junta comercial."
                 *     }
                 */
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auctioneer. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Leiloeiro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It was decided already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este cadastro já foi decidido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reason": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    suspendAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "A matrícula não consta na junta comercial."
                 *     }
                 */
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auctioneer. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Leiloeiro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It is not approved. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Só um leiloeiro aprovado pode ser suspenso."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reason": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    setAuctioneerDomains: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domains": [
                 *         "paineira.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DomainsInput"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auctioneer. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Leiloeiro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "domains.0": [
                     *           "deve ser um domínio registrado",
                     *           "como leiloes.com.br"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listReceivedFeeds: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Those that stand so alone. */
                status?: components["schemas"]["FeedStatus"] | undefined;
                /**
                 * @description Those of the source with this code alone.
                 * @example caixa
                 */
                source?: string | undefined;
                /**
                 * @description What came on this day or later alone.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"] | undefined;
                /**
                 * @description What came on this day or earlier alone.
                 * @example 2026-03-31
                 */
                until?: components["parameters"]["Until"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedFeedPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getReceivedFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedFeedAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listReceivedFeedLines: {
        parameters: {
            query?: {
                /** @description Page of 100; one past the end answers the last page. */
                page?: number | undefined;
                /** @description Lines that ended so alone. */
                outcome?: components["schemas"]["LineOutcome"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedLinePage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listDelistings: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelistingPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It is not held. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este envio não está retido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    acceptFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It goes in next. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It is not held, its sender is not confirmed and approved, or a newer list has come in since. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este envio não está retido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    refuseFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "O arquivo veio cortado. Envie a lista inteira."
                 *     }
                 */
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            /** @description It is refused. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It is not held. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este envio não está retido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reason": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    previewUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoPreviewAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    undoFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "A lista veio com os preços de outro mês."
                 *     }
                 */
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            /** @description It is taken back next. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoAccepted"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Envio não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It can not be taken back, or not yet. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Esta lista já foi desfeita."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reason": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listModeratedAuctions: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Words of the title, the place or the code, or a uuid_key. */
                keyword?: string | undefined;
                /** @description Hidden ones alone, or the others alone. */
                flagged?: boolean | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedAuctionPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    flagAuction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The auction's uuid_key.
                 * @example 3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "O edital foi anulado pelo juízo."
                 *     }
                 */
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            /** @description It is hidden. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionFlagged"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auction. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reason": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    unflagAuction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The auction's uuid_key.
                 * @example 3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is shown. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionFlagged"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auction. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listDeletionRequests: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Those that stand so alone. */
                status?: components["schemas"]["DeletionStatus"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionRequestPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    completeDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 57
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such request. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pedido não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It is decided already, or its customer can still cancel it. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este pedido já foi decidido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "deve ser um número inteiro"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    refuseDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 57
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Há uma cobrança em aberto nesta conta."
                 *     }
                 */
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            /** @description It is refused. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionDecided"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such request. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pedido não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It is decided already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este pedido já foi decidido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reason": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description Entries of this name alone; one that ends in a point, as `feed.`, stands for all that begin so.
                 * @example auction.flagged
                 */
                action?: string | undefined;
                /** @description Entries of those with this role alone. */
                role?: "customer" | "auctioneer" | "admin" | undefined;
                /**
                 * @description Entries about this alone.
                 * @example auction:3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416
                 */
                subject?: string | undefined;
                /**
                 * @description What came on this day or later alone.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"] | undefined;
                /**
                 * @description What came on this day or earlier alone.
                 * @example 2026-03-31
                 */
                until?: components["parameters"]["Until"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Those with this subject alone. */
                subject?: components["schemas"]["ContactSubject"] | undefined;
                /** @description Those that were answered alone, or those that wait for an answer. */
                answered?: boolean | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessagePage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    answerContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 318
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is answered. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageAnswered"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such message. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Mensagem não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "deve ser um número inteiro"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    reopenContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the list has it.
                 * @example 318
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for an answer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageAnswered"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such message. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Mensagem não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "deve ser um número inteiro"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "property_type": 2,
                 *       "auction_type": 1,
                 *       "state": 52,
                 *       "city": [
                 *         5208707
                 *       ],
                 *       "price_min": 100000,
                 *       "price_max": 350000,
                 *       "vehicle_type": 1,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["AlertInput"];
            };
        };
        responses: {
            /** @description It is made. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSaved"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "price_min": [
                     *           "O valor mínimo deve ser menor que o valor máximo."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    updateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 118,
                 *       "property_type": 2,
                 *       "auction_type": 1,
                 *       "state": 52,
                 *       "city": [
                 *         5208707
                 *       ],
                 *       "price_min": 100000,
                 *       "price_max": 350000,
                 *       "vehicle_type": 1,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["AlertChange"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSaved"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Alerta não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "price_min": [
                     *           "O valor mínimo deve ser menor que o valor máximo."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    pauseAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 118,
                 *       "paused": true
                 *     }
                 */
                "application/json": components["schemas"]["AlertPause"];
            };
        };
        responses: {
            /** @description It is so. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSaved"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Alerta não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "paused": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 118
                 *     }
                 */
                "application/json": components["schemas"]["ByIdAndIndex"];
            };
        };
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Alerta não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    previewAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "property_type": 2,
                 *       "auction_type": 1,
                 *       "state": 52,
                 *       "city": [
                 *         5208707
                 *       ],
                 *       "price_min": 100000,
                 *       "price_max": 350000,
                 *       "vehicle_type": 1,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["AlertInput"];
            };
        };
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPreview"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "price_min": [
                     *           "O valor mínimo deve ser menor que o valor máximo."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the mail.
                 * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would end. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscription"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este link não é válido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "token": [
                     *           "deve ter no máximo 200 caracteres"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the mail.
                 * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OneClick"];
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["OneClick"];
            };
        };
        responses: {
            /** @description No more mails of this kind are sent. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este link não é válido."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "token": [
                     *           "deve ter no máximo 200 caracteres"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "frequency": "daily",
                 *       "hour": 8
                 *     }
                 */
                "application/json": components["schemas"]["NotificationChange"];
            };
        };
        responses: {
            /** @description They are saved. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsSaved"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "hour": [
                     *           "deve ser no máximo 23"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "cliente@exemplo.com.br"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description It was noted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "email": [
                     *           "Email inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the mail.
                 * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetForm"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description The link is too old. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token expirado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9",
                 *       "password": "praia-do-futuro-91",
                 *       "password_confirmation": "praia-do-futuro-91"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description It is set. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "password": [
                     *           "A senha deve ter pelo menos 6 caracteres"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    requestAuctioneerPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "leiloeiro@exemplo.com.br"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description It was noted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "email": [
                     *           "Email inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAuctioneerPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the mail.
                 * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetForm"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description The link is too old. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token expirado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    resetAuctioneerPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9",
                 *       "password": "praia-do-futuro-91",
                 *       "password_confirmation": "praia-do-futuro-91"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description It is set. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "password": [
                     *           "A senha deve ter pelo menos 6 caracteres"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listOpportunities: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description In title or city; accents ignored. */
                keyword?: string | undefined;
                /** @description 1 Casas to 6 Imóveis Rurais. */
                property_type?: number | undefined;
                /** @description Favourites alone. */
                favorites?: boolean | undefined;
                /** @description Those with 7 days or fewer alone. */
                ending_soon?: boolean | undefined;
                /** @description Those with 30 percent or more alone. */
                high_discount?: boolean | undefined;
                /** @description Those that were taken out of the list in place of it, the latest first. */
                dismissed?: boolean | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listExpiredOpportunities: {
        parameters: {
            query?: {
                /** @description Page of 30; one past the end answers the last page. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description In title or city; accents ignored. */
                keyword?: string | undefined;
                /** @description 1 Casas to 6 Imóveis Rurais. */
                property_type?: number | undefined;
                /** @description Favourites alone. */
                favorites?: boolean | undefined;
                /** @description Those with 7 days or fewer alone. */
                ending_soon?: boolean | undefined;
                /** @description Those with 30 percent or more alone. */
                high_discount?: boolean | undefined;
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
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityPage"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    deleteExpiredOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5012
                 *     }
                 */
                "application/json": components["schemas"]["ById"];
            };
        };
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Oportunidade não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    markOpportunityViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5021
                 *     }
                 */
                "application/json": components["schemas"]["ById"];
            };
        };
        responses: {
            /** @description It is marked. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityViewed"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Oportunidade não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    dismissOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5021,
                 *       "dismissed": true
                 *     }
                 */
                "application/json": components["schemas"]["Dismissal"];
            };
        };
        responses: {
            /** @description It is so. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityDismissed"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Oportunidade não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "dismissed": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getDashboardStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listRecentActivity: {
        parameters: {
            query?: {
                /** @description How many at the most. */
                limit?: number | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentActivity"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "limit": [
                     *           "deve ser no máximo 50"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getPriceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid_key, or the numeric id of a legacy item.
                 * @example d2f1c3a8-7e55-4c6a-b1b0-9f3b5a90e414
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistory"];
                };
            };
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid_key, or the numeric id of a legacy item.
                 * @example d2f1c3a8-7e55-4c6a-b1b0-9f3b5a90e414
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed, the newest first, and what closes next. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAuctionNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid_key, or the numeric id of a legacy item.
                 * @example d2f1c3a8-7e55-4c6a-b1b0-9f3b5a90e414
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed, the newest first. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionNews"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auction. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "não é válido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    recordVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "d2f1c3a8-7e55-4c6a-b1b0-9f3b5a90e414",
                 *       "last_event": 90455
                 *     }
                 */
                "application/json": components["schemas"]["Visit"];
            };
        };
        responses: {
            /** @description It is noted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such auction. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
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
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "last_event": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one for the favourites and one for each alert. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendars"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_id": 118
                 *     }
                 */
                "application/json": components["schemas"]["CalendarOf"];
            };
        };
        responses: {
            /** @description The address, which is told this once. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCreated"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such alert, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Alerta não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "alert_id": [
                     *           "deve ser no mínimo 1"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    revokeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_id": 118
                 *     }
                 */
                "application/json": components["schemas"]["CalendarOf"];
            };
        };
        responses: {
            /** @description It is over. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such alert, or it is of another person. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Alerta não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "alert_id": [
                     *           "deve ser no mínimo 1"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    readCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what is at hand; where it is still right the answer is 304.
                 * @example "5f0c9e1d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description What is secret in a calendar's address.
                 * @example q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9
                 */
                token: components["parameters"]["CalendarToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description Of this very text.
                     * @example "5f0c9e1d"
                     */
                    ETag?: string;
                    /**
                     * @description How long it is worth keeping.
                     * @example private, max-age=900
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            /** @description It is as `If-None-Match` has it. */
            304: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unreadable"];
            /** @description The address is unknown, or over. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este calendário não existe mais."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "token": [
                     *           "deve ter no máximo 200 caracteres"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Já comprei meu imóvel.",
                 *       "current_password": "martelo-demo"
                 *     }
                 */
                "application/json": components["schemas"]["DeletionReason"];
            };
        };
        responses: {
            /** @description It is noted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionRequested"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            /** @description One waits already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A exclusão já foi solicitada."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "current_password": [
                     *           "A senha atual está incorreta."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken back. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description None waits. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Não há pedido de exclusão em andamento."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description The name to save it under.
                     * @example attachment; filename="martelo-meus-dados-2026-03-10.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Marina Duarte Alves",
                 *       "email": "marina@exemplo.com.br",
                 *       "cpf_cnpj": "529.982.247-25",
                 *       "cellphone": "(62) 99876-5432",
                 *       "password": "praia-do-futuro-91",
                 *       "password_confirmation": "praia-do-futuro-91",
                 *       "accept_terms": true
                 *     }
                 */
                "application/json": components["schemas"]["CustomerRegistration"];
            };
        };
        responses: {
            /** @description The session of the new customer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "email": [
                     *           "Este email já está cadastrado."
                     *         ],
                     *         "cpf_cnpj": [
                     *           "CPF ou CNPJ inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getCustomerRegisterOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRegisterOptions"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getCustomerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the invitation's address.
                 * @example 2b7c1f0e-53d4-4a9b-8f6e-1d0c9b8a7f65
                 */
                uuid: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The invitation is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Convite não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description The invitation is too old. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este convite não vale mais: venceu, foi cancelado ou substituído."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    verifyCustomerEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9"
                 *     }
                 */
                "application/json": components["schemas"]["EmailToken"];
            };
        };
        responses: {
            /** @description It is confirmed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description The link is too old, or the address is that of another account by now. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token expirado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    sendCustomerEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            /** @description The address is confirmed already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este email já foi confirmado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSummary"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getCustomerDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInfo"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Marina Duarte Alves",
                 *       "cpf": "529.982.247-25",
                 *       "email": "marina@exemplo.com.br",
                 *       "cellphone": "(62) 99876-5432"
                 *     }
                 */
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChanged"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "current_password": [
                     *           "Senha atual é obrigatória para alterar o email ou o CPF/CNPJ"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is given up. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description None waits. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Não há troca de email aguardando confirmação."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Hc2wYt0nVJ8rZbA4uXeLk5sD1mPgF9"
                 *     }
                 */
                "application/json": components["schemas"]["EmailToken"];
            };
        };
        responses: {
            /** @description The account has its former address. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeUndone"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The link is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description The link is too old. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Token expirado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "martelo-demo",
                 *       "password": "praia-do-futuro-91",
                 *       "password_confirmation": "praia-do-futuro-91"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "current_password": [
                     *           "A senha atual está incorreta."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAuctioneerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auctioneer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerInfo"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    sendAuctioneerEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            /** @description It is confirmed already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este email já foi confirmado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    registerAuctioneer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Helena Prado",
                 *       "company_name": "Paineira Leilões",
                 *       "registration": "042/2011",
                 *       "uf": "GO",
                 *       "email": "helena@paineira.example",
                 *       "cellphone": "(62) 99911-2030",
                 *       "cpf_cnpj": "12.ABC.345/01DE-35",
                 *       "website": "https://paineira.example",
                 *       "password": "praia-do-futuro-91",
                 *       "password_confirmation": "praia-do-futuro-91",
                 *       "accept_terms": true
                 *     }
                 */
                "application/json": components["schemas"]["AuctioneerRegistration"];
            };
        };
        responses: {
            /** @description The session of the new auctioneer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "registration": [
                     *           "Esta matrícula já está cadastrada."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAuctioneerRegisterOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctioneerRegisterOptions"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAuctioneerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the invitation's address.
                 * @example 2b7c1f0e-53d4-4a9b-8f6e-1d0c9b8a7f65
                 */
                uuid: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The invitation is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Convite não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description The invitation is too old. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este convite não vale mais: venceu, foi cancelado ou substituído."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getAdminInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it came in the invitation's address.
                 * @example 2b7c1f0e-53d4-4a9b-8f6e-1d0c9b8a7f65
                 */
                uuid: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The invitation is unknown or was used. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Convite não encontrado ou já foi usado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description The invitation is too old. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Este convite não vale mais: venceu, foi cancelado ou substituído."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    listBonus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusList"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    redeemBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reward_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["Redemption"];
            };
        };
        responses: {
            /** @description It is marked. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redeemed"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such item. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Conteúdo não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "reward_id": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getBonusFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The part that is wanted, as `bytes=0-1023`; all without it, or where it can't be understood.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description As the list has it.
                 * @example 1
                 */
                id: components["schemas"]["BonusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, whole. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description Parts can be asked for.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description Changes with the content.
                     * @example "guia-do-edital-3"
                     */
                    ETag?: string;
                    /**
                     * @description The name to save it under.
                     * @example attachment; filename="guia-do-edital.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/octet-stream": components["schemas"]["Bytes"];
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description Which part of how much.
                     * @example bytes 0-1023/48210
                     */
                    "Content-Range"?: string;
                    /**
                     * @description Changes with the content.
                     * @example "guia-do-edital-3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/octet-stream": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such item, or it has no file. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Conteúdo não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description There is no such part. */
            416: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description How much there is.
                     * @example bytes *\/48210
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A parte pedida do arquivo não existe."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "id": [
                     *           "deve ser um número inteiro"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getBonusVideo: {
        parameters: {
            query: {
                /** @description As the address in the list has it. */
                pass: string;
            };
            header?: {
                /**
                 * @description The part that is wanted, as `bytes=0-1023`; all without it, or where it can't be understood.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description As the list has it.
                 * @example 1
                 */
                id: components["schemas"]["BonusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video, whole. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description Parts can be asked for.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description Changes with the content.
                     * @example "guia-do-edital-3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example ftypisom */
                    "video/mp4": components["schemas"]["Bytes"];
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description Which part of how much.
                     * @example bytes 0-1023/48210
                     */
                    "Content-Range"?: string;
                    /**
                     * @description Changes with the content.
                     * @example "guia-do-edital-3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example ftypisom */
                    "video/mp4": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description There is no such item, it has no video, or the pass does not open it. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Conteúdo não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["TooLongAddress"];
            /** @description There is no such part. */
            416: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    /**
                     * @description How much there is.
                     * @example bytes *\/48210
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A parte pedida do arquivo não existe."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "pass": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller for this one wish: the same key again, within a day, makes nothing new and has the first answer; with other data it is refused with 422.
                 * @example 6f1d2c84-8b0e-4f61-9d0b-2f1c5e7a9b30
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Marina Duarte Alves",
                 *       "email": "marina@exemplo.com.br",
                 *       "subject": "duvidas",
                 *       "message": "O imóvel ocupado pode ser visitado antes do leilão?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceived"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "email": [
                     *           "Email inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    getVisitors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visitors"];
                };
            };
            400: components["responses"]["Unreadable"];
            414: components["responses"]["TooLongAddress"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    recordEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "view_content",
                 *       "page_title": "Apartamento com 2 quartos no Setor Bueno, Goiânia",
                 *       "segment": "leilao",
                 *       "auction_key": "5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412",
                 *       "visit": "f2d1c3b4-a596-4877-8a69-5b4c3d2e1f00",
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["SiteEvent"];
            };
        };
        responses: {
            /** @description It is counted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteEventRecorded"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "consent": [
                     *           "deve ser um destes: true"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "TypeError",
                 *       "message": "Cannot read properties of undefined (reading 'title')",
                 *       "stack": "TypeError: Cannot read properties of undefined\n    at Component (/assets/auction-detail.js:1:2304)",
                 *       "path": "/leilao/5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412",
                 *       "version": "0.1.0"
                 *     }
                 */
                "application/json": components["schemas"]["ClientError"];
            };
        };
        responses: {
            /** @description It is noted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Unreadable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "path": [
                     *           "tem um formato inválido"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
    receiveCheckoutEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Seconds since 1970 and the HMAC-SHA-256 of `<t>.<body>` in hex; without it the answer is 401.
                 * @example t=1773144000,v1=3f0c9a3f0c9a3f0c9a3f0c9a3f0c9a3f0c9a3f0c9a3f0c9a3f0c9a3f0c9a3f0c
                 */
                "X-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_20260310_000871",
                 *       "email": "marina@exemplo.com.br",
                 *       "name": "Marina Duarte Alves",
                 *       "plan": "annual",
                 *       "status": "active",
                 *       "paid_at": "2026-03-10T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutEvent"];
            };
        };
        responses: {
            /** @description It is taken. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReceived"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description The signature is missing, wrong or older than five minutes. */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Assinatura inválida."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLongAddress"];
            415: components["responses"]["UnknownType"];
            /** @description An input is wrong; `errors` names it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Os dados enviados são inválidos.",
                     *       "errors": {
                     *         "event_id": [
                     *           "é obrigatório"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Away"];
        };
    };
}
