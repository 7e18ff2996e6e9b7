import type { ApiKeyView } from '#server/identity/api-keys/contract.ts'
import type { WebhookType } from '#server/integrations/webhooks/contract.ts'

type Scope = ApiKeyView['scopes'][number]

/** The calls that each scope opens to a key, in words. */
const scopes: Record<Scope, string> = {
  till: 'A till’s work: find and add customers, record purchases, redeem rewards. The choice for a point of sale.',
  'customers:read': 'List and read customers, their consents with the proof, and tags',
  'customers:write': 'Add, change, tag, merge and erase customers, and record consents with their proof',
  'programs:read': 'List programs and rewards',
  'programs:write': 'Make, change, pause and archive programs and rewards',
  'operations:read': 'List and read operations and histories, and preview a purchase',
  'operations:write': 'Record purchases, claims and redemptions; correct, refund and undo',
  'operations:backdate':
    'Hand in operations up to 72 hours late, with operations:write or till. Without it, 15 minutes',
  'codes:read':
    'Read QR codes and the rewards that a customer holds, and look up the code of a reward: with its customer’s name and contact only beside customers:read or till',
  'codes:write': 'Make, pause and delete QR codes, and issue rebate codes',
  'segments:read': 'List segments, and count who fits a rule',
  'segments:write': 'Make, change and delete segments',
  'templates:read': 'List the templates of texts and emails',
  'templates:write': 'Make, change and switch templates',
  'campaigns:read': 'Read campaigns, their recipients and results',
  'campaigns:write': 'Make, start, pause and cancel campaigns',
  'messages:read': 'Read the messages of the shop, and of one customer',
  'messages:write': 'Send a template to one customer',
  'analytics:read': 'Read the figures of a period, of messages, and of what customers hold',
  'exports:read':
    'Download customers, ledger, messages and what customers hold as CSV, and everything about one customer',
}

/** Each error code's meaning, and what a program does about it. */
const errors: Record<string, string> = {
  invalid: 'The input is wrong. fields has a sentence for each wrong field. Change it, then send it again.',
  weak_password: 'Only where passwords are chosen.',
  unauthenticated: 'The key is missing, unknown, revoked, or its last day is over.',
  second_factor: 'Only where people sign in.',
  forbidden: 'The key lacks a scope, which details.scope names; or the call is closed to keys.',
  confirm_identity: 'Only for people, who confirm it with their password or a code.',
  not_found: 'There is no such thing in this shop.',
  conflict:
    'It does not fit the present state: changed since, used, closed, or an Idempotency-Key of another input.',
  limit_reached: 'A limit of the shop or of its plan. Another try does not help.',
  too_large: 'The body is larger than allowed.',
  too_many_requests: 'Wait for the seconds in Retry-After, then send the same request again.',
  unavailable: 'Wait for the seconds in Retry-After, then send the same request again under the same key.',
}

/** When each type of event is sent, with what its data holds. */
const events: Record<WebhookType, string> = {
  'customer.joined': 'Somebody became a guest, by themselves or at the till: customer_id',
  'customer.changed': 'Their data, consents or tags changed: customer_id',
  'customer.merged': 'Two guests became one: customer_id, which stays, and merged_id, which is gone',
  'customer.erased': 'A guest was erased: customer_id',
  'operation.recorded':
    'A purchase, redemption, correction or another step was written to the ledger: customer_id, operation_id, kind',
  'reward.earned': 'A guest earned a reward: customer_id, customer_reward_id',
  'program.created': 'A program was made: program_id',
  'program.changed': 'A program was changed: program_id',
  'tag.changed': 'A tag was renamed: tag_id',
  'tag.deleted': 'A tag was deleted, and taken from all guests: tag_id',
}

