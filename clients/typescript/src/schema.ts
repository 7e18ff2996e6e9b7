// Written by npm run types, of openapi.json with this SHA-256:
// c3e618ed1e0211f71902caf2ef693ed7c2f94ffb224cc980e295cb3a80c5623b
export interface paths {
    "/api/v1/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a period went, beside the one before: customers, visits, revenue, points, rewards */
        get: operations["readAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers hold now, how much of it will be used in the next days, and its cost */
        get: operations["readOutstandingForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each campaign and automatic message of a period: sent, opened, and who came within 14 days */
        get: operations["readMessageAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop’s campaigns, newest first */
        get: operations["listCampaigns"];
        put?: never;
        /** Make a campaign, as a draft that goes to nobody until it is started */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A campaign, and how far it has come */
        get: operations["readCampaign"];
        /** Change a draft */
        put: operations["editCampaign"];
        post?: never;
        /** Delete a draft */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a campaign for good; what is not yet being sent is withdrawn */
        post: operations["cancelCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/drop-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the links to other sites out of an email campaign that waits for a look because of them */
        post: operations["dropCampaignLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who followed links of a campaign, who came within 14 days, and whether it brought them */
        get: operations["readCampaignEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To how many a draft would go, who is left out and why, and what it would take */
        get: operations["forecastCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send no more of a campaign for now */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody that a campaign looked at, and what became of their message */
        get: operations["listCampaignRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a scheduled campaign a draft again */
        post: operations["reopenCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came of the messages of a campaign */
        get: operations["readCampaignResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a paused campaign */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try again what certainly did not arrive */
        post: operations["retryCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft now, or at a time of the shop’s clock */
        post: operations["startCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose reward a code is and whether it is still good, before it is redeemed */
        get: operations["readCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the page where a plan is paid for; the addresses to come back to are on this site */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/create-portal-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the page for cards, invoices and the end of a subscription */
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-rewards/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an unused claim back: its points return to their lots */
        post: operations["cancelClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of customers: by tag, program, waiting reward, stamps or segment, by words of their name, email, phone or CUS id, seen last first; without words the newest */
        get: operations["listCustomers"];
        put?: never;
        /** Add a customer, once per key; an opt-in says how it was given */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer, as a look-up shows them, with the version that a change wants */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a customer; a stale version is refused with the customer as they are */
        patch: operations["editCustomer"];
        trace?: never;
    };
    "/api/v1/customers/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct points, stamps or visits by hand, once per key, with a reason for staff */
        post: operations["adjustBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a customer agreed to or withdrew, newest first, with its proof; the last 200 */
        get: operations["listCustomerConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a customer anonymous for good (GDPR art. 17); asking again changes nothing */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the shop holds about a customer, as a file (GDPR art. 15 and 20) */
        get: operations["exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer's ledger in sentences, newest first, with who wrote it and why */
        get: operations["listCustomerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a duplicate into a customer, once per key; it cannot be undone */
        post: operations["mergeCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a customer, newest first, and what became of it */
        get: operations["listCustomerMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a customer into the portal or keep them out; kept out, they are signed out at once */
        put: operations["switchCustomerPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/prove-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Staff saw that the phone is the customer’s */
        post: operations["provePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/record-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down that a customer gave consent, and how, or withdrew it; what holds already is not written again */
        post: operations["recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rewards of a customer with their codes, those to redeem first, then the newest; at most 100 */
        get: operations["listCustomerRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a tag on a customer, a new one where the shop has none of this name, in upper or lower case */
        post: operations["tagCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/tags/{tag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a tag off a customer; the tag itself stays */
        delete: operations["untagCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 8 guests by words of their name, email, phone or CUS id; without words the newest */
        get: operations["lookUpCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop’s email templates by name */
        get: operations["listEmailTemplates"];
        put?: never;
        /** Make an email template; it is active from then on */
        post: operations["createEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an email template */
        put: operations["editEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-templates/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an email template be sent */
        post: operations["activateEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-templates/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an email template no longer */
        post: operations["deactivateEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-templates/{id}/drop-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the links out of an email template that somebody of the platform has not looked at */
        post: operations["dropTemplateLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/customers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every customer, or everybody in a segment, as CSV; money and dates as docs/csv-files.md says */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every operation with its ledger entries, oldest first, as CSV */
        get: operations["exportLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/messages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text and email, oldest first, as CSV */
        get: operations["exportMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/outstanding.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For bookkeepers: points and rewards that customers held at the end of each month, and their value, as CSV */
        get: operations["exportOutstanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the shop and what customers texted back, newest first, by words of receiver, customer, subject and content */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message in full */
        get: operations["readMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop’s operations with their ledger entries, newest first */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One operation with its ledger entries, such as a webhook names it */
        get: operations["readOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operations/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back money of a purchase and take back its points: who may undo it may do this */
        post: operations["refundPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operations/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take something back: its own staff for 15 minutes, an admin with a reason any time */
        post: operations["undoOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record purchases and redemptions that happened without a connection, each by itself and once, by the time they happened */
        post: operations["recordBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programs of the shop with what customers hold in each */
        get: operations["listPrograms"];
        put?: never;
        /** Make a program, active at once; limited by the plan */
        post: operations["createProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change name and config; what customers hold keeps its terms */
        put: operations["editProgram"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start earning again */
        post: operations["activateProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a program away, paused; it no longer counts for the plan */
        post: operations["archiveProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a customer another code of a rebate program */
        post: operations["issueRebateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop earning; redeeming and expiry go on */
        post: operations["pauseProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/programs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring an archived program back, paused; limited by the plan */
        post: operations["restoreProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a purchase or visit, once per key, in every active program */
        post: operations["recordPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a purchase would give, without recording it */
        post: operations["previewPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/qr-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop’s QR codes, newest first */
        get: operations["listQrCodes"];
        put?: never;
        /** Make a QR code for signing up; with custom_url it leads there */
        post: operations["generateQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/qr-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a QR code; whoever scans it from then on is told so kindly */
        delete: operations["deleteQrCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/qr-codes/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a QR code: whoever scans it is sent to the counter, and nothing is counted */
        post: operations["pauseQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/qr-codes/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a paused QR code lead to where it led */
        post: operations["resumeQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a reward over, by its code or from the list; once */
        post: operations["redeemReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reward catalogue and what the other programs hand out */
        get: operations["listRewards"];
        put?: never;
        /** Put a reward into the catalogue of a points program */
        post: operations["createReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a reward; claimed ones keep their terms */
        put: operations["editReward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a reward out of the catalogue */
        post: operations["archiveReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rewards/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy a reward with a customer’s points */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The segments that every shop has, then the shop’s own by name */
        get: operations["listSegments"];
        put?: never;
        /** Save a rule under a name; a shop has 50 at the most */
        post: operations["createSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/segments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a segment: whoever uses it goes by the new rule */
        put: operations["editSegment"];
        post?: never;
        /** Delete a segment; the customers stay */
        delete: operations["deleteSegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/segments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many customers fit a rule */
        post: operations["countSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/send-team-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody into the team by mail */
        post: operations["sendTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/send-transactional-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a template to a customer, once per key; a super admin tests the sending of mail */
        post: operations["sendTransactionalEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/send-transactional-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Text a template or the welcome to a customer, once per key; a super admin tests the sending of texts */
        post: operations["sendTransactionalSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sms-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop’s SMS templates by name */
        get: operations["listSmsTemplates"];
        put?: never;
        /** Make an SMS template; it is active from then on */
        post: operations["createSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sms-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an SMS template */
        put: operations["editSmsTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sms-templates/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an SMS template be sent */
        post: operations["activateSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sms-templates/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an SMS template no longer */
        post: operations["deactivateSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop’s tags by name, with how many customers have each */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a tag and take it off everybody; the customers stay */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /** Rename a tag; whoever has it keeps it */
        patch: operations["renameTag"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Analytics: {
            /** Format: date-time */
            as_of: string;
            before: {
                active: number;
                customers: number;
                discounts: number;
                joined: number;
                points_expired: number;
                points_given: number;
                points_used: number;
                revenue: number;
                revenue_new: number;
                rewards_earned: number;
                rewards_handed_out: number;
                visits: number;
                visits_new: number;
            };
            /** Format: date */
            before_from: string;
            /** Format: date */
            before_to: string;
            best: {
                customer: {
                    email: string | null;
                    first_name: string | null;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    id: string;
                    last_name: string | null;
                    phone: string | null;
                    unique_customer_id: string;
                };
                revenue: number;
                visits: number;
            }[];
            currency: string;
            /** Format: date */
            from: string;
            hours: {
                hour: number;
                visits: number;
                weekday: number;
            }[];
            now: {
                active: number;
                customers: number;
                discounts: number;
                joined: number;
                points_expired: number;
                points_given: number;
                points_used: number;
                revenue: number;
                revenue_new: number;
                rewards_earned: number;
                rewards_handed_out: number;
                visits: number;
                visits_new: number;
            };
            rewards: {
                cost: number | null;
                handed_out: number;
                handed_out_before: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                program: string;
            }[];
            sign_ups: {
                code: string | null;
                joined: number;
                joined_before: number;
                name: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                qr_code_id: string | null;
            }[];
            steps: {
                at: string;
                joined: number;
                revenue: number;
                revenue_before: number;
                revenue_new: number;
                visits: number;
                visits_before: number;
                visits_new: number;
            }[];
            /** Format: date */
            to: string;
        };
        Campaign: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            name: string;
            /** Format: date-time */
            not_after: string | null;
            recipient_count: number;
            /** Format: date-time */
            scheduled_for: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** @enum {string} */
            status: "draft" | "scheduled" | "sending" | "sent" | "paused" | "cancelled" | "failed";
            status_reason: string | null;
            /** @enum {string} */
            type: "email" | "sms";
        };
        CampaignDetail: components["schemas"]["Campaign"] & {
            audience: {
                /** @enum {string} */
                kind: "all";
            } | {
                /** @enum {string} */
                kind: "segment";
                segment: string;
            } | {
                customer_ids: string[];
                /** @enum {string} */
                kind: "picked";
            };
            /** Format: date-time */
            goes_on_at: string | null;
            holdout_percent: number;
            looked_at_for: string[];
            offer: {
                /** @enum {string} */
                kind: "rebate_code";
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
            } | {
                /** @enum {string} */
                kind: "reward";
                /** Format: uuid */
                reward_id: string;
                valid_days: number;
            } | null;
            progress: {
                accepted: number;
                delivered: number;
                excluded: number;
                held_out: number;
                queued: number;
                rejected: number;
                sending: number;
                uncertain: number;
                waiting: number;
                withdrawn: number;
                withheld: number;
            };
            retry: {
                can: number;
                never: number;
            };
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            template_id: string | null;
            texts: {
                blocks: ({
                    /** @enum {string} */
                    kind: "heading";
                    /** @enum {string} */
                    size: "large" | "medium";
                    text: string;
                } | {
                    /** @enum {string} */
                    kind: "text";
                    paragraphs: {
                        /** @enum {boolean} */
                        bold?: true;
                        /** @enum {boolean} */
                        italic?: true;
                        link?: string;
                        text: string;
                    }[][];
                } | {
                    alt: string;
                    /** @enum {string} */
                    kind: "picture";
                    link: string | null;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    picture_id: string | null;
                    width: 25 | 50 | 75 | 100;
                } | {
                    /** @enum {string} */
                    kind: "button";
                    label: string;
                    leads_to: "card" | string;
                } | {
                    /** @enum {string} */
                    kind: "reward";
                } | {
                    /** @enum {string} */
                    kind: "card";
                } | {
                    /** @enum {string} */
                    kind: "divider";
                } | {
                    height: 8 | 16 | 32 | 64;
                    /** @enum {string} */
                    kind: "spacer";
                } | {
                    /** @enum {string} */
                    kind: "footer";
                    paragraphs: {
                        /** @enum {boolean} */
                        bold?: true;
                        /** @enum {boolean} */
                        italic?: true;
                        link?: string;
                        text: string;
                    }[][];
                } | {
                    columns: ({
                        /** @enum {string} */
                        kind: "heading";
                        /** @enum {string} */
                        size: "large" | "medium";
                        text: string;
                    } | {
                        /** @enum {string} */
                        kind: "text";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        alt: string;
                        /** @enum {string} */
                        kind: "picture";
                        link: string | null;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        picture_id: string | null;
                        width: 25 | 50 | 75 | 100;
                    } | {
                        /** @enum {string} */
                        kind: "button";
                        label: string;
                        leads_to: "card" | string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                    } | {
                        /** @enum {string} */
                        kind: "card";
                    } | {
                        /** @enum {string} */
                        kind: "divider";
                    } | {
                        height: 8 | 16 | 32 | 64;
                        /** @enum {string} */
                        kind: "spacer";
                    } | {
                        /** @enum {string} */
                        kind: "footer";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    })[][];
                    /** @enum {string} */
                    kind: "columns";
                })[] | null;
                body: string;
                subject: string;
                translations: {
                    blocks: ({
                        /** @enum {string} */
                        kind: "heading";
                        /** @enum {string} */
                        size: "large" | "medium";
                        text: string;
                    } | {
                        /** @enum {string} */
                        kind: "text";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        alt: string;
                        /** @enum {string} */
                        kind: "picture";
                        link: string | null;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        picture_id: string | null;
                        width: 25 | 50 | 75 | 100;
                    } | {
                        /** @enum {string} */
                        kind: "button";
                        label: string;
                        leads_to: "card" | string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                    } | {
                        /** @enum {string} */
                        kind: "card";
                    } | {
                        /** @enum {string} */
                        kind: "divider";
                    } | {
                        height: 8 | 16 | 32 | 64;
                        /** @enum {string} */
                        kind: "spacer";
                    } | {
                        /** @enum {string} */
                        kind: "footer";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        columns: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        })[][];
                        /** @enum {string} */
                        kind: "columns";
                    })[] | null;
                    body: string;
                    /** @enum {string} */
                    language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                    subject: string;
                }[];
            }[];
            throttle_per_minute: number | null;
            version: number;
        };
        CampaignEffect: {
            clicked: number;
            /** Format: date-time */
            counted_until: string | null;
            held_out: {
                came: number;
                people: number;
                spent: number;
            };
            lift: {
                difference: number;
                high: number;
                low: number;
                /** @enum {string} */
                verdict: "more" | "fewer" | "unclear" | "too few";
            } | null;
            links: {
                people: number;
                url: string;
            }[];
            machine_clicked: number;
            messaged: {
                came: number;
                people: number;
                spent: number;
            };
            unreached: {
                came: number;
                people: number;
                spent: number;
            };
        };
        CampaignForecast: {
            excluded: {
                customers: number;
                /** @enum {string} */
                reason: "no_address" | "not_agreed" | "stopped" | "not_mobile" | "country" | "paused" | "left_topic" | "over_cap" | "same_address";
            }[];
            /** Format: date-time */
            goes_at: string | null;
            held_out: number;
            left: {
                allowance: number | null;
                credits: number;
            };
            looked_at_for: string[];
            needs_address: boolean;
            people: number;
            recipients: number;
            refusal: string | null;
            segments: number;
            segments_are_exact: boolean;
            takes: {
                allowance: number;
                credits: number;
            };
            upgrade: boolean;
            warning: string | null;
        };
        CampaignRecipient: {
            customer: {
                email: string | null;
                first_name: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                last_name: string | null;
                phone: string | null;
            };
            failure: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            message_id: string | null;
            /** Format: date-time */
            opened_at: string | null;
            /** @enum {string|null} */
            reason: "no_address" | "not_agreed" | "stopped" | "not_mobile" | "country" | "paused" | "left_topic" | "over_cap" | "same_address" | "cancelled" | "too_late" | "gone" | null;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            state: "excluded" | "held_out" | "waiting" | "queued" | "sending" | "accepted" | "delivered" | "rejected" | "uncertain" | "withheld" | "withdrawn";
            variant: number;
        };
        CampaignResults: {
            delivered: number;
            machine_opened: number;
            opened: number;
            redeemed: number;
            replies: number;
            sent: number;
            unsubscribed: number;
            variants: {
                delivered: number;
                machine_opened: number;
                opened: number;
                redeemed: number;
                replies: number;
                sent: number;
                unsubscribed: number;
            }[];
        };
        CheckoutSessionCall: {
            /** Format: uri */
            cancelUrl: string;
            priceId: string;
            /** Format: uri */
            successUrl: string;
        };
        CountedTag: components["schemas"]["Tag"] & {
            customers: number;
        };
        Customer: {
            /** Format: date */
            birthday: string | null;
            /** Format: date-time */
            created_at: string;
            email: string | null;
            first_name: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            last_name: string | null;
            /** Format: date-time */
            last_visit_at: string | null;
            lifetime_points_earned: number;
            opted_in_email: boolean;
            opted_in_sms: boolean;
            phone: string | null;
            /** Format: date-time */
            phone_proven_at: string | null;
            portal_enabled: boolean;
            total_points: number;
            total_visits: number;
            unique_customer_id: string;
        };
        CustomerHistory: {
            data: {
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                happened_at: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                kind: string;
                note: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                operation_id: string;
                program_name: string | null;
                sentence: string;
                staff_name: string | null;
            }[];
            next: string | null;
        };
        CustomerMessages: {
            data: {
                /** Format: date-time */
                at: string;
                content: string;
                /** @enum {string} */
                direction: "out" | "in";
                failure: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                /** Format: date-time */
                opened_at: string | null;
                read: boolean | null;
                /** @enum {string} */
                state: "queued" | "sending" | "accepted" | "delivered" | "rejected" | "uncertain" | "withheld" | "received";
                subject: string | null;
                template_name: string | null;
                /** @enum {string} */
                type: "sms" | "email";
            }[];
            next: string | null;
        };
        EarnedReward: {
            description: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            name: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            program_id: string;
            redemption_code: string;
            /** @enum {string} */
            type: "catalogue" | "stamp_card" | "rebate_code" | "free_item";
        };
        EmailCall: {
            body?: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            businessId?: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            customerId?: string;
            /** @enum {boolean} */
            isTestEmail?: true;
            recipientEmail?: string;
            recipientName?: string | null;
            subject?: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            templateId?: string;
            templateName?: string;
        };
        EmailTemplate: {
            active: boolean;
            blocks: ({
                /** @enum {string} */
                kind: "heading";
                /** @enum {string} */
                size: "large" | "medium";
                text: string;
            } | {
                /** @enum {string} */
                kind: "text";
                paragraphs: {
                    /** @enum {boolean} */
                    bold?: true;
                    /** @enum {boolean} */
                    italic?: true;
                    link?: string;
                    text: string;
                }[][];
            } | {
                alt: string;
                /** @enum {string} */
                kind: "picture";
                link: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                picture_id: string | null;
                width: 25 | 50 | 75 | 100;
            } | {
                /** @enum {string} */
                kind: "button";
                label: string;
                leads_to: "card" | string;
            } | {
                /** @enum {string} */
                kind: "reward";
            } | {
                /** @enum {string} */
                kind: "card";
            } | {
                /** @enum {string} */
                kind: "divider";
            } | {
                height: 8 | 16 | 32 | 64;
                /** @enum {string} */
                kind: "spacer";
            } | {
                /** @enum {string} */
                kind: "footer";
                paragraphs: {
                    /** @enum {boolean} */
                    bold?: true;
                    /** @enum {boolean} */
                    italic?: true;
                    link?: string;
                    text: string;
                }[][];
            } | {
                columns: ({
                    /** @enum {string} */
                    kind: "heading";
                    /** @enum {string} */
                    size: "large" | "medium";
                    text: string;
                } | {
                    /** @enum {string} */
                    kind: "text";
                    paragraphs: {
                        /** @enum {boolean} */
                        bold?: true;
                        /** @enum {boolean} */
                        italic?: true;
                        link?: string;
                        text: string;
                    }[][];
                } | {
                    alt: string;
                    /** @enum {string} */
                    kind: "picture";
                    link: string | null;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    picture_id: string | null;
                    width: 25 | 50 | 75 | 100;
                } | {
                    /** @enum {string} */
                    kind: "button";
                    label: string;
                    leads_to: "card" | string;
                } | {
                    /** @enum {string} */
                    kind: "reward";
                } | {
                    /** @enum {string} */
                    kind: "card";
                } | {
                    /** @enum {string} */
                    kind: "divider";
                } | {
                    height: 8 | 16 | 32 | 64;
                    /** @enum {string} */
                    kind: "spacer";
                } | {
                    /** @enum {string} */
                    kind: "footer";
                    paragraphs: {
                        /** @enum {boolean} */
                        bold?: true;
                        /** @enum {boolean} */
                        italic?: true;
                        link?: string;
                        text: string;
                    }[][];
                })[][];
                /** @enum {string} */
                kind: "columns";
            })[] | null;
            body: string;
            config: {
                daysBefore?: number;
                milestones?: number[];
                plainNames?: boolean;
                sendHour?: number;
            };
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            looked_at_for: string[];
            name: string;
            subject: string;
            translations: {
                blocks: ({
                    /** @enum {string} */
                    kind: "heading";
                    /** @enum {string} */
                    size: "large" | "medium";
                    text: string;
                } | {
                    /** @enum {string} */
                    kind: "text";
                    paragraphs: {
                        /** @enum {boolean} */
                        bold?: true;
                        /** @enum {boolean} */
                        italic?: true;
                        link?: string;
                        text: string;
                    }[][];
                } | {
                    alt: string;
                    /** @enum {string} */
                    kind: "picture";
                    link: string | null;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    picture_id: string | null;
                    width: 25 | 50 | 75 | 100;
                } | {
                    /** @enum {string} */
                    kind: "button";
                    label: string;
                    leads_to: "card" | string;
                } | {
                    /** @enum {string} */
                    kind: "reward";
                } | {
                    /** @enum {string} */
                    kind: "card";
                } | {
                    /** @enum {string} */
                    kind: "divider";
                } | {
                    height: 8 | 16 | 32 | 64;
                    /** @enum {string} */
                    kind: "spacer";
                } | {
                    /** @enum {string} */
                    kind: "footer";
                    paragraphs: {
                        /** @enum {boolean} */
                        bold?: true;
                        /** @enum {boolean} */
                        italic?: true;
                        link?: string;
                        text: string;
                    }[][];
                } | {
                    columns: ({
                        /** @enum {string} */
                        kind: "heading";
                        /** @enum {string} */
                        size: "large" | "medium";
                        text: string;
                    } | {
                        /** @enum {string} */
                        kind: "text";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        alt: string;
                        /** @enum {string} */
                        kind: "picture";
                        link: string | null;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        picture_id: string | null;
                        width: 25 | 50 | 75 | 100;
                    } | {
                        /** @enum {string} */
                        kind: "button";
                        label: string;
                        leads_to: "card" | string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                    } | {
                        /** @enum {string} */
                        kind: "card";
                    } | {
                        /** @enum {string} */
                        kind: "divider";
                    } | {
                        height: 8 | 16 | 32 | 64;
                        /** @enum {string} */
                        kind: "spacer";
                    } | {
                        /** @enum {string} */
                        kind: "footer";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    })[][];
                    /** @enum {string} */
                    kind: "columns";
                })[] | null;
                body: string;
                /** @enum {string} */
                language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                subject: string;
            }[];
            /** @enum {string} */
            trigger_type: "welcome" | "promotional" | "reward" | "birthday" | "custom";
            version: number;
        };
        Error: {
            error: {
                code: string;
                details?: {
                    [key: string]: unknown;
                };
                fields?: {
                    [key: string]: string;
                };
                message: string;
                request_id: string;
            };
        };
        FoundReward: {
            customer: components["schemas"]["Customer"];
            reward: components["schemas"]["EarnedReward"] & {
                /** Format: date-time */
                redeemed_at: string | null;
                /** @enum {string} */
                status: "earned" | "redeemed" | "expired" | "void";
            };
        };
        MessageAnalytics: {
            before: {
                campaigns: {
                    came: number;
                    opened: number;
                    people: number;
                    sent: number;
                };
                triggers: {
                    came: number;
                    opened: number;
                    people: number;
                    sent: number;
                };
            };
            campaigns: {
                /** Format: date-time */
                counted_until: string;
                held_out: {
                    came: number;
                    people: number;
                    spent: number;
                };
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                messaged: {
                    came: number;
                    people: number;
                    spent: number;
                };
                name: string;
                opened: number;
                sent: number;
                /** Format: date-time */
                started_at: string;
                /** @enum {string} */
                type: "email" | "sms";
            }[];
            triggers: components["schemas"]["TriggerResult"][];
        };
        OpenedPage: {
            url: string;
        };
        Operation: {
            amount: number | null;
            /** Format: date-time */
            at: string;
            currency: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            customer_id: string;
            device: string | null;
            discount_amount: number;
            entries: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                customer_reward_id: string | null;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                points: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string | null;
                sentence: string;
                stamps: number;
            }[];
            /** Format: date-time */
            happened_at: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            is_visit: boolean;
            kind: string;
            note: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            refunds_id: string | null;
            source: string;
            staff_name: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            undoes_id: string | null;
        };
        OutstandingForecast: {
            days: number;
            held: {
                idle_points: number;
                points: number;
                rewards: number;
                unpriced_points: number;
                worth: {
                    high: number;
                    low: number;
                };
            };
            points: {
                cost: {
                    high: number;
                    low: number;
                } | null;
                forecast: {
                    expected: number;
                    high: number;
                    low: number;
                    off: number;
                    tested: number;
                } | null;
                outstanding: number;
            };
            rewards: {
                cost: {
                    high: number;
                    low: number;
                } | null;
                forecast: {
                    expected: number;
                    high: number;
                    low: number;
                    off: number;
                    tested: number;
                } | null;
                outstanding: number;
            };
        };
        PortalSessionCall: {
            /** @enum {string} */
            flow?: "cancel" | "card";
            /** Format: uri */
            returnUrl: string;
        };
        Program: {
            /** Format: date-time */
            archived_at: string | null;
            cheapest_reward: number | null;
            config: components["schemas"]["ProgramConfig"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            members: number;
            members_recent: number;
            name: string;
            points_earned: number;
            points_earned_recent: number;
            points_outstanding: number;
            rewards_issued: number;
            rewards_issued_recent: number;
            rewards_offered: number;
            rewards_redeemed: number;
            rewards_redeemed_recent: number;
            rewards_waiting: number;
            stamps_open: number;
            /** @enum {string} */
            status: "active" | "paused";
            /** @enum {string} */
            type: "points" | "stamp_card" | "rebate_code" | "discount" | "free_item";
            version: number;
            visits_counted: number;
            visits_counted_recent: number;
        };
        ProgramConfig: {
            allowMultipleCards?: boolean;
            cardExpireDays?: number;
            codePrefix?: string;
            /** @enum {string} */
            discountType?: "percentage" | "fixed";
            discountValue?: number;
            itemDescription?: string;
            itemName?: string;
            minimumRedemption?: number;
            pointsExpireDays?: number;
            pointsPerDollar?: number;
            recurring?: boolean;
            requiredPurchases?: number;
            rewardDescription?: string;
            singleUse?: boolean;
            stampsRequired?: number;
            tiers?: {
                discount: number;
                visits: number;
            }[];
            validDays?: number;
            welcomeBonus?: number;
        };
        PurchasePreview: {
            amount: number | null;
            currency: string;
            discount: {
                amount: number;
                name: string;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                redemption_code: string | null;
            } | null;
            notes: string[];
            paid: number | null;
            preview_token: string;
            programs: {
                name: string;
                points: number;
                points_balance: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                reason: string | null;
                stamps: number;
                stamps_current: number;
                stamps_required: number | null;
                total_earned: number;
                /** @enum {string} */
                type: "points" | "stamp_card" | "rebate_code" | "discount" | "free_item";
                visits: number;
            }[];
            rewards: (components["schemas"]["EarnedReward"] & {
                redemption_code?: string | null;
            })[];
            visit: {
                counted: boolean;
                reason: string | null;
            };
        };
        QrCode: {
            active: boolean;
            code: string;
            /** Format: date-time */
            created_at: string;
            custom_url: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            location_name: string | null;
            scan_count: number;
            signup_count: number;
            url: string;
        };
        RecordedPurchase: {
            amount: number | null;
            currency: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            customer_id: string;
            discount: {
                amount: number;
                name: string;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                redemption_code: string | null;
            } | null;
            notes: string[];
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            operation_id: string;
            paid: number | null;
            programs: {
                name: string;
                points: number;
                points_balance: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                reason: string | null;
                stamps: number;
                stamps_current: number;
                stamps_required: number | null;
                total_earned: number;
                /** @enum {string} */
                type: "points" | "stamp_card" | "rebate_code" | "discount" | "free_item";
                visits: number;
            }[];
            /** Format: date-time */
            recorded_at: string;
            rewards: components["schemas"]["EarnedReward"][];
            visit: {
                counted: boolean;
                reason: string | null;
            };
        };
        Refunded: components["schemas"]["RefundPreview"] & {
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            operation_id: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            refunded_operation_id: string;
        };
        RefundPreview: {
            amount: number;
            currency: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            customer_id: string;
            expired_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
            }[];
            left: number;
            not_taken_back: {
                points: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                reason: string;
                stamps: number;
            }[];
            notes: string[];
            programs: {
                name: string;
                points: number;
                points_balance: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                stamps: number;
                stamps_current: number;
                /** @enum {string} */
                type: "points" | "stamp_card" | "rebate_code" | "discount" | "free_item";
                visits: number;
            }[];
            restored_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
            }[];
            standing_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
                /** @enum {string} */
                status: "earned" | "redeemed" | "expired" | "void";
            }[];
            visit_taken_back: boolean;
            voided_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
            }[];
        };
        Reward: {
            active: boolean;
            cost: number | null;
            description: string | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            issued: number;
            name: string;
            points_price: number | null;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            program_id: string;
            redeemed: number;
            stock: number | null;
            /** @enum {string} */
            type: "catalogue" | "stamp_card" | "rebate_code" | "free_item";
            valid_days: number;
            version: number;
            waiting: number;
        };
        Segment: {
            /** Format: date-time */
            created_at: string | null;
            /** @example ready:slipping-away */
            id: string;
            meaning: string | null;
            name: string;
            rule: components["schemas"]["SegmentRule"];
            version: number | null;
        };
        SegmentCondition: {
            /** @enum {string} */
            about: "program";
            /** @enum {string} */
            is: "in" | "not_in";
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            program: string;
        } | {
            /** @enum {string} */
            about: "points";
            /** @enum {string} */
            is: "at_least" | "at_most" | "exactly";
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            program: string | null;
            value: number;
        } | {
            /** @enum {string} */
            about: "stamps";
            /** @enum {string} */
            is: "at_least" | "at_most" | "exactly";
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            program: string;
            value: number;
        } | {
            /** @enum {string} */
            about: "visits";
            /** @enum {string} */
            is: "at_least" | "at_most" | "exactly";
            value: number;
        } | ({
            /** @enum {string} */
            about: "last_visit";
            days: number;
            /** @enum {string} */
            is: "within";
        } | {
            /** @enum {string} */
            about: "last_visit";
            days: number;
            /** @enum {string} */
            is: "longer_ago";
        } | {
            /** @enum {string} */
            about: "last_visit";
            /** @enum {string} */
            is: "never";
        }) | ({
            /** @enum {string} */
            about: "joined";
            days: number;
            /** @enum {string} */
            is: "within";
        } | {
            /** @enum {string} */
            about: "joined";
            days: number;
            /** @enum {string} */
            is: "longer_ago";
        } | {
            /** @enum {string} */
            about: "joined";
            /** Format: date */
            date: string;
            /** @enum {string} */
            is: "since";
        } | {
            /** @enum {string} */
            about: "joined";
            /** Format: date */
            date: string;
            /** @enum {string} */
            is: "before";
        }) | {
            /** @enum {string} */
            about: "birthday";
            month: ("this" | "next") | number;
        } | {
            /** @enum {string} */
            about: "tag";
            /** @enum {string} */
            is: "has" | "has_not";
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            tag: string;
        } | {
            /** @enum {string} */
            about: "qr_code";
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            qr_code: string;
        } | {
            /** @enum {string} */
            about: "opened";
            days: number;
            /** @enum {string} */
            is: "did" | "did_not";
        } | {
            /** @enum {string} */
            about: "clicked";
            days: number;
            /** @enum {string} */
            is: "did" | "did_not";
        } | {
            /** @enum {string} */
            about: "spent";
            amount: number;
            /** @enum {string} */
            is: "at_least" | "at_most" | "exactly";
        } | {
            /** @enum {string} */
            about: "spent_within";
            amount: number;
            days: number;
            /** @enum {string} */
            is: "at_least" | "at_most" | "exactly";
        } | {
            /** @enum {string} */
            about: "reward";
            /** @enum {string} */
            is: "waiting" | "not_waiting";
        } | {
            /** @enum {string} */
            about: "agreed";
            /** @enum {string} */
            channel: "sms" | "email";
            /** @enum {string} */
            is: "yes" | "no";
        } | {
            /** @enum {string} */
            about: "slipping_away";
        } | {
            /** @enum {string} */
            about: "top";
            /** @enum {string} */
            by: "spent" | "visits";
            percent: number;
        };
        SegmentRule: {
            /** @enum {string} */
            match: "all" | "any" | "none";
            of: ({
                /** @enum {string} */
                about: "program";
                /** @enum {string} */
                is: "in" | "not_in";
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program: string;
            } | {
                /** @enum {string} */
                about: "points";
                /** @enum {string} */
                is: "at_least" | "at_most" | "exactly";
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program: string | null;
                value: number;
            } | {
                /** @enum {string} */
                about: "stamps";
                /** @enum {string} */
                is: "at_least" | "at_most" | "exactly";
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program: string;
                value: number;
            } | {
                /** @enum {string} */
                about: "visits";
                /** @enum {string} */
                is: "at_least" | "at_most" | "exactly";
                value: number;
            } | {
                /** @enum {string} */
                about: "last_visit";
                days: number;
                /** @enum {string} */
                is: "within";
            } | {
                /** @enum {string} */
                about: "last_visit";
                days: number;
                /** @enum {string} */
                is: "longer_ago";
            } | {
                /** @enum {string} */
                about: "last_visit";
                /** @enum {string} */
                is: "never";
            } | {
                /** @enum {string} */
                about: "joined";
                days: number;
                /** @enum {string} */
                is: "within";
            } | {
                /** @enum {string} */
                about: "joined";
                days: number;
                /** @enum {string} */
                is: "longer_ago";
            } | {
                /** @enum {string} */
                about: "joined";
                /** Format: date */
                date: string;
                /** @enum {string} */
                is: "since";
            } | {
                /** @enum {string} */
                about: "joined";
                /** Format: date */
                date: string;
                /** @enum {string} */
                is: "before";
            } | {
                /** @enum {string} */
                about: "birthday";
                month: ("this" | "next") | number;
            } | {
                /** @enum {string} */
                about: "tag";
                /** @enum {string} */
                is: "has" | "has_not";
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                tag: string;
            } | {
                /** @enum {string} */
                about: "qr_code";
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                qr_code: string;
            } | {
                /** @enum {string} */
                about: "opened";
                days: number;
                /** @enum {string} */
                is: "did" | "did_not";
            } | {
                /** @enum {string} */
                about: "clicked";
                days: number;
                /** @enum {string} */
                is: "did" | "did_not";
            } | {
                /** @enum {string} */
                about: "spent";
                amount: number;
                /** @enum {string} */
                is: "at_least" | "at_most" | "exactly";
            } | {
                /** @enum {string} */
                about: "spent_within";
                amount: number;
                days: number;
                /** @enum {string} */
                is: "at_least" | "at_most" | "exactly";
            } | {
                /** @enum {string} */
                about: "reward";
                /** @enum {string} */
                is: "waiting" | "not_waiting";
            } | {
                /** @enum {string} */
                about: "agreed";
                /** @enum {string} */
                channel: "sms" | "email";
                /** @enum {string} */
                is: "yes" | "no";
            } | {
                /** @enum {string} */
                about: "slipping_away";
            } | {
                /** @enum {string} */
                about: "top";
                /** @enum {string} */
                by: "spent" | "visits";
                percent: number;
            } | {
                /** @enum {string} */
                match: "all" | "any" | "none";
                of: ({
                    /** @enum {string} */
                    about: "program";
                    /** @enum {string} */
                    is: "in" | "not_in";
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    program: string;
                } | {
                    /** @enum {string} */
                    about: "points";
                    /** @enum {string} */
                    is: "at_least" | "at_most" | "exactly";
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    program: string | null;
                    value: number;
                } | {
                    /** @enum {string} */
                    about: "stamps";
                    /** @enum {string} */
                    is: "at_least" | "at_most" | "exactly";
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    program: string;
                    value: number;
                } | {
                    /** @enum {string} */
                    about: "visits";
                    /** @enum {string} */
                    is: "at_least" | "at_most" | "exactly";
                    value: number;
                } | {
                    /** @enum {string} */
                    about: "last_visit";
                    days: number;
                    /** @enum {string} */
                    is: "within";
                } | {
                    /** @enum {string} */
                    about: "last_visit";
                    days: number;
                    /** @enum {string} */
                    is: "longer_ago";
                } | {
                    /** @enum {string} */
                    about: "last_visit";
                    /** @enum {string} */
                    is: "never";
                } | {
                    /** @enum {string} */
                    about: "joined";
                    days: number;
                    /** @enum {string} */
                    is: "within";
                } | {
                    /** @enum {string} */
                    about: "joined";
                    days: number;
                    /** @enum {string} */
                    is: "longer_ago";
                } | {
                    /** @enum {string} */
                    about: "joined";
                    /** Format: date */
                    date: string;
                    /** @enum {string} */
                    is: "since";
                } | {
                    /** @enum {string} */
                    about: "joined";
                    /** Format: date */
                    date: string;
                    /** @enum {string} */
                    is: "before";
                } | {
                    /** @enum {string} */
                    about: "birthday";
                    month: ("this" | "next") | number;
                } | {
                    /** @enum {string} */
                    about: "tag";
                    /** @enum {string} */
                    is: "has" | "has_not";
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    tag: string;
                } | {
                    /** @enum {string} */
                    about: "qr_code";
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    qr_code: string;
                } | {
                    /** @enum {string} */
                    about: "opened";
                    days: number;
                    /** @enum {string} */
                    is: "did" | "did_not";
                } | {
                    /** @enum {string} */
                    about: "clicked";
                    days: number;
                    /** @enum {string} */
                    is: "did" | "did_not";
                } | {
                    /** @enum {string} */
                    about: "spent";
                    amount: number;
                    /** @enum {string} */
                    is: "at_least" | "at_most" | "exactly";
                } | {
                    /** @enum {string} */
                    about: "spent_within";
                    amount: number;
                    days: number;
                    /** @enum {string} */
                    is: "at_least" | "at_most" | "exactly";
                } | {
                    /** @enum {string} */
                    about: "reward";
                    /** @enum {string} */
                    is: "waiting" | "not_waiting";
                } | {
                    /** @enum {string} */
                    about: "agreed";
                    /** @enum {string} */
                    channel: "sms" | "email";
                    /** @enum {string} */
                    is: "yes" | "no";
                } | {
                    /** @enum {string} */
                    about: "slipping_away";
                } | {
                    /** @enum {string} */
                    about: "top";
                    /** @enum {string} */
                    by: "spent" | "visits";
                    percent: number;
                } | {
                    /** @enum {string} */
                    match: "all" | "any" | "none";
                    of: components["schemas"]["SegmentCondition"][];
                })[];
            })[];
        };
        SentMessage: {
            error: string | null;
            messageId: string | null;
            success: boolean;
        };
        SmsCall: {
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            businessId?: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            customerId?: string;
            /** @enum {boolean} */
            isTestSms?: true;
            message?: string;
            recipientPhone?: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            templateId?: string;
            /** @enum {string} */
            triggerType?: "welcome";
        };
        SmsTemplate: {
            active: boolean;
            config: {
                daysBefore?: number;
                milestones?: number[];
                plainNames?: boolean;
                sendHour?: number;
            };
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            message_template: string;
            name: string;
            translations: {
                /** @enum {string} */
                language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                message_template: string;
            }[];
            /** @enum {string} */
            trigger_type: "welcome" | "reward_earned" | "points_milestone" | "birthday" | "custom";
            version: number;
        };
        Tag: {
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            id: string;
            name: string;
        };
        TaggedCustomer: components["schemas"]["Customer"] & {
            stamps: number;
            tags: components["schemas"]["Tag"][];
            total_spent: number;
        };
        TriggerResult: {
            emailed: number;
            held_out: {
                came: number;
                people: number;
                spent: number;
            };
            /** @enum {string} */
            kind: "welcome" | "reward" | "points_milestone" | "birthday" | "expiry" | "miss_you" | "nth_visit" | "unused_reward";
            lift: {
                difference: number;
                high: number;
                low: number;
                /** @enum {string} */
                verdict: "more" | "fewer" | "unclear" | "too few";
            };
            messaged: {
                came: number;
                people: number;
                spent: number;
            };
            opened: number;
            sent: number;
        };
        Undone: {
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            customer_id: string;
            expired_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
            }[];
            not_taken_back: {
                points: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                reason: string;
                stamps: number;
            }[];
            notes: string[];
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            operation_id: string;
            programs: {
                name: string;
                points: number;
                points_balance: number;
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                program_id: string;
                stamps: number;
                stamps_current: number;
                /** @enum {string} */
                type: "points" | "stamp_card" | "rebate_code" | "discount" | "free_item";
                visits: number;
            }[];
            restored_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
            }[];
            standing_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
                /** @enum {string} */
                status: "earned" | "redeemed" | "expired" | "void";
            }[];
            /**
             * Format: uuid
             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
             */
            undone_operation_id: string;
            visit_taken_back: boolean;
            voided_rewards: {
                /**
                 * Format: uuid
                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                 */
                id: string;
                name: string;
                redemption_code: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readAnalytics: {
        parameters: {
            query?: {
                from?: string;
                period?: "7-days" | "30-days" | "90-days" | "12-months";
                to?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "as_of": "2026-06-07T21:30:00.000Z",
                     *       "from": "2026-06-01",
                     *       "to": "2026-06-07",
                     *       "before_from": "2026-05-25",
                     *       "before_to": "2026-05-31",
                     *       "now": {
                     *         "revenue": 412300,
                     *         "revenue_new": 38900,
                     *         "visits": 861,
                     *         "visits_new": 74,
                     *         "active": 298,
                     *         "customers": 512,
                     *         "joined": 37,
                     *         "points_given": 0,
                     *         "points_used": 0,
                     *         "points_expired": 0,
                     *         "rewards_earned": 81,
                     *         "rewards_handed_out": 66,
                     *         "discounts": 0
                     *       },
                     *       "before": {
                     *         "revenue": 398100,
                     *         "revenue_new": 38900,
                     *         "visits": 840,
                     *         "visits_new": 74,
                     *         "active": 298,
                     *         "customers": 512,
                     *         "joined": 37,
                     *         "points_given": 0,
                     *         "points_used": 0,
                     *         "points_expired": 0,
                     *         "rewards_earned": 81,
                     *         "rewards_handed_out": 66,
                     *         "discounts": 0
                     *       },
                     *       "steps": [
                     *         {
                     *           "at": "2026-06-01",
                     *           "revenue": 58200,
                     *           "revenue_new": 5100,
                     *           "visits": 121,
                     *           "visits_new": 9,
                     *           "joined": 6,
                     *           "revenue_before": 55900,
                     *           "visits_before": 117
                     *         }
                     *       ],
                     *       "hours": [
                     *         {
                     *           "weekday": 1,
                     *           "hour": 8,
                     *           "visits": 23
                     *         }
                     *       ],
                     *       "best": [
                     *         {
                     *           "customer": {
                     *             "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *             "first_name": "Ana",
                     *             "last_name": "Silva",
                     *             "email": "ana@example.com",
                     *             "phone": "+12125550142",
                     *             "unique_customer_id": "CUS7GK4MHRX"
                     *           },
                     *           "revenue": 6480,
                     *           "visits": 7
                     *         }
                     *       ],
                     *       "sign_ups": [
                     *         {
                     *           "qr_code_id": null,
                     *           "name": null,
                     *           "code": null,
                     *           "joined": 12,
                     *           "joined_before": 9
                     *         }
                     *       ],
                     *       "rewards": [
                     *         {
                     *           "id": "0198c2e1-58a2-7d07-b6f3-0c9e42d81a5b",
                     *           "name": "A coffee of your choice",
                     *           "program": "Coffee card",
                     *           "handed_out": 66,
                     *           "handed_out_before": 59,
                     *           "cost": 90
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOutstandingForecast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "held": {
                     *         "points": 41200,
                     *         "rewards": 38,
                     *         "idle_points": 9800,
                     *         "worth": {
                     *           "low": 20600,
                     *           "high": 30900
                     *         },
                     *         "unpriced_points": 0
                     *       },
                     *       "days": 30,
                     *       "points": {
                     *         "outstanding": 41200,
                     *         "forecast": {
                     *           "expected": 8300,
                     *           "low": 7100,
                     *           "high": 9600,
                     *           "tested": 6,
                     *           "off": 9
                     *         },
                     *         "cost": {
                     *           "low": 4150,
                     *           "high": 6225
                     *         }
                     *       },
                     *       "rewards": {
                     *         "outstanding": 38,
                     *         "forecast": null,
                     *         "cost": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OutstandingForecast"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readMessageAnalytics: {
        parameters: {
            query?: {
                from?: string;
                period?: "7-days" | "30-days" | "90-days" | "12-months";
                to?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "campaigns": [
                     *         {
                     *           "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *           "name": "Summer menu",
                     *           "type": "email",
                     *           "started_at": "2026-06-01T14:00:00.000Z",
                     *           "sent": 180,
                     *           "opened": 96,
                     *           "messaged": {
                     *             "people": 180,
                     *             "came": 70,
                     *             "spent": 98000
                     *           },
                     *           "held_out": {
                     *             "people": 20,
                     *             "came": 6,
                     *             "spent": 7400
                     *           },
                     *           "counted_until": "2026-06-15T14:00:00.000Z"
                     *         }
                     *       ],
                     *       "triggers": [],
                     *       "before": {
                     *         "campaigns": {
                     *           "sent": 0,
                     *           "opened": 0,
                     *           "people": 0,
                     *           "came": 0
                     *         },
                     *         "triggers": {
                     *           "sent": 0,
                     *           "opened": 0,
                     *           "people": 0,
                     *           "came": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageAnalytics"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                type?: "all" | "email" | "sms";
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *           "name": "Summer menu",
                     *           "type": "email",
                     *           "status": "draft",
                     *           "status_reason": null,
                     *           "recipient_count": 0,
                     *           "created_at": "2026-05-28T08:00:00.000Z",
                     *           "scheduled_for": null,
                     *           "not_after": null,
                     *           "started_at": null,
                     *           "sent_at": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Campaign"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer menu",
                 *       "type": "email",
                 *       "audience": {
                 *         "kind": "all"
                 *       },
                 *       "template_id": null,
                 *       "texts": [
                 *         {
                 *           "subject": "Our summer menu",
                 *           "body": "Hi {firstName}, lemon cake is back.",
                 *           "blocks": null,
                 *           "translations": []
                 *         }
                 *       ],
                 *       "offer": null,
                 *       "holdout_percent": 10,
                 *       "throttle_per_minute": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @default {
                     *       "kind": "all"
                     *     }
                     */
                    audience?: {
                        /** @enum {string} */
                        kind: "all";
                    } | {
                        /** @enum {string} */
                        kind: "segment";
                        segment: string;
                    } | {
                        customer_ids: string[];
                        /** @enum {string} */
                        kind: "picked";
                    };
                    /** @default 10 */
                    holdout_percent?: number;
                    name: string;
                    /** @default null */
                    offer?: {
                        /** @enum {string} */
                        kind: "rebate_code";
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        program_id: string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                        /** Format: uuid */
                        reward_id: string;
                        valid_days: number;
                    } | null;
                    /**
                     * Format: uuid
                     * @default null
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    template_id?: string | null;
                    texts?: {
                        /** @default null */
                        blocks?: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            columns: ({
                                /** @enum {string} */
                                kind: "heading";
                                /** @enum {string} */
                                size: "large" | "medium";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                alt: string;
                                /** @enum {string} */
                                kind: "picture";
                                link: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                picture_id: string | null;
                                width: 25 | 50 | 75 | 100;
                            } | {
                                /** @enum {string} */
                                kind: "button";
                                label: string;
                                leads_to: "card" | string;
                            } | {
                                /** @enum {string} */
                                kind: "reward";
                            } | {
                                /** @enum {string} */
                                kind: "card";
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            } | {
                                height: 8 | 16 | 32 | 64;
                                /** @enum {string} */
                                kind: "spacer";
                            } | {
                                /** @enum {string} */
                                kind: "footer";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            })[][];
                            /** @enum {string} */
                            kind: "columns";
                        })[] | null;
                        body: string;
                        /** @default  */
                        subject?: string;
                        /** @default [] */
                        translations?: {
                            /** @default null */
                            blocks?: ({
                                /** @enum {string} */
                                kind: "heading";
                                /** @enum {string} */
                                size: "large" | "medium";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                alt: string;
                                /** @enum {string} */
                                kind: "picture";
                                link: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                picture_id: string | null;
                                width: 25 | 50 | 75 | 100;
                            } | {
                                /** @enum {string} */
                                kind: "button";
                                label: string;
                                leads_to: "card" | string;
                            } | {
                                /** @enum {string} */
                                kind: "reward";
                            } | {
                                /** @enum {string} */
                                kind: "card";
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            } | {
                                height: 8 | 16 | 32 | 64;
                                /** @enum {string} */
                                kind: "spacer";
                            } | {
                                /** @enum {string} */
                                kind: "footer";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                columns: ({
                                    /** @enum {string} */
                                    kind: "heading";
                                    /** @enum {string} */
                                    size: "large" | "medium";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "text";
                                    paragraphs: {
                                        /** @enum {boolean} */
                                        bold?: true;
                                        /** @enum {boolean} */
                                        italic?: true;
                                        link?: string;
                                        text: string;
                                    }[][];
                                } | {
                                    alt: string;
                                    /** @enum {string} */
                                    kind: "picture";
                                    link: string | null;
                                    /**
                                     * Format: uuid
                                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                     */
                                    picture_id: string | null;
                                    width: 25 | 50 | 75 | 100;
                                } | {
                                    /** @enum {string} */
                                    kind: "button";
                                    label: string;
                                    leads_to: "card" | string;
                                } | {
                                    /** @enum {string} */
                                    kind: "reward";
                                } | {
                                    /** @enum {string} */
                                    kind: "card";
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                } | {
                                    height: 8 | 16 | 32 | 64;
                                    /** @enum {string} */
                                    kind: "spacer";
                                } | {
                                    /** @enum {string} */
                                    kind: "footer";
                                    paragraphs: {
                                        /** @enum {boolean} */
                                        bold?: true;
                                        /** @enum {boolean} */
                                        italic?: true;
                                        link?: string;
                                        text: string;
                                    }[][];
                                })[][];
                                /** @enum {string} */
                                kind: "columns";
                            })[] | null;
                            body: string;
                            /** @enum {string} */
                            language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                            /** @default  */
                            subject?: string;
                        }[];
                    }[];
                    /** @default null */
                    throttle_per_minute?: number | null;
                    /** @enum {string} */
                    type: "email" | "sms";
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "draft",
                     *       "status_reason": null,
                     *       "recipient_count": 0,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": null,
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 1,
                     *       "progress": {
                     *         "excluded": 0,
                     *         "held_out": 0,
                     *         "waiting": 0,
                     *         "queued": 0,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 0,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCampaign: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "draft",
                     *       "status_reason": null,
                     *       "recipient_count": 0,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": null,
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 1,
                     *       "progress": {
                     *         "excluded": 0,
                     *         "held_out": 0,
                     *         "waiting": 0,
                     *         "queued": 0,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 0,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editCampaign: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Summer menu and cake",
                 *       "audience": {
                 *         "kind": "all"
                 *       },
                 *       "template_id": null,
                 *       "texts": [
                 *         {
                 *           "subject": "Our summer menu",
                 *           "body": "Hi {firstName}, lemon cake is back.",
                 *           "blocks": null,
                 *           "translations": []
                 *         }
                 *       ],
                 *       "offer": null,
                 *       "holdout_percent": 10,
                 *       "throttle_per_minute": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @default {
                     *       "kind": "all"
                     *     }
                     */
                    audience?: {
                        /** @enum {string} */
                        kind: "all";
                    } | {
                        /** @enum {string} */
                        kind: "segment";
                        segment: string;
                    } | {
                        customer_ids: string[];
                        /** @enum {string} */
                        kind: "picked";
                    };
                    /** @default 10 */
                    holdout_percent?: number;
                    name: string;
                    /** @default null */
                    offer?: {
                        /** @enum {string} */
                        kind: "rebate_code";
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        program_id: string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                        /** Format: uuid */
                        reward_id: string;
                        valid_days: number;
                    } | null;
                    /**
                     * Format: uuid
                     * @default null
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    template_id?: string | null;
                    texts: {
                        /** @default null */
                        blocks?: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            columns: ({
                                /** @enum {string} */
                                kind: "heading";
                                /** @enum {string} */
                                size: "large" | "medium";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                alt: string;
                                /** @enum {string} */
                                kind: "picture";
                                link: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                picture_id: string | null;
                                width: 25 | 50 | 75 | 100;
                            } | {
                                /** @enum {string} */
                                kind: "button";
                                label: string;
                                leads_to: "card" | string;
                            } | {
                                /** @enum {string} */
                                kind: "reward";
                            } | {
                                /** @enum {string} */
                                kind: "card";
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            } | {
                                height: 8 | 16 | 32 | 64;
                                /** @enum {string} */
                                kind: "spacer";
                            } | {
                                /** @enum {string} */
                                kind: "footer";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            })[][];
                            /** @enum {string} */
                            kind: "columns";
                        })[] | null;
                        body: string;
                        /** @default  */
                        subject?: string;
                        /** @default [] */
                        translations?: {
                            /** @default null */
                            blocks?: ({
                                /** @enum {string} */
                                kind: "heading";
                                /** @enum {string} */
                                size: "large" | "medium";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                alt: string;
                                /** @enum {string} */
                                kind: "picture";
                                link: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                picture_id: string | null;
                                width: 25 | 50 | 75 | 100;
                            } | {
                                /** @enum {string} */
                                kind: "button";
                                label: string;
                                leads_to: "card" | string;
                            } | {
                                /** @enum {string} */
                                kind: "reward";
                            } | {
                                /** @enum {string} */
                                kind: "card";
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            } | {
                                height: 8 | 16 | 32 | 64;
                                /** @enum {string} */
                                kind: "spacer";
                            } | {
                                /** @enum {string} */
                                kind: "footer";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                columns: ({
                                    /** @enum {string} */
                                    kind: "heading";
                                    /** @enum {string} */
                                    size: "large" | "medium";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "text";
                                    paragraphs: {
                                        /** @enum {boolean} */
                                        bold?: true;
                                        /** @enum {boolean} */
                                        italic?: true;
                                        link?: string;
                                        text: string;
                                    }[][];
                                } | {
                                    alt: string;
                                    /** @enum {string} */
                                    kind: "picture";
                                    link: string | null;
                                    /**
                                     * Format: uuid
                                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                     */
                                    picture_id: string | null;
                                    width: 25 | 50 | 75 | 100;
                                } | {
                                    /** @enum {string} */
                                    kind: "button";
                                    label: string;
                                    leads_to: "card" | string;
                                } | {
                                    /** @enum {string} */
                                    kind: "reward";
                                } | {
                                    /** @enum {string} */
                                    kind: "card";
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                } | {
                                    height: 8 | 16 | 32 | 64;
                                    /** @enum {string} */
                                    kind: "spacer";
                                } | {
                                    /** @enum {string} */
                                    kind: "footer";
                                    paragraphs: {
                                        /** @enum {boolean} */
                                        bold?: true;
                                        /** @enum {boolean} */
                                        italic?: true;
                                        link?: string;
                                        text: string;
                                    }[][];
                                })[][];
                                /** @enum {string} */
                                kind: "columns";
                            })[] | null;
                            body: string;
                            /** @enum {string} */
                            language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                            /** @default  */
                            subject?: string;
                        }[];
                    }[];
                    /** @default null */
                    throttle_per_minute?: number | null;
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu and cake",
                     *       "type": "email",
                     *       "status": "draft",
                     *       "status_reason": null,
                     *       "recipient_count": 0,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": null,
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 2,
                     *       "progress": {
                     *         "excluded": 0,
                     *         "held_out": 0,
                     *         "waiting": 0,
                     *         "queued": 0,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 0,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCampaign: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelCampaign: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "cancelled",
                     *       "status_reason": null,
                     *       "recipient_count": 180,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": "2026-06-01T14:00:00.000Z",
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 6,
                     *       "progress": {
                     *         "excluded": 12,
                     *         "held_out": 20,
                     *         "waiting": 60,
                     *         "queued": 20,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 100,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dropCampaignLinks: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "sending",
                     *       "status_reason": null,
                     *       "recipient_count": 180,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": "2026-06-01T14:00:00.000Z",
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 3,
                     *       "progress": {
                     *         "excluded": 12,
                     *         "held_out": 20,
                     *         "waiting": 60,
                     *         "queued": 20,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 100,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCampaignEffect: {
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
                    /**
                     * @example {
                     *       "clicked": 31,
                     *       "machine_clicked": 3,
                     *       "links": [
                     *         {
                     *           "url": "https://blue-door.example/menu",
                     *           "people": 31
                     *         }
                     *       ],
                     *       "messaged": {
                     *         "people": 180,
                     *         "came": 70,
                     *         "spent": 98000
                     *       },
                     *       "unreached": {
                     *         "people": 0,
                     *         "came": 0,
                     *         "spent": 0
                     *       },
                     *       "held_out": {
                     *         "people": 20,
                     *         "came": 6,
                     *         "spent": 7400
                     *       },
                     *       "counted_until": "2026-06-15T14:00:00.000Z",
                     *       "lift": {
                     *         "verdict": "more",
                     *         "difference": 0.11,
                     *         "low": 0.02,
                     *         "high": 0.2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignEffect"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forecastCampaign: {
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
                    /**
                     * @example {
                     *       "people": 212,
                     *       "excluded": [
                     *         {
                     *           "reason": "not_agreed",
                     *           "customers": 12
                     *         }
                     *       ],
                     *       "held_out": 20,
                     *       "recipients": 180,
                     *       "segments": 180,
                     *       "segments_are_exact": true,
                     *       "takes": {
                     *         "allowance": 180,
                     *         "credits": 0
                     *       },
                     *       "left": {
                     *         "allowance": 4820,
                     *         "credits": 0
                     *       },
                     *       "goes_at": null,
                     *       "refusal": null,
                     *       "needs_address": false,
                     *       "looked_at_for": [],
                     *       "warning": null,
                     *       "upgrade": false
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignForecast"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pauseCampaign: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "paused",
                     *       "status_reason": null,
                     *       "recipient_count": 180,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": "2026-06-01T14:00:00.000Z",
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 4,
                     *       "progress": {
                     *         "excluded": 12,
                     *         "held_out": 20,
                     *         "waiting": 60,
                     *         "queued": 20,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 100,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCampaignRecipients: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                reason?: "no_address" | "not_agreed" | "stopped" | "not_mobile" | "country" | "paused" | "left_topic" | "over_cap" | "same_address" | "cancelled" | "too_late" | "gone";
                state?: "all" | "excluded" | "held_out" | "waiting" | "queued" | "sending" | "accepted" | "delivered" | "rejected" | "uncertain" | "withheld" | "withdrawn";
            };
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "customer": {
                     *             "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *             "first_name": "Ana",
                     *             "last_name": "Silva",
                     *             "email": "ana@example.com",
                     *             "phone": "+12125550142"
                     *           },
                     *           "state": "delivered",
                     *           "reason": null,
                     *           "failure": null,
                     *           "variant": 0,
                     *           "message_id": "0198e3b7-04a8-7c51-9d62-f1805e7b3a46",
                     *           "sent_at": "2026-06-01T14:00:12.000Z",
                     *           "opened_at": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CampaignRecipient"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reopenCampaign: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "draft",
                     *       "status_reason": null,
                     *       "recipient_count": 0,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": null,
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 3,
                     *       "progress": {
                     *         "excluded": 0,
                     *         "held_out": 0,
                     *         "waiting": 0,
                     *         "queued": 0,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 0,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCampaignResults: {
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
                    /**
                     * @example {
                     *       "sent": 180,
                     *       "delivered": 178,
                     *       "opened": 96,
                     *       "machine_opened": 14,
                     *       "unsubscribed": 1,
                     *       "replies": 0,
                     *       "redeemed": 0,
                     *       "variants": [
                     *         {
                     *           "sent": 180,
                     *           "delivered": 178,
                     *           "opened": 96,
                     *           "machine_opened": 14,
                     *           "unsubscribed": 1,
                     *           "replies": 0,
                     *           "redeemed": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignResults"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resumeCampaign: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "sending",
                     *       "status_reason": null,
                     *       "recipient_count": 180,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": "2026-06-01T14:00:00.000Z",
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 5,
                     *       "progress": {
                     *         "excluded": 12,
                     *         "held_out": 20,
                     *         "waiting": 60,
                     *         "queued": 20,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 100,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retryCampaign: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "sending",
                     *       "status_reason": null,
                     *       "recipient_count": 180,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": null,
                     *       "not_after": null,
                     *       "started_at": "2026-06-01T14:00:00.000Z",
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 7,
                     *       "progress": {
                     *         "excluded": 12,
                     *         "held_out": 20,
                     *         "waiting": 60,
                     *         "queued": 20,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 100,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startCampaign: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "at": "2999-06-01T10:00",
                 *       "not_after": null,
                 *       "address": null
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    address?: string | null;
                    /** @default null */
                    at?: string | null;
                    /** @default null */
                    not_after?: string | null;
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103",
                     *       "name": "Summer menu",
                     *       "type": "email",
                     *       "status": "scheduled",
                     *       "status_reason": null,
                     *       "recipient_count": 0,
                     *       "created_at": "2026-05-28T08:00:00.000Z",
                     *       "scheduled_for": "2026-06-01T14:00:00.000Z",
                     *       "not_after": null,
                     *       "started_at": null,
                     *       "sent_at": null,
                     *       "audience": {
                     *         "kind": "all"
                     *       },
                     *       "template_id": null,
                     *       "texts": [
                     *         {
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, lemon cake is back.",
                     *           "blocks": null,
                     *           "translations": []
                     *         }
                     *       ],
                     *       "offer": null,
                     *       "holdout_percent": 10,
                     *       "throttle_per_minute": null,
                     *       "version": 2,
                     *       "progress": {
                     *         "excluded": 0,
                     *         "held_out": 0,
                     *         "waiting": 0,
                     *         "queued": 0,
                     *         "sending": 0,
                     *         "accepted": 0,
                     *         "delivered": 0,
                     *         "rejected": 0,
                     *         "uncertain": 0,
                     *         "withheld": 0,
                     *         "withdrawn": 0
                     *       },
                     *       "retry": {
                     *         "can": 0,
                     *         "never": 0
                     *       },
                     *       "looked_at_for": [],
                     *       "goes_on_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *         "unique_customer_id": "CUS7GK4MHRX",
                     *         "first_name": "Ana",
                     *         "last_name": "Silva",
                     *         "email": "ana@example.com",
                     *         "phone": "+12125550142",
                     *         "phone_proven_at": "2026-03-02T14:05:00.000Z",
                     *         "birthday": "1991-06-14",
                     *         "total_points": 120,
                     *         "lifetime_points_earned": 200,
                     *         "total_visits": 17,
                     *         "last_visit_at": "2026-05-11T12:31:00.000Z",
                     *         "opted_in_sms": true,
                     *         "opted_in_email": true,
                     *         "portal_enabled": true,
                     *         "created_at": "2026-03-02T14:01:00.000Z"
                     *       },
                     *       "reward": {
                     *         "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *         "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *         "type": "stamp_card",
                     *         "name": "A coffee of your choice",
                     *         "description": null,
                     *         "redemption_code": "K7MQ4RTX",
                     *         "expires_at": "2026-06-11T03:59:59.999Z",
                     *         "status": "earned",
                     *         "redeemed_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FoundReward"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "priceId": "price_1SExample",
                 *       "successUrl": "https://regulars.example/dashboard?payment=success",
                 *       "cancelUrl": "https://regulars.example/dashboard?payment=cancelled"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutSessionCall"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://checkout.stripe.com/c/pay/cs_example"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPortalSession: {
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
                 *       "returnUrl": "https://regulars.example/subscription"
                 *     }
                 */
                "application/json": components["schemas"]["PortalSessionCall"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://billing.stripe.com/p/session/example"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelClaim: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
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
                    /**
                     * @example {
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "customer_reward_id": "0198d4b3-0e71-7d25-8c3f-4a96b1e7025d",
                     *       "points": 80,
                     *       "expired_points": 0,
                     *       "points_balance": 120
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_reward_id: string;
                        expired_points: number;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        operation_id: string;
                        points: number;
                        points_balance: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                program?: string;
                reward?: "waiting";
                search?: string;
                segment?: string;
                sort?: "newest" | "name" | "points" | "visits" | "spent" | "last_visit";
                spelling?: "exact" | "forgiving";
                stamps?: "some" | "almost_full";
                tag?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *           "unique_customer_id": "CUS7GK4MHRX",
                     *           "first_name": "Ana",
                     *           "last_name": "Silva",
                     *           "email": "ana@example.com",
                     *           "phone": "+12125550142",
                     *           "phone_proven_at": "2026-03-02T14:05:00.000Z",
                     *           "birthday": "1991-06-14",
                     *           "total_points": 120,
                     *           "lifetime_points_earned": 200,
                     *           "total_visits": 17,
                     *           "last_visit_at": "2026-05-11T12:31:00.000Z",
                     *           "opted_in_sms": true,
                     *           "opted_in_email": true,
                     *           "portal_enabled": true,
                     *           "created_at": "2026-03-02T14:01:00.000Z",
                     *           "total_spent": 21050,
                     *           "stamps": 4,
                     *           "tags": [
                     *             {
                     *               "id": "0198c2f4-9a10-7c44-8f0e-2b6d1c5e7a90",
                     *               "name": "Regular"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next": null,
                     *       "similar": false
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedCustomer"][];
                        next: string | null;
                        similar: boolean;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Ana",
                 *       "last_name": "Silva",
                 *       "email": "ana@example.com",
                 *       "phone": "+12125550142",
                 *       "birthday": "1991-06-14",
                 *       "opted_in_sms": true,
                 *       "consent_given": "in_person"
                 *     }
                 */
                "application/json": {
                    birthday?: "" | string | null;
                    /** @enum {string} */
                    consent_given?: "in_person" | "on_paper";
                    email?: "" | string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    opted_in_email?: boolean;
                    opted_in_sms?: boolean;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "unique_customer_id": "CUS7GK4MHRX",
                     *       "first_name": "Ana",
                     *       "last_name": "Silva",
                     *       "email": "ana@example.com",
                     *       "phone": "+12125550142",
                     *       "phone_proven_at": null,
                     *       "birthday": "1991-06-14",
                     *       "total_points": 0,
                     *       "lifetime_points_earned": 0,
                     *       "total_visits": 0,
                     *       "last_visit_at": null,
                     *       "opted_in_sms": true,
                     *       "opted_in_email": false,
                     *       "portal_enabled": true,
                     *       "created_at": "2026-03-02T14:01:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCustomer: {
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
                    /**
                     * @example {
                     *       "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "unique_customer_id": "CUS7GK4MHRX",
                     *       "first_name": "Ana",
                     *       "last_name": "Silva",
                     *       "email": "ana@example.com",
                     *       "phone": "+12125550142",
                     *       "phone_proven_at": "2026-03-02T14:05:00.000Z",
                     *       "birthday": "1991-06-14",
                     *       "total_points": 120,
                     *       "lifetime_points_earned": 200,
                     *       "total_visits": 17,
                     *       "last_visit_at": "2026-05-11T12:31:00.000Z",
                     *       "opted_in_sms": true,
                     *       "opted_in_email": true,
                     *       "portal_enabled": true,
                     *       "created_at": "2026-03-02T14:01:00.000Z",
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"] & {
                        version: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editCustomer: {
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
                /**
                 * @example {
                 *       "version": 2,
                 *       "notes": "Oat milk, no sugar"
                 *     }
                 */
                "application/json": {
                    birthday?: "" | string | null;
                    email?: "" | string | null;
                    first_name?: string | null;
                    /** @enum {string|null} */
                    language?: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh" | null;
                    last_name?: string | null;
                    notes?: string | null;
                    phone?: string | null;
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "unique_customer_id": "CUS7GK4MHRX",
                     *       "first_name": "Ana",
                     *       "last_name": "Silva",
                     *       "email": "ana@example.com",
                     *       "phone": "+12125550142",
                     *       "phone_proven_at": "2026-03-02T14:05:00.000Z",
                     *       "birthday": "1991-06-14",
                     *       "total_points": 120,
                     *       "lifetime_points_earned": 200,
                     *       "total_visits": 17,
                     *       "last_visit_at": "2026-05-11T12:31:00.000Z",
                     *       "opted_in_sms": true,
                     *       "opted_in_email": true,
                     *       "portal_enabled": true,
                     *       "created_at": "2026-03-02T14:01:00.000Z",
                     *       "total_spent": 21050,
                     *       "notes": "Oat milk, no sugar",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"] & {
                        notes: string | null;
                        total_spent: number;
                        version: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adjustBalance: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                 *       "points": 20,
                 *       "reason": "The till was down on Monday"
                 *     }
                 */
                "application/json": {
                    points?: number;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    program_id?: string;
                    reason: string;
                    stamps?: number;
                    visits?: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "points_balance": 140,
                     *       "stamps_current": 0,
                     *       "total_visits": 17,
                     *       "rewards": []
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        operation_id: string;
                        points_balance: number | null;
                        rewards: components["schemas"]["EarnedReward"][];
                        stamps_current: number | null;
                        total_visits: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCustomerConsents: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198d4c0-7a3c-7d18-94e5-6f2b81c03a97",
                     *           "channel": "sms",
                     *           "given": false,
                     *           "source": "given to staff",
                     *           "wording": "The customer told a member of staff that they no longer want text messages.",
                     *           "recorded_by": "Ben Okafor",
                     *           "ip_address": null,
                     *           "at": "2026-05-11T12:31:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            channel: "sms" | "email";
                            given: boolean;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            id: string;
                            ip_address: string | null;
                            recorded_by: string | null;
                            source: string;
                            wording: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    eraseCustomer: {
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
                /**
                 * @example {
                 *       "confirmation": "Ana Silva"
                 *     }
                 */
                "application/json": {
                    confirmation: string;
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
                    /**
                     * @example {
                     *       "erased_at": "2026-05-11T12:31:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        erased_at: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportCustomer: {
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
                    /**
                     * @example {
                     *       "exported_at": "2026-05-11T12:31:00.000Z",
                     *       "customer": {
                     *         "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *         "first_name": "Ana",
                     *         "last_name": "Silva",
                     *         "email": "ana@example.com",
                     *         "phone": "+12125550142",
                     *         "has_portal_pin": true
                     *       },
                     *       "tags": [
                     *         "Regular"
                     *       ],
                     *       "consents": [
                     *         {
                     *           "channel": "sms",
                     *           "given": false,
                     *           "source": "given to staff",
                     *           "at": "2026-05-11T12:31:00.000Z",
                     *           "recorded_by_staff": true
                     *         }
                     *       ],
                     *       "programs": [],
                     *       "point_lots": [],
                     *       "operations": [],
                     *       "ledger": [],
                     *       "rewards": [],
                     *       "redemptions": [],
                     *       "late_cases": [],
                     *       "messages": [],
                     *       "links": [],
                     *       "campaigns": [],
                     *       "held_out": [],
                     *       "consent_requests": [],
                     *       "portal_sessions": [],
                     *       "preferences": {
                     *         "left": [
                     *           "reminders"
                     *         ],
                     *         "paused_until": null,
                     *         "language": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCustomerHistory: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198d4a1-5c24-7e90-b617-d38f0a52c94e",
                     *           "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *           "kind": "accrual",
                     *           "sentence": "+1 stamp, card full",
                     *           "program_name": "Coffee card",
                     *           "staff_name": "Ben Okafor",
                     *           "note": null,
                     *           "happened_at": null,
                     *           "at": "2026-05-11T12:31:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerHistory"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mergeCustomers: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "duplicate_id": "0198c9d7-3e05-7f4b-8a62-b0d94c17e5f3",
                 *       "confirmation": "Ana Silva"
                 *     }
                 */
                "application/json": {
                    confirmation: string;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    duplicate_id: string;
                    take?: ("first_name" | "last_name" | "email" | "phone" | "birthday")[];
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
                    /**
                     * @example {
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "merged_id": "0198c9d7-3e05-7f4b-8a62-b0d94c17e5f3",
                     *       "rewards": []
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        merged_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        operation_id: string;
                        rewards: components["schemas"]["EarnedReward"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCustomerMessages: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a",
                     *           "type": "sms",
                     *           "direction": "out",
                     *           "subject": null,
                     *           "content": "Hi Ana, you have earned a reward at Blue Door Café: A coffee of your choice.",
                     *           "template_name": "Reward earned",
                     *           "state": "delivered",
                     *           "failure": null,
                     *           "opened_at": null,
                     *           "read": null,
                     *           "at": "2026-05-11T12:31:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerMessages"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    switchCustomerPortal: {
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
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": {
                    enabled: boolean;
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
                    /**
                     * @example {
                     *       "portal_enabled": false
                     *     }
                     */
                    "application/json": {
                        portal_enabled: boolean;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    provePhone: {
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
                    /**
                     * @example {
                     *       "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "unique_customer_id": "CUS7GK4MHRX",
                     *       "first_name": "Ana",
                     *       "last_name": "Silva",
                     *       "email": "ana@example.com",
                     *       "phone": "+12125550142",
                     *       "phone_proven_at": "2026-03-02T14:05:00.000Z",
                     *       "birthday": "1991-06-14",
                     *       "total_points": 120,
                     *       "lifetime_points_earned": 200,
                     *       "total_visits": 17,
                     *       "last_visit_at": "2026-05-11T12:31:00.000Z",
                     *       "opted_in_sms": true,
                     *       "opted_in_email": true,
                     *       "portal_enabled": true,
                     *       "created_at": "2026-03-02T14:01:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordConsent: {
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
                /**
                 * @example {
                 *       "channel": "sms",
                 *       "given": false
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    channel: "sms" | "email";
                    /** @enum {string} */
                    consent_given?: "in_person" | "on_paper";
                    given: boolean;
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
                    /**
                     * @example {
                     *       "consents": [
                     *         {
                     *           "id": "0198d4c0-7a3c-7d18-94e5-6f2b81c03a97",
                     *           "channel": "sms",
                     *           "given": false,
                     *           "source": "given to staff",
                     *           "wording": "The customer told a member of staff that they no longer want text messages.",
                     *           "recorded_by": "Ben Okafor",
                     *           "ip_address": null,
                     *           "at": "2026-05-11T12:31:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        consents: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            channel: "sms" | "email";
                            given: boolean;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            id: string;
                            ip_address: string | null;
                            recorded_by: string | null;
                            source: string;
                            wording: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCustomerRewards: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "type": "stamp_card",
                     *           "name": "A coffee of your choice",
                     *           "description": null,
                     *           "redemption_code": "K7MQ4RTX",
                     *           "expires_at": "2026-06-11T03:59:59.999Z",
                     *           "program_name": "Coffee card",
                     *           "status": "earned",
                     *           "earned_at": "2026-05-11T12:31:00.000Z",
                     *           "redeemed_at": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["EarnedReward"] & {
                            /** Format: date-time */
                            earned_at: string;
                            program_name: string;
                            /** Format: date-time */
                            redeemed_at: string | null;
                            /** @enum {string} */
                            status: "earned" | "redeemed" | "expired" | "void";
                        })[];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tagCustomer: {
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
                /**
                 * @example {
                 *       "name": "Regular"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2f4-9a10-7c44-8f0e-2b6d1c5e7a90",
                     *       "name": "Regular"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    untagCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    lookUpCustomers: {
        parameters: {
            query?: {
                limit?: number;
                search?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *           "unique_customer_id": "CUS7GK4MHRX",
                     *           "first_name": "Ana",
                     *           "last_name": "Silva",
                     *           "email": "ana@example.com",
                     *           "phone": "+12125550142",
                     *           "phone_proven_at": "2026-03-02T14:05:00.000Z",
                     *           "birthday": "1991-06-14",
                     *           "total_points": 120,
                     *           "lifetime_points_earned": 200,
                     *           "total_visits": 17,
                     *           "last_visit_at": "2026-05-11T12:31:00.000Z",
                     *           "opted_in_sms": true,
                     *           "opted_in_email": true,
                     *           "portal_enabled": true,
                     *           "created_at": "2026-03-02T14:01:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Customer"][];
                        next: null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: {
                active?: "true";
                after?: string;
                by_hand?: "true";
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15",
                     *           "name": "Summer menu",
                     *           "active": true,
                     *           "config": {},
                     *           "version": 1,
                     *           "created_at": "2026-02-03T10:20:00.000Z",
                     *           "trigger_type": "promotional",
                     *           "subject": "Our summer menu",
                     *           "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                     *           "blocks": null,
                     *           "translations": [],
                     *           "looked_at_for": []
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EmailTemplate"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createEmailTemplate: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer menu",
                 *       "trigger_type": "promotional",
                 *       "subject": "Our summer menu",
                 *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                 *       "blocks": null,
                 *       "translations": [],
                 *       "config": {}
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    blocks?: ({
                        /** @enum {string} */
                        kind: "heading";
                        /** @enum {string} */
                        size: "large" | "medium";
                        text: string;
                    } | {
                        /** @enum {string} */
                        kind: "text";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        alt: string;
                        /** @enum {string} */
                        kind: "picture";
                        link: string | null;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        picture_id: string | null;
                        width: 25 | 50 | 75 | 100;
                    } | {
                        /** @enum {string} */
                        kind: "button";
                        label: string;
                        leads_to: "card" | string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                    } | {
                        /** @enum {string} */
                        kind: "card";
                    } | {
                        /** @enum {string} */
                        kind: "divider";
                    } | {
                        height: 8 | 16 | 32 | 64;
                        /** @enum {string} */
                        kind: "spacer";
                    } | {
                        /** @enum {string} */
                        kind: "footer";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        columns: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        })[][];
                        /** @enum {string} */
                        kind: "columns";
                    })[] | null;
                    body: string;
                    /** @default {} */
                    config?: {
                        daysBefore?: number;
                        milestones?: number[];
                        plainNames?: boolean;
                        sendHour?: number;
                    };
                    name: string;
                    subject: string;
                    /** @default [] */
                    translations?: {
                        /** @default null */
                        blocks?: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            columns: ({
                                /** @enum {string} */
                                kind: "heading";
                                /** @enum {string} */
                                size: "large" | "medium";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                alt: string;
                                /** @enum {string} */
                                kind: "picture";
                                link: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                picture_id: string | null;
                                width: 25 | 50 | 75 | 100;
                            } | {
                                /** @enum {string} */
                                kind: "button";
                                label: string;
                                leads_to: "card" | string;
                            } | {
                                /** @enum {string} */
                                kind: "reward";
                            } | {
                                /** @enum {string} */
                                kind: "card";
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            } | {
                                height: 8 | 16 | 32 | 64;
                                /** @enum {string} */
                                kind: "spacer";
                            } | {
                                /** @enum {string} */
                                kind: "footer";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            })[][];
                            /** @enum {string} */
                            kind: "columns";
                        })[] | null;
                        body: string;
                        /** @enum {string} */
                        language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                        subject: string;
                    }[];
                    /** @enum {string} */
                    trigger_type: "welcome" | "promotional" | "reward" | "birthday" | "custom";
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15",
                     *       "name": "Summer menu",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 1,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "promotional",
                     *       "subject": "Our summer menu",
                     *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                     *       "blocks": null,
                     *       "translations": [],
                     *       "looked_at_for": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editEmailTemplate: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Summer menu",
                 *       "trigger_type": "promotional",
                 *       "subject": "Our summer menu",
                 *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                 *       "blocks": null,
                 *       "translations": [],
                 *       "config": {}
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    blocks?: ({
                        /** @enum {string} */
                        kind: "heading";
                        /** @enum {string} */
                        size: "large" | "medium";
                        text: string;
                    } | {
                        /** @enum {string} */
                        kind: "text";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        alt: string;
                        /** @enum {string} */
                        kind: "picture";
                        link: string | null;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        picture_id: string | null;
                        width: 25 | 50 | 75 | 100;
                    } | {
                        /** @enum {string} */
                        kind: "button";
                        label: string;
                        leads_to: "card" | string;
                    } | {
                        /** @enum {string} */
                        kind: "reward";
                    } | {
                        /** @enum {string} */
                        kind: "card";
                    } | {
                        /** @enum {string} */
                        kind: "divider";
                    } | {
                        height: 8 | 16 | 32 | 64;
                        /** @enum {string} */
                        kind: "spacer";
                    } | {
                        /** @enum {string} */
                        kind: "footer";
                        paragraphs: {
                            /** @enum {boolean} */
                            bold?: true;
                            /** @enum {boolean} */
                            italic?: true;
                            link?: string;
                            text: string;
                        }[][];
                    } | {
                        columns: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        })[][];
                        /** @enum {string} */
                        kind: "columns";
                    })[] | null;
                    body: string;
                    /** @default {} */
                    config?: {
                        daysBefore?: number;
                        milestones?: number[];
                        plainNames?: boolean;
                        sendHour?: number;
                    };
                    name: string;
                    subject: string;
                    /** @default [] */
                    translations?: {
                        /** @default null */
                        blocks?: ({
                            /** @enum {string} */
                            kind: "heading";
                            /** @enum {string} */
                            size: "large" | "medium";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            alt: string;
                            /** @enum {string} */
                            kind: "picture";
                            link: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            picture_id: string | null;
                            width: 25 | 50 | 75 | 100;
                        } | {
                            /** @enum {string} */
                            kind: "button";
                            label: string;
                            leads_to: "card" | string;
                        } | {
                            /** @enum {string} */
                            kind: "reward";
                        } | {
                            /** @enum {string} */
                            kind: "card";
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        } | {
                            height: 8 | 16 | 32 | 64;
                            /** @enum {string} */
                            kind: "spacer";
                        } | {
                            /** @enum {string} */
                            kind: "footer";
                            paragraphs: {
                                /** @enum {boolean} */
                                bold?: true;
                                /** @enum {boolean} */
                                italic?: true;
                                link?: string;
                                text: string;
                            }[][];
                        } | {
                            columns: ({
                                /** @enum {string} */
                                kind: "heading";
                                /** @enum {string} */
                                size: "large" | "medium";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            } | {
                                alt: string;
                                /** @enum {string} */
                                kind: "picture";
                                link: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                picture_id: string | null;
                                width: 25 | 50 | 75 | 100;
                            } | {
                                /** @enum {string} */
                                kind: "button";
                                label: string;
                                leads_to: "card" | string;
                            } | {
                                /** @enum {string} */
                                kind: "reward";
                            } | {
                                /** @enum {string} */
                                kind: "card";
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            } | {
                                height: 8 | 16 | 32 | 64;
                                /** @enum {string} */
                                kind: "spacer";
                            } | {
                                /** @enum {string} */
                                kind: "footer";
                                paragraphs: {
                                    /** @enum {boolean} */
                                    bold?: true;
                                    /** @enum {boolean} */
                                    italic?: true;
                                    link?: string;
                                    text: string;
                                }[][];
                            })[][];
                            /** @enum {string} */
                            kind: "columns";
                        })[] | null;
                        body: string;
                        /** @enum {string} */
                        language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                        subject: string;
                    }[];
                    /** @enum {string} */
                    trigger_type: "welcome" | "promotional" | "reward" | "birthday" | "custom";
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15",
                     *       "name": "Summer menu",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 2,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "promotional",
                     *       "subject": "Our summer menu",
                     *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                     *       "blocks": null,
                     *       "translations": [],
                     *       "looked_at_for": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activateEmailTemplate: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15",
                     *       "name": "Summer menu",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 4,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "promotional",
                     *       "subject": "Our summer menu",
                     *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                     *       "blocks": null,
                     *       "translations": [],
                     *       "looked_at_for": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deactivateEmailTemplate: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15",
                     *       "name": "Summer menu",
                     *       "active": false,
                     *       "config": {},
                     *       "version": 3,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "promotional",
                     *       "subject": "Our summer menu",
                     *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                     *       "blocks": null,
                     *       "translations": [],
                     *       "looked_at_for": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dropTemplateLinks: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15",
                     *       "name": "Summer menu",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 5,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "promotional",
                     *       "subject": "Our summer menu",
                     *       "body": "Hi {firstName}, iced coffee and lemon cake are back.",
                     *       "blocks": null,
                     *       "translations": [],
                     *       "looked_at_for": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportCustomers: {
        parameters: {
            query?: {
                segment?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportOutstanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                search?: string;
                status?: "all" | "sent" | "opened" | "failed" | "received";
                type?: "all" | "email" | "sms";
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a",
                     *           "type": "sms",
                     *           "direction": "out",
                     *           "read": null,
                     *           "recipient": "+12125550142",
                     *           "recipient_name": "Ana Silva",
                     *           "customer": {
                     *             "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *             "first_name": "Ana",
                     *             "last_name": "Silva",
                     *             "email": "ana@example.com",
                     *             "phone": "+12125550142"
                     *           },
                     *           "template_name": "Reward earned",
                     *           "subject": null,
                     *           "content": "Hi Ana, you have earned a reward at Blue Door Café: A coffee of your choice.",
                     *           "status": "sent",
                     *           "state": "delivered",
                     *           "failure": null,
                     *           "opened_at": null,
                     *           "open_count": 0,
                     *           "machine_open_count": 0,
                     *           "created_at": "2026-05-11T12:31:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: {
                            content: string;
                            /** Format: date-time */
                            created_at: string;
                            customer: {
                                email: string | null;
                                first_name: string | null;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                id: string;
                                last_name: string | null;
                                phone: string | null;
                            } | null;
                            /** @enum {string} */
                            direction: "out" | "in";
                            failure: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            id: string;
                            machine_open_count: number;
                            open_count: number;
                            /** Format: date-time */
                            opened_at: string | null;
                            read: boolean | null;
                            recipient: string;
                            recipient_name: string | null;
                            /** @enum {string} */
                            state: "queued" | "sending" | "accepted" | "delivered" | "rejected" | "uncertain" | "withheld" | "received";
                            /** @enum {string} */
                            status: "sent" | "failed" | "pending";
                            subject: string | null;
                            template_name: string | null;
                            /** @enum {string} */
                            type: "sms" | "email";
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readMessage: {
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
                    /**
                     * @example {
                     *       "id": "0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a",
                     *       "type": "sms",
                     *       "direction": "out",
                     *       "read": null,
                     *       "recipient": "+12125550142",
                     *       "recipient_name": "Ana Silva",
                     *       "customer": {
                     *         "id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *         "first_name": "Ana",
                     *         "last_name": "Silva",
                     *         "email": "ana@example.com",
                     *         "phone": "+12125550142"
                     *       },
                     *       "template_name": "Reward earned",
                     *       "subject": null,
                     *       "content": "Hi Ana, you have earned a reward at Blue Door Café: A coffee of your choice.",
                     *       "status": "sent",
                     *       "state": "delivered",
                     *       "failure": null,
                     *       "opened_at": null,
                     *       "open_count": 0,
                     *       "machine_open_count": 0,
                     *       "created_at": "2026-05-11T12:31:00.000Z",
                     *       "sent_at": "2026-05-11T12:31:02.000Z",
                     *       "due_at": null,
                     *       "segments": 1,
                     *       "credits": 0,
                     *       "marketing": true,
                     *       "staff_name": null
                     *     }
                     */
                    "application/json": {
                        content: string;
                        /** Format: date-time */
                        created_at: string;
                        credits: number;
                        customer: {
                            email: string | null;
                            first_name: string | null;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            id: string;
                            last_name: string | null;
                            phone: string | null;
                        } | null;
                        /** @enum {string} */
                        direction: "out" | "in";
                        /** Format: date-time */
                        due_at: string | null;
                        failure: string | null;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        id: string;
                        machine_open_count: number;
                        marketing: boolean;
                        open_count: number;
                        /** Format: date-time */
                        opened_at: string | null;
                        read: boolean | null;
                        recipient: string;
                        recipient_name: string | null;
                        segments: number;
                        /** Format: date-time */
                        sent_at: string | null;
                        staff_name: string | null;
                        /** @enum {string} */
                        state: "queued" | "sending" | "accepted" | "delivered" | "rejected" | "uncertain" | "withheld" | "received";
                        /** @enum {string} */
                        status: "sent" | "failed" | "pending";
                        subject: string | null;
                        template_name: string | null;
                        /** @enum {string} */
                        type: "sms" | "email";
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOperations: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *           "kind": "purchase",
                     *           "source": "api",
                     *           "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *           "amount": 480,
                     *           "discount_amount": 0,
                     *           "currency": "USD",
                     *           "is_visit": true,
                     *           "staff_name": null,
                     *           "device": "Till 1",
                     *           "note": null,
                     *           "undoes_id": null,
                     *           "refunds_id": null,
                     *           "happened_at": null,
                     *           "at": "2026-05-11T12:31:00.000Z",
                     *           "entries": [
                     *             {
                     *               "id": "0198d4a1-5c24-7e90-b617-d38f0a52c94e",
                     *               "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *               "customer_reward_id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *               "points": 0,
                     *               "stamps": 1,
                     *               "sentence": "+1 stamp, card full"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Operation"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOperation: {
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
                    /**
                     * @example {
                     *       "id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "kind": "purchase",
                     *       "source": "api",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "amount": 480,
                     *       "discount_amount": 0,
                     *       "currency": "USD",
                     *       "is_visit": true,
                     *       "staff_name": null,
                     *       "device": "Till 1",
                     *       "note": null,
                     *       "undoes_id": null,
                     *       "refunds_id": null,
                     *       "happened_at": null,
                     *       "at": "2026-05-11T12:31:00.000Z",
                     *       "entries": [
                     *         {
                     *           "id": "0198d4a1-5c24-7e90-b617-d38f0a52c94e",
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "customer_reward_id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *           "points": 0,
                     *           "stamps": 1,
                     *           "sentence": "+1 stamp, card full"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Operation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    refundPurchase: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 300,
                 *       "left": 480,
                 *       "reason": "The cake was stale"
                 *     }
                 */
                "application/json": {
                    amount: number;
                    left: number;
                    reason?: string;
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
                    /**
                     * @example {
                     *       "operation_id": "0198d4a2-a2f7-7d41-9b05-c6e183d7f250",
                     *       "refunded_operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "amount": 300,
                     *       "left": 180,
                     *       "currency": "USD",
                     *       "visit_taken_back": false,
                     *       "programs": [
                     *         {
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "name": "Coffee card",
                     *           "type": "stamp_card",
                     *           "points": -3,
                     *           "points_balance": 137,
                     *           "stamps": 0,
                     *           "stamps_current": 0,
                     *           "visits": 0
                     *         }
                     *       ],
                     *       "voided_rewards": [],
                     *       "not_taken_back": [],
                     *       "standing_rewards": [],
                     *       "restored_rewards": [],
                     *       "expired_rewards": [],
                     *       "notes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Refunded"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoOperation: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Rung up for the wrong guest"
                 *     }
                 */
                "application/json": {
                    reason?: string;
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
                    /**
                     * @example {
                     *       "operation_id": "0198d4a2-91be-7c60-8d24-f3a07b5e16c9",
                     *       "undone_operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "visit_taken_back": true,
                     *       "programs": [
                     *         {
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "name": "Coffee card",
                     *           "type": "stamp_card",
                     *           "points": 0,
                     *           "points_balance": 0,
                     *           "stamps": 9,
                     *           "stamps_current": 9,
                     *           "visits": 0
                     *         }
                     *       ],
                     *       "voided_rewards": [
                     *         {
                     *           "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *           "name": "A coffee of your choice",
                     *           "redemption_code": "K7MQ4RTX"
                     *         }
                     *       ],
                     *       "not_taken_back": [],
                     *       "standing_rewards": [],
                     *       "restored_rewards": [],
                     *       "expired_rewards": [],
                     *       "notes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Undone"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordBatch: {
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
                 *       "sent_at": "2026-05-11T12:31:00.000Z",
                 *       "device": "Till 1",
                 *       "operations": [
                 *         {
                 *           "kind": "purchase",
                 *           "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *           "amount": 480,
                 *           "key": "6f0c8f5e-3f0e-4a55-9d0c-0c8b7f3a1d20",
                 *           "happened_at": "2026-05-11T09:02:00.000Z"
                 *         },
                 *         {
                 *           "kind": "purchase",
                 *           "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *           "amount": 480,
                 *           "key": "b3d1e5b4-0a6d-4c0f-8a35-9f6f0c1e7a42",
                 *           "happened_at": "2026-05-07T09:05:00.000Z"
                 *         },
                 *         {
                 *           "kind": "redemption",
                 *           "code": "K7MQ4RTX",
                 *           "key": "2c7a9e10-5b0c-4a7e-9d0f-1f0f6a2f7b11",
                 *           "happened_at": "2026-05-11T09:06:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    device?: string;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    device_id?: string;
                    operations: ({
                        amount?: number;
                        confirm_amount?: boolean;
                        confirm_repeat_visit?: boolean;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id?: string;
                        /** Format: date-time */
                        happened_at: string;
                        /** Format: uuid */
                        key: string;
                        /** @enum {string} */
                        kind: "purchase";
                        note?: string;
                        phone?: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        recorded_by?: string;
                        recorded_by_name?: string;
                        stamps?: number;
                    } | {
                        code?: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id?: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_reward_id?: string;
                        /** Format: date-time */
                        happened_at: string;
                        /** Format: uuid */
                        key: string;
                        /** @enum {string} */
                        kind: "redemption";
                        note?: string;
                        phone?: string;
                        points?: number;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        recorded_by?: string;
                        recorded_by_name?: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        reward_id?: string;
                    })[];
                    /** Format: date-time */
                    sent_at: string;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "6f0c8f5e-3f0e-4a55-9d0c-0c8b7f3a1d20",
                     *           "outcome": "recorded",
                     *           "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *           "recorded_at": "2026-05-11T12:31:00.000Z",
                     *           "happened_at": "2026-05-11T09:02:00.000Z",
                     *           "purchase": {
                     *             "amount": 480,
                     *             "paid": 480,
                     *             "currency": "USD",
                     *             "discount": null,
                     *             "visit": {
                     *               "counted": true,
                     *               "reason": null
                     *             },
                     *             "programs": [
                     *               {
                     *                 "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *                 "name": "Coffee card",
                     *                 "type": "stamp_card",
                     *                 "points": 0,
                     *                 "points_balance": 0,
                     *                 "stamps": 1,
                     *                 "stamps_current": 0,
                     *                 "visits": 0,
                     *                 "total_earned": 0,
                     *                 "stamps_required": null,
                     *                 "reason": null
                     *               }
                     *             ],
                     *             "notes": [],
                     *             "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *             "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *             "recorded_at": "2026-05-11T12:31:00.000Z",
                     *             "rewards": [
                     *               {
                     *                 "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *                 "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *                 "type": "stamp_card",
                     *                 "name": "A coffee of your choice",
                     *                 "description": null,
                     *                 "redemption_code": "K7MQ4RTX",
                     *                 "expires_at": "2026-06-11T03:59:59.999Z"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "key": "b3d1e5b4-0a6d-4c0f-8a35-9f6f0c1e7a42",
                     *           "outcome": "case",
                     *           "case_id": "0198d4a2-b4c1-7a3e-8f17-5d2e90c6b1f4",
                     *           "reason": "too_old",
                     *           "message": "It arrived more than 72 hours after it happened."
                     *         },
                     *         {
                     *           "key": "2c7a9e10-5b0c-4a7e-9d0f-1f0f6a2f7b11",
                     *           "outcome": "case",
                     *           "case_id": "0198d4a2-b4c1-7a3e-8f17-5d2e90c6b1f5",
                     *           "reason": "redeemed",
                     *           "message": "The reward was taken elsewhere: it was redeemed before this arrived."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: ({
                            /** Format: date-time */
                            happened_at: string;
                            /** Format: uuid */
                            key: string;
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            operation_id: string;
                            /** @enum {string} */
                            outcome: "recorded";
                            purchase?: components["schemas"]["RecordedPurchase"];
                            /** Format: date-time */
                            recorded_at: string;
                            redemption?: {
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                customer_id: string;
                                /**
                                 * Format: uuid
                                 * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                                 */
                                operation_id: string;
                                /** Format: date-time */
                                redeemed_at: string;
                                reward: components["schemas"]["EarnedReward"] & {
                                    /** @enum {string} */
                                    status: "earned" | "redeemed";
                                };
                            };
                        } | {
                            /**
                             * Format: uuid
                             * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                             */
                            case_id: string;
                            /** Format: uuid */
                            key: string;
                            message: string;
                            /** @enum {string} */
                            outcome: "case";
                            /** @enum {string} */
                            reason: "customer_unknown" | "customer_erased" | "phone_mismatch" | "no_room" | "customer_merged" | "too_old" | "not_on_team" | "device_ended" | "above_counter_limit" | "unusual_amount" | "card_expired" | "reward_unknown" | "reward_of_other" | "redeemed" | "expired" | "void" | "archived" | "sold_out" | "not_enough_points" | "price_changed" | "redeeming_off" | "above_redeeming_limit" | "key_reused";
                        })[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPrograms: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "name": "Coffee card",
                     *           "type": "stamp_card",
                     *           "status": "active",
                     *           "config": {
                     *             "stampsRequired": 10,
                     *             "rewardDescription": "A coffee of your choice",
                     *             "allowMultipleCards": true,
                     *             "cardExpireDays": 90
                     *           },
                     *           "version": 2,
                     *           "created_at": "2026-01-12T09:00:00.000Z",
                     *           "archived_at": null,
                     *           "cheapest_reward": null,
                     *           "members": 240,
                     *           "members_recent": 31,
                     *           "points_outstanding": 0,
                     *           "points_earned": 0,
                     *           "points_earned_recent": 0,
                     *           "stamps_open": 812,
                     *           "visits_counted": 3120,
                     *           "visits_counted_recent": 404,
                     *           "rewards_offered": 0,
                     *           "rewards_issued": 231,
                     *           "rewards_issued_recent": 29,
                     *           "rewards_waiting": 38,
                     *           "rewards_redeemed": 180,
                     *           "rewards_redeemed_recent": 26
                     *         }
                     *       ],
                     *       "next": null,
                     *       "max_programs": 3
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Program"][];
                        max_programs: number;
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createProgram: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Coffee card",
                 *       "type": "stamp_card",
                 *       "config": {
                 *         "stampsRequired": 10,
                 *         "rewardDescription": "A coffee of your choice",
                 *         "allowMultipleCards": true,
                 *         "cardExpireDays": 90
                 *       }
                 *     }
                 */
                "application/json": {
                    config: {
                        [key: string]: unknown;
                    };
                    name: string;
                    /** @enum {string} */
                    type: "points" | "stamp_card" | "rebate_code" | "discount" | "free_item";
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *       "name": "Coffee card",
                     *       "type": "stamp_card",
                     *       "status": "active",
                     *       "config": {
                     *         "stampsRequired": 10,
                     *         "rewardDescription": "A coffee of your choice",
                     *         "allowMultipleCards": true,
                     *         "cardExpireDays": 90
                     *       },
                     *       "version": 1,
                     *       "created_at": "2026-01-12T09:00:00.000Z",
                     *       "archived_at": null,
                     *       "cheapest_reward": null,
                     *       "members": 0,
                     *       "members_recent": 0,
                     *       "points_outstanding": 0,
                     *       "points_earned": 0,
                     *       "points_earned_recent": 0,
                     *       "stamps_open": 0,
                     *       "visits_counted": 0,
                     *       "visits_counted_recent": 0,
                     *       "rewards_offered": 0,
                     *       "rewards_issued": 0,
                     *       "rewards_issued_recent": 0,
                     *       "rewards_waiting": 0,
                     *       "rewards_redeemed": 0,
                     *       "rewards_redeemed_recent": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editProgram: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Coffee card",
                 *       "config": {
                 *         "stampsRequired": 10,
                 *         "rewardDescription": "A coffee of your choice",
                 *         "allowMultipleCards": true,
                 *         "cardExpireDays": 90
                 *       }
                 *     }
                 */
                "application/json": {
                    config: {
                        [key: string]: unknown;
                    };
                    name: string;
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *       "name": "Coffee card",
                     *       "type": "stamp_card",
                     *       "status": "active",
                     *       "config": {
                     *         "stampsRequired": 10,
                     *         "rewardDescription": "A coffee of your choice",
                     *         "allowMultipleCards": true,
                     *         "cardExpireDays": 90
                     *       },
                     *       "version": 2,
                     *       "created_at": "2026-01-12T09:00:00.000Z",
                     *       "archived_at": null,
                     *       "cheapest_reward": null,
                     *       "members": 240,
                     *       "members_recent": 31,
                     *       "points_outstanding": 0,
                     *       "points_earned": 0,
                     *       "points_earned_recent": 0,
                     *       "stamps_open": 812,
                     *       "visits_counted": 3120,
                     *       "visits_counted_recent": 404,
                     *       "rewards_offered": 0,
                     *       "rewards_issued": 231,
                     *       "rewards_issued_recent": 29,
                     *       "rewards_waiting": 38,
                     *       "rewards_redeemed": 180,
                     *       "rewards_redeemed_recent": 26
                     *     }
                     */
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activateProgram: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *       "name": "Coffee card",
                     *       "type": "stamp_card",
                     *       "status": "active",
                     *       "config": {
                     *         "stampsRequired": 10,
                     *         "rewardDescription": "A coffee of your choice",
                     *         "allowMultipleCards": true,
                     *         "cardExpireDays": 90
                     *       },
                     *       "version": 4,
                     *       "created_at": "2026-01-12T09:00:00.000Z",
                     *       "archived_at": null,
                     *       "cheapest_reward": null,
                     *       "members": 240,
                     *       "members_recent": 31,
                     *       "points_outstanding": 0,
                     *       "points_earned": 0,
                     *       "points_earned_recent": 0,
                     *       "stamps_open": 812,
                     *       "visits_counted": 3120,
                     *       "visits_counted_recent": 404,
                     *       "rewards_offered": 0,
                     *       "rewards_issued": 231,
                     *       "rewards_issued_recent": 29,
                     *       "rewards_waiting": 38,
                     *       "rewards_redeemed": 180,
                     *       "rewards_redeemed_recent": 26
                     *     }
                     */
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    archiveProgram: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *       "name": "Coffee card",
                     *       "type": "stamp_card",
                     *       "status": "paused",
                     *       "config": {
                     *         "stampsRequired": 10,
                     *         "rewardDescription": "A coffee of your choice",
                     *         "allowMultipleCards": true,
                     *         "cardExpireDays": 90
                     *       },
                     *       "version": 2,
                     *       "created_at": "2026-01-12T09:00:00.000Z",
                     *       "archived_at": "2026-06-01T17:30:00.000Z",
                     *       "cheapest_reward": null,
                     *       "members": 240,
                     *       "members_recent": 31,
                     *       "points_outstanding": 0,
                     *       "points_earned": 0,
                     *       "points_earned_recent": 0,
                     *       "stamps_open": 812,
                     *       "visits_counted": 3120,
                     *       "visits_counted_recent": 404,
                     *       "rewards_offered": 0,
                     *       "rewards_issued": 231,
                     *       "rewards_issued_recent": 29,
                     *       "rewards_waiting": 38,
                     *       "rewards_redeemed": 180,
                     *       "rewards_redeemed_recent": 26
                     *     }
                     */
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    issueRebateCode: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *       "note": "For the long wait"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    customer_id: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "reward": {
                     *         "id": "0198d4b9-6f03-7b88-a1d7-e25c9340f76b",
                     *         "program_id": "0198c2e0-9d15-7a62-b8e1-3f0c74d5a928",
                     *         "type": "rebate_code",
                     *         "name": "10% off",
                     *         "description": null,
                     *         "redemption_code": "SAVEQ4TF7RKM",
                     *         "expires_at": "2026-06-11T03:59:59.999Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        operation_id: string;
                        reward: components["schemas"]["EarnedReward"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pauseProgram: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *       "name": "Coffee card",
                     *       "type": "stamp_card",
                     *       "status": "paused",
                     *       "config": {
                     *         "stampsRequired": 10,
                     *         "rewardDescription": "A coffee of your choice",
                     *         "allowMultipleCards": true,
                     *         "cardExpireDays": 90
                     *       },
                     *       "version": 3,
                     *       "created_at": "2026-01-12T09:00:00.000Z",
                     *       "archived_at": null,
                     *       "cheapest_reward": null,
                     *       "members": 240,
                     *       "members_recent": 31,
                     *       "points_outstanding": 0,
                     *       "points_earned": 0,
                     *       "points_earned_recent": 0,
                     *       "stamps_open": 812,
                     *       "visits_counted": 3120,
                     *       "visits_counted_recent": 404,
                     *       "rewards_offered": 0,
                     *       "rewards_issued": 231,
                     *       "rewards_issued_recent": 29,
                     *       "rewards_waiting": 38,
                     *       "rewards_redeemed": 180,
                     *       "rewards_redeemed_recent": 26
                     *     }
                     */
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreProgram: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *       "name": "Coffee card",
                     *       "type": "stamp_card",
                     *       "status": "paused",
                     *       "config": {
                     *         "stampsRequired": 10,
                     *         "rewardDescription": "A coffee of your choice",
                     *         "allowMultipleCards": true,
                     *         "cardExpireDays": 90
                     *       },
                     *       "version": 2,
                     *       "created_at": "2026-01-12T09:00:00.000Z",
                     *       "archived_at": null,
                     *       "cheapest_reward": null,
                     *       "members": 240,
                     *       "members_recent": 31,
                     *       "points_outstanding": 0,
                     *       "points_earned": 0,
                     *       "points_earned_recent": 0,
                     *       "stamps_open": 812,
                     *       "visits_counted": 3120,
                     *       "visits_counted_recent": 404,
                     *       "rewards_offered": 0,
                     *       "rewards_issued": 231,
                     *       "rewards_issued_recent": 29,
                     *       "rewards_waiting": 38,
                     *       "rewards_redeemed": 180,
                     *       "rewards_redeemed_recent": 26
                     *     }
                     */
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordPurchase: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *       "amount": 480,
                 *       "device": "Till 1"
                 *     }
                 */
                "application/json": {
                    amount?: number;
                    apply_reward_code?: string;
                    confirm_amount?: boolean;
                    confirm_repeat_visit?: boolean;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    customer_id: string;
                    device?: string;
                    note?: string;
                    preview_token?: string;
                    /** Format: date-time */
                    seen_at?: string;
                    seen_operations?: string[];
                    stamps?: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "amount": 480,
                     *       "paid": 480,
                     *       "currency": "USD",
                     *       "discount": null,
                     *       "visit": {
                     *         "counted": true,
                     *         "reason": null
                     *       },
                     *       "programs": [
                     *         {
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "name": "Coffee card",
                     *           "type": "stamp_card",
                     *           "points": 0,
                     *           "points_balance": 0,
                     *           "stamps": 1,
                     *           "stamps_current": 0,
                     *           "visits": 0,
                     *           "total_earned": 0,
                     *           "stamps_required": null,
                     *           "reason": null
                     *         }
                     *       ],
                     *       "notes": [],
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "recorded_at": "2026-05-11T12:31:00.000Z",
                     *       "rewards": [
                     *         {
                     *           "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "type": "stamp_card",
                     *           "name": "A coffee of your choice",
                     *           "description": null,
                     *           "redemption_code": "K7MQ4RTX",
                     *           "expires_at": "2026-06-11T03:59:59.999Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecordedPurchase"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewPurchase: {
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
                 *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *       "amount": 480
                 *     }
                 */
                "application/json": {
                    amount?: number;
                    apply_reward_code?: string;
                    confirm_repeat_visit?: boolean;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    customer_id: string;
                    stamps?: number;
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
                    /**
                     * @example {
                     *       "amount": 480,
                     *       "paid": 480,
                     *       "currency": "USD",
                     *       "discount": null,
                     *       "visit": {
                     *         "counted": true,
                     *         "reason": null
                     *       },
                     *       "programs": [
                     *         {
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "name": "Coffee card",
                     *           "type": "stamp_card",
                     *           "points": 0,
                     *           "points_balance": 0,
                     *           "stamps": 1,
                     *           "stamps_current": 0,
                     *           "visits": 0,
                     *           "total_earned": 0,
                     *           "stamps_required": null,
                     *           "reason": null
                     *         }
                     *       ],
                     *       "notes": [],
                     *       "rewards": [
                     *         {
                     *           "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *           "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *           "type": "stamp_card",
                     *           "name": "A coffee of your choice",
                     *           "description": null,
                     *           "redemption_code": null,
                     *           "expires_at": "2026-06-11T03:59:59.999Z"
                     *         }
                     *       ],
                     *       "preview_token": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
                     *     }
                     */
                    "application/json": components["schemas"]["PurchasePreview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQrCodes: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2e8-0d47-7f31-8e5a-c94b7f6210d3",
                     *           "code": "K4TRWX79HMQA",
                     *           "location_name": "Table 4",
                     *           "custom_url": null,
                     *           "url": "https://regulars.example/signup-form/K4TRWX79HMQA",
                     *           "scan_count": 41,
                     *           "signup_count": 12,
                     *           "active": true,
                     *           "created_at": "2026-01-12T09:20:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["QrCode"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    generateQrCode: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "location_name": "Table 4"
                 *     }
                 */
                "application/json": {
                    custom_url?: "" | string | null;
                    location_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2e8-0d47-7f31-8e5a-c94b7f6210d3",
                     *       "code": "K4TRWX79HMQA",
                     *       "location_name": "Table 4",
                     *       "custom_url": null,
                     *       "url": "https://regulars.example/signup-form/K4TRWX79HMQA",
                     *       "scan_count": 0,
                     *       "signup_count": 0,
                     *       "active": true,
                     *       "created_at": "2026-01-12T09:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QrCode"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteQrCode: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pauseQrCode: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e8-0d47-7f31-8e5a-c94b7f6210d3",
                     *       "code": "K4TRWX79HMQA",
                     *       "location_name": "Table 4",
                     *       "custom_url": null,
                     *       "url": "https://regulars.example/signup-form/K4TRWX79HMQA",
                     *       "scan_count": 0,
                     *       "signup_count": 0,
                     *       "active": false,
                     *       "created_at": "2026-01-12T09:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QrCode"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resumeQrCode: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e8-0d47-7f31-8e5a-c94b7f6210d3",
                     *       "code": "K4TRWX79HMQA",
                     *       "location_name": "Table 4",
                     *       "custom_url": null,
                     *       "url": "https://regulars.example/signup-form/K4TRWX79HMQA",
                     *       "scan_count": 0,
                     *       "signup_count": 0,
                     *       "active": true,
                     *       "created_at": "2026-01-12T09:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QrCode"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    redeemReward: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "K7MQ4RTX",
                 *       "device": "Till 1"
                 *     }
                 */
                "application/json": {
                    code?: string;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    customer_reward_id?: string;
                    device?: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "redeemed_at": "2026-05-12T08:15:00.000Z",
                     *       "reward": {
                     *         "id": "0198d4a1-5c2a-7a11-9e40-c7b52f63d810",
                     *         "program_id": "0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15",
                     *         "type": "stamp_card",
                     *         "name": "A coffee of your choice",
                     *         "description": null,
                     *         "redemption_code": "K7MQ4RTX",
                     *         "expires_at": "2026-06-11T03:59:59.999Z",
                     *         "status": "redeemed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        operation_id: string;
                        /** Format: date-time */
                        redeemed_at: string;
                        reward: components["schemas"]["EarnedReward"] & {
                            /** @enum {string} */
                            status: "earned" | "redeemed";
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRewards: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                program_id?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2f0-8a40-7c39-95be-7d12e6f0b483",
                     *           "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                     *           "name": "Cake of the day",
                     *           "description": "A slice, to stay or to go",
                     *           "type": "catalogue",
                     *           "points_price": 80,
                     *           "stock": 40,
                     *           "valid_days": 30,
                     *           "active": true,
                     *           "cost": 210,
                     *           "version": 1,
                     *           "issued": 12,
                     *           "waiting": 2,
                     *           "redeemed": 10
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Reward"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createReward: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                 *       "name": "Cake of the day",
                 *       "description": "A slice, to stay or to go",
                 *       "points_price": 80,
                 *       "stock": 40,
                 *       "valid_days": 30
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    name: string;
                    points_price: number;
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    program_id: string;
                    stock?: number | null;
                    valid_days?: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2f0-8a40-7c39-95be-7d12e6f0b483",
                     *       "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                     *       "name": "Cake of the day",
                     *       "description": "A slice, to stay or to go",
                     *       "type": "catalogue",
                     *       "points_price": 80,
                     *       "stock": 40,
                     *       "valid_days": 30,
                     *       "active": true,
                     *       "cost": 210,
                     *       "version": 1,
                     *       "issued": 0,
                     *       "waiting": 0,
                     *       "redeemed": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editReward: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Cake of the day",
                 *       "description": "A slice, to stay or to go",
                 *       "points_price": 90,
                 *       "stock": 40,
                 *       "valid_days": 30
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    name: string;
                    points_price: number;
                    stock?: number | null;
                    valid_days?: number;
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2f0-8a40-7c39-95be-7d12e6f0b483",
                     *       "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                     *       "name": "Cake of the day",
                     *       "description": "A slice, to stay or to go",
                     *       "type": "catalogue",
                     *       "points_price": 90,
                     *       "stock": 40,
                     *       "valid_days": 30,
                     *       "active": true,
                     *       "cost": 210,
                     *       "version": 2,
                     *       "issued": 0,
                     *       "waiting": 0,
                     *       "redeemed": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    archiveReward: {
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
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": {
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2f0-8a40-7c39-95be-7d12e6f0b483",
                     *       "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                     *       "name": "Cake of the day",
                     *       "description": "A slice, to stay or to go",
                     *       "type": "catalogue",
                     *       "points_price": 80,
                     *       "stock": 40,
                     *       "valid_days": 30,
                     *       "active": false,
                     *       "cost": 210,
                     *       "version": 3,
                     *       "issued": 0,
                     *       "waiting": 0,
                     *       "redeemed": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *       "device": "Till 1"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    customer_id: string;
                    device?: string;
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
                    /**
                     * @example {
                     *       "operation_id": "0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5",
                     *       "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                     *       "reward": {
                     *         "id": "0198d4b3-0e71-7d25-8c3f-4a96b1e7025d",
                     *         "program_id": "0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e",
                     *         "type": "catalogue",
                     *         "name": "Cake of the day",
                     *         "description": "A slice, to stay or to go",
                     *         "redemption_code": "PY3DHW6A",
                     *         "expires_at": "2026-06-11T03:59:59.999Z"
                     *       },
                     *       "points": -80,
                     *       "points_balance": 40
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        customer_id: string;
                        /**
                         * Format: uuid
                         * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                         */
                        operation_id: string;
                        points: number;
                        points_balance: number;
                        reward: components["schemas"]["EarnedReward"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSegments: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2e6-30f1-7d28-94b7-5e6c1a8f2d07",
                     *           "name": "Often here, may be mailed",
                     *           "meaning": null,
                     *           "rule": {
                     *             "match": "all",
                     *             "of": [
                     *               {
                     *                 "about": "visits",
                     *                 "is": "at_least",
                     *                 "value": 10
                     *               },
                     *               {
                     *                 "about": "agreed",
                     *                 "channel": "email",
                     *                 "is": "yes"
                     *               }
                     *             ]
                     *           },
                     *           "version": 1,
                     *           "created_at": "2026-02-03T10:15:00.000Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Segment"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Often here, may be mailed",
                 *       "rule": {
                 *         "match": "all",
                 *         "of": [
                 *           {
                 *             "about": "visits",
                 *             "is": "at_least",
                 *             "value": 10
                 *           },
                 *           {
                 *             "about": "agreed",
                 *             "channel": "email",
                 *             "is": "yes"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    rule: components["schemas"]["SegmentRule"];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2e6-30f1-7d28-94b7-5e6c1a8f2d07",
                     *       "name": "Often here, may be mailed",
                     *       "meaning": null,
                     *       "rule": {
                     *         "match": "all",
                     *         "of": [
                     *           {
                     *             "about": "visits",
                     *             "is": "at_least",
                     *             "value": 10
                     *           },
                     *           {
                     *             "about": "agreed",
                     *             "channel": "email",
                     *             "is": "yes"
                     *           }
                     *         ]
                     *       },
                     *       "version": 1,
                     *       "created_at": "2026-02-03T10:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Segment"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editSegment: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Regulars by mail",
                 *       "rule": {
                 *         "match": "all",
                 *         "of": [
                 *           {
                 *             "about": "visits",
                 *             "is": "at_least",
                 *             "value": 10
                 *           },
                 *           {
                 *             "about": "agreed",
                 *             "channel": "email",
                 *             "is": "yes"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    rule: components["schemas"]["SegmentRule"];
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2e6-30f1-7d28-94b7-5e6c1a8f2d07",
                     *       "name": "Regulars by mail",
                     *       "meaning": null,
                     *       "rule": {
                     *         "match": "all",
                     *         "of": [
                     *           {
                     *             "about": "visits",
                     *             "is": "at_least",
                     *             "value": 10
                     *           },
                     *           {
                     *             "about": "agreed",
                     *             "channel": "email",
                     *             "is": "yes"
                     *           }
                     *         ]
                     *       },
                     *       "version": 2,
                     *       "created_at": "2026-02-03T10:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Segment"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSegment: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countSegment: {
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
                 *       "rule": {
                 *         "match": "all",
                 *         "of": [
                 *           {
                 *             "about": "visits",
                 *             "is": "at_least",
                 *             "value": 10
                 *           },
                 *           {
                 *             "about": "agreed",
                 *             "channel": "email",
                 *             "is": "yes"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    rule: components["schemas"]["SegmentRule"];
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
                    /**
                     * @example {
                     *       "count": 84,
                     *       "may_text": 61,
                     *       "may_mail": 84
                     *     }
                     */
                    "application/json": {
                        count: number;
                        may_mail: number;
                        may_text: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendTeamInvitation: {
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
                 *       "email": "cleo@example.com",
                 *       "role": "counter"
                 *     }
                 */
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    role: "member" | "counter";
                    /**
                     * Format: uuid
                     * @example 0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61
                     */
                    tenantId?: string;
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "error": null
                     *     }
                     */
                    "application/json": {
                        error: null;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendTransactionalEmail: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *       "templateId": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042"
                 *     }
                 */
                "application/json": components["schemas"]["EmailCall"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "error": null,
                     *       "messageId": "0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a"
                     *     }
                     */
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendTransactionalSms: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
                 *       "templateId": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042"
                 *     }
                 */
                "application/json": components["schemas"]["SmsCall"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "error": null,
                     *       "messageId": "0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a"
                     *     }
                     */
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSmsTemplates: {
        parameters: {
            query?: {
                active?: "true";
                after?: string;
                by_hand?: "true";
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042",
                     *           "name": "Cake on Friday",
                     *           "active": true,
                     *           "config": {},
                     *           "version": 1,
                     *           "created_at": "2026-02-03T10:20:00.000Z",
                     *           "trigger_type": "custom",
                     *           "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                     *           "translations": []
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SmsTemplate"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSmsTemplate: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cake on Friday",
                 *       "trigger_type": "custom",
                 *       "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                 *       "translations": [],
                 *       "config": {}
                 *     }
                 */
                "application/json": {
                    /** @default {} */
                    config?: {
                        daysBefore?: number;
                        milestones?: number[];
                        plainNames?: boolean;
                        sendHour?: number;
                    };
                    message_template: string;
                    name: string;
                    /** @default [] */
                    translations?: {
                        /** @enum {string} */
                        language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                        message_template: string;
                    }[];
                    /** @enum {string} */
                    trigger_type: "welcome" | "reward_earned" | "points_milestone" | "birthday" | "custom";
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042",
                     *       "name": "Cake on Friday",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 1,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "custom",
                     *       "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                     *       "translations": []
                     *     }
                     */
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editSmsTemplate: {
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Cake on Friday",
                 *       "trigger_type": "custom",
                 *       "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                 *       "translations": [],
                 *       "config": {}
                 *     }
                 */
                "application/json": {
                    /** @default {} */
                    config?: {
                        daysBefore?: number;
                        milestones?: number[];
                        plainNames?: boolean;
                        sendHour?: number;
                    };
                    message_template: string;
                    name: string;
                    /** @default [] */
                    translations?: {
                        /** @enum {string} */
                        language: "ar" | "bg" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";
                        message_template: string;
                    }[];
                    /** @enum {string} */
                    trigger_type: "welcome" | "reward_earned" | "points_milestone" | "birthday" | "custom";
                    version: number;
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042",
                     *       "name": "Cake on Friday",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 2,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "custom",
                     *       "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                     *       "translations": []
                     *     }
                     */
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activateSmsTemplate: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042",
                     *       "name": "Cake on Friday",
                     *       "active": true,
                     *       "config": {},
                     *       "version": 4,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "custom",
                     *       "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                     *       "translations": []
                     *     }
                     */
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deactivateSmsTemplate: {
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
                    /**
                     * @example {
                     *       "id": "0198c2e5-4f88-7b06-8b9d-15e3c6a7f042",
                     *       "name": "Cake on Friday",
                     *       "active": false,
                     *       "config": {},
                     *       "version": 3,
                     *       "created_at": "2026-02-03T10:20:00.000Z",
                     *       "trigger_type": "custom",
                     *       "message_template": "Hi {firstName}, there is fresh cake on Friday.",
                     *       "translations": []
                     *     }
                     */
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0198c2f4-9a10-7c44-8f0e-2b6d1c5e7a90",
                     *           "name": "Regular",
                     *           "customers": 42
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CountedTag"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTag: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renameTag: {
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
                /**
                 * @example {
                 *       "name": "Regular"
                 *     }
                 */
                "application/json": {
                    name: string;
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
                    /**
                     * @example {
                     *       "id": "0198c2f4-9a10-7c44-8f0e-2b6d1c5e7a90",
                     *       "name": "Regular"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
