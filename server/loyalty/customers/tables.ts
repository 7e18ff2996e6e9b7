import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, version, whole } from '#server/platform/database/columns.ts'

const fullName = `(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`
/** The name as searches fold it. Most names are plain letters and need no call of the function. */
const sortName = sql.raw(
  `coalesce(nullif(btrim(case when ${fullName} ~ '^[ -&(-\\]_a-~]*$' then lower(${fullName}) else folded(${fullName}) end), ''), chr(1114111))`,
)

/** Compared byte by byte, so that every engine and locale has the same order and can use an index. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const customers = businessTable(
  'customers',
  {
    id: uuid('id').notNull(),
    unique_customer_id: text('unique_customer_id').notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    birthday: date('birthday', { mode: 'string' }),
    /** Month x 100 + day of the birthday, to find the birthdays of a day. */
    birth_day: integer('birth_day').generatedAlwaysAs(
      sql`(extract(month from birthday) * 100 + extract(day from birthday))::integer`,
    ),
    notes: text('notes'),
    /** Sums over the customer's programs, written with the ledger. */
    total_points: whole('total_points').notNull().default(0),
    lifetime_points_earned: whole('lifetime_points_earned').notNull().default(0),
    total_visits: integer('total_visits').notNull().default(0),
    last_visit_at: moment('last_visit_at'),
    /** Minor units of the business's currency: what was paid, less what refunds and undos gave back. */
    total_spent: whole('total_spent').notNull().default(0),
    opted_in_sms: boolean('opted_in_sms').notNull().default(false),
    opted_in_email: boolean('opted_in_email').notNull().default(false),
    /** The digits of `phone`: the portal's sign-in searches by them. */
    auth_phone: text('auth_phone'),
    /** argon2id. Chosen by the person who proved the phone; valid only once phone_proven_at is set. */
    auth_pin: text('auth_pin'),
    portal_enabled: boolean('portal_enabled').notNull().default(true),
    phone_proven_at: moment('phone_proven_at'),
    last_login_at: moment('last_login_at'),
    /** Links to the card that were mailed before end: contacts or the PIN changed, or another customer was merged. */
    links_ended_at: moment('links_ended_at'),
    /** Lower-cased name, email, phone and id, for the search, which runs in a function. */
    search_text: text('search_text').notNull().default(''),
    /** For lists by name, folded as searches do it; customers without a name come last. */
    sort_name: orderedText('sort_name').notNull().generatedAlwaysAs(sortName),
    /** The customer that this one was merged into, who is never merged. */
    merged_into: uuid('merged_into'),
    erased_at: moment('erased_at'),
    /** The Idempotency-Key under which the customer was added, and the hash of the input. */
    added_with_key: text('added_with_key'),
    added_with_hash: text('added_with_hash'),
    /** The QR code through which the customer joined. No foreign key, because it may have been deleted since. */
    qr_code_id: uuid('qr_code_id'),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    unique('customers_unique_customer_id').on(t.business_id, t.unique_customer_id),
    uniqueIndex('customers_phone').on(t.business_id, t.phone).where(sql`phone is not null`),
    index('customers_merged').on(t.business_id, t.merged_into).where(sql`merged_into is not null`),
    index('customers_erased').on(t.business_id, t.id).where(sql`erased_at is not null`),
    index('customers_email').on(t.business_id, t.email).where(sql`email is not null`),
    index('customers_created').on(t.business_id, t.created_at, t.id),
    // Columns that a purchase changes (points, visits, last visit, spent) have no index: see
    // docs/decisions/0001-lists-of-customers.md.
    index('customers_name').on(t.business_id, t.sort_name, t.id),
    uniqueIndex('customers_added_with')
      .on(t.business_id, t.added_with_key)
      .where(sql`added_with_key is not null`),
    index('customers_birth_day').on(t.business_id, t.birth_day, t.id).where(sql`birth_day is not null`),
    index('customers_auth_phone').on(t.auth_phone),
    index('customers_search').using('gin', t.business_id, t.search_text.op('gin_trgm_ops')),
    belongsTo(t.merged_into, t),
    crossing(),
  ],
)

/** Proof of consent: what was agreed to, in which words, how, when and from where (GDPR 7(1)). Append-only. */
export const consents = businessTable(
  'consents',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    channel: text('channel').notNull(),
    given: boolean('given').notNull(),
    source: text('source').notNull(),
    wording: text('wording').notNull(),
    recorded_by: uuid('recorded_by'),
    ip_address: text('ip_address'),
    created_at: createdAt(),
  },
  (t) => [
    index('consents_customer').on(t.business_id, t.customer_id, t.created_at),
    belongsTo(t.customer_id, customers),
    crossing(),
  ],
)

/**
 * Withdrawn consents by channel. Each is only a keyed hash of the address or phone, so that it outlives an erasure and
 * an import does not agree again for the customer. The row is deleted when the customer agrees again.
 */
export const withdrawals = businessTable(
  'withdrawals',
  {
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    contact_hash: text('contact_hash').notNull(),
    created_at: createdAt(),
  },
  (t) => [key(t.channel, t.contact_hash)],
)