/** The words of /developers, in English alone. */
export const texts = {
  title: 'API guide and reference · Regulars',
  description:
    'Connect a web shop, a till or a bookkeeper to Regulars: keys with scopes, webhooks, every call with its example in curl and TypeScript, errors, limits and changes.',
  skip: 'Skip to content',
  heading: 'API guide and reference',
  lead: 'Let a shop’s own programs do what its people do: find guests, record purchases, read figures. JSON over HTTPS, one key for each program.',
  document: 'OpenAPI',
  signIn: 'Sign In',
  contents: 'Contents',
  tryIt: {
    title: 'Try the API · Regulars',
    heading: 'Try the API',
    description: 'Send a call of the Regulars API with a key of your shop, and see its answer.',
    link: 'Try it',
    linkOf: (summary: string) => `Try it: ${summary}`,
    loading: 'Loading...',
    failed: 'The calls could not be loaded. Reload this page, or read them on the page before.',
    needsScript: 'This page needs a script. The calls can be read, and sent by curl, without one.',
    back: 'Back to the API',
  },
  search: 'Find a call',
  searchHint: 'By a word, a path or a scope, such as purchase or customers:read',
  guide: {
    title: 'A first purchase',
    key: {
      title: '1. Make a key',
      link: 'Settings, API keys',
      text: 'An admin makes it there, once the shop’s owner has confirmed their email address. “A till’s work” is enough for this guide. The key is shown once: keep it where your program keeps passwords. In your shell:',
    },
    customer: {
      title: '2. Add a guest',
      text: 'The answer has the id that the next call needs. Guests who joined by themselves are found by their phone or name: GET /api/v1/customers/lookup?search=ana.',
    },
    purchase: {
      title: '3. Record a purchase',
      text: 'Put the id in place of CUSTOMER_ID. Amounts are whole numbers of the smallest unit: 480 is $4.80. The answer tells what each active program gave: programs is empty while the shop has none.',
    },
    client: {
      title: 'In TypeScript',
      text: 'clients/typescript in our sources is a typed client, made from the same document: addresses, bodies and answers are checked when your program is compiled.',
    },
  },
  rules: {
    title: 'Rules of all calls',
    points: [
      'Send the same Idempotency-Key, 1 to 128 characters, when you send a request again: the first result comes back, and nothing is done twice. With other input the key is refused with 409. Calls that want it say so. Nor does any other call do a thing twice: a repeat changes nothing, or is refused with 409 or 404.',
      'Lists answer { data, next }. Send next back as after for the next page; null is the end. A page begins behind the last row that you saw, so rows that come meanwhile move nothing.',
      'Times are UTC in ISO 8601, ids are UUIDs, fields are snake_case. Unknown fields are refused.',
      'A change wants the version that you read. 409 comes with the newer one if somebody was faster.',
      'Purchases that happened without a connection go to POST /api/v1/operations/batch, each with its own key and time.',
      '/api/v1 only grows: fields and calls are added, none is changed or taken away. Ignore fields that you do not know.',
    ],
  },
  scopes: {
    title: 'Scopes',
    text: 'A key does what its scopes open, in one shop. Choose as few as your program needs. A key can have a last day, and its last use is shown in the settings. A wider key is a new key.',
    scope: 'scope',
    opens: 'opens',
    words: scopes,
    closed:
      'Signing in, accounts, team, plan, payments, settings and keys themselves are closed to every key: they take a person.',
  },
  errors: {
    title: 'Errors',
    text: 'Every error has the same shape. Decide by code; message is for people, and is in German or Spanish if Accept-Language asks for it. Name request_id when you ask us.',
    code: 'code',
    status: 'status',
    meaning: 'meaning',
    words: errors,
  },
  limits: {
    title: 'Limits',
    key: (calls: string) => `One key makes ${calls} calls a minute.`,
    business: (calls: string) => `All people and keys of a shop together make ${calls} calls a minute.`,
    keys: (most: string) => `A shop has ${most} keys.`,
    body: (size: string) => `A body has ${size} KB at most.`,
    headers:
      'Each answer to a key tells what is left: RateLimit has r calls for the next t seconds, RateLimit-Policy has the whole limit. Beyond it comes 429 with Retry-After.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Your program is told what happens, seconds after it happened, by the rules of Standard Webhooks 1.0.0. An admin adds its address, chooses types of events and keeps the secret, which is shown once. “Send a test”, behind the three dots, sends an event of type webhook.test.',
    link: 'Settings, Webhooks',
    arrives: 'What arrives',
    verify: 'Verify it',
    verifyText:
      'Whoever finds your address can post to it, so check the signature of each body as it came, before it is parsed. This is a whole program, which listens on port 8080:',
    run: 'Run it',
    runText:
      'The address must be https, on the open internet. A tunnel to port 8080 gives your own machine one while you develop. Where Regulars itself runs on your machine, WEBHOOK_LOOPBACK=on lets it call http://localhost:8080.',
    type: 'type',
    when: 'when, and what its data holds besides sequence',
    words: events,
    rules: [
      'Answer 2xx within 10 seconds, and do the work afterwards. Anything else is tried again for three days, with growing pauses; 410 ends the webhook.',
      'The same event can arrive twice, under the same webhook-id: keep the ids of the last days.',
      'Events arrive in any order. sequence counts up for each guest, for programs and tags for the shop: a smaller one than you have seen is older.',
      'Bodies hold ids, no name and no contact: read more by a call, such as GET /api/v1/customers/{id} or GET /api/v1/operations/{id}.',
      'The guests of an imported file are not told one by one: read the list after it.',
      'Types and fields may be added: ignore those that you do not know.',
      'When whoever set a webhook up leaves the team, it pauses until an admin resumes it, and can replay what it missed.',
      'Settings show the deliveries of 30 days with bodies and answers, and send them again.',
    ],
  },
  calls: {
    title: 'Calls',
    byScope: 'Scope',
    or: 'or',
    closed: 'closed to keys',
    needsTexts: 'Where texts can be sent',
    path: 'In the path',
    query: 'In the query',
    body: 'In the body',
    required: 'required',
    optional: 'optional',
    idempotent: 'Wants an Idempotency-Key',
    curl: 'curl',
    typescript: 'TypeScript',
    answer: (status: string) => `Answer ${status}`,
    file: (type: string) => `Answer 200, a file of ${type}`,
    empty: 'Answer 204, without a body',
  },
  changes: {
    title: 'Changes',
    versions: [
      {
        version: 'Since 1.0.0',
        points: [
          'Keys have scopes. Keys from before have the scope till, which is what they could do.',
          'Segments, templates, campaigns, figures and files are calls of /api/v1.',
          'POST /api/v1/operations/batch takes operations that happened earlier.',
          'Answers to keys have RateLimit and RateLimit-Policy.',
          'Webhooks tell a program what happens.',
          'GET /api/v1/operations lists what was recorded, and GET /api/v1/operations/{id} reads what a webhook names.',
          'GET /api/v1/exports/outstanding.csv is for bookkeepers.',
          'GET /api/v1/customers/{id}/consents and /rewards list what a customer agreed to, and holds. GET /api/v1/customers/{id} has the version that a change wants.',
          'Customers have stamps, and histories have happened_at.',
        ],
      },
      { version: '1.0.0', points: ['The first version of /api/v1.'] },
    ],
  },
}
