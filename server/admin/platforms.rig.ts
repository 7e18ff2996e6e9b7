import fc from 'fast-check'

/** A moment that is on another day and in another month in some businesses' time zones. */
export const NOW = new Date('2026-12-01T02:30:00Z')

const DAY = 86_400_000
export const tierIds = [1, 2, 3].map((n) => `01939c00-0000-7000-8000-00000000000${n}`)

const at = (ago: number) => new Date(NOW.getTime() - ago).toISOString()
/** Milliseconds of the last months, often at the edge of a day, of 30 days or of a month. */
const ago = fc
  .tuple(
    fc.oneof(fc.constantFrom(0, 1, 29, 30, 31, 61), fc.nat(420)),
    fc.oneof(fc.constantFrom(0, 1, 9_000_000, 8_999_999, 9_000_001), fc.nat(DAY)),
  )
  .map(([days, ms]) => days * DAY + ms)
const past = ago.map(at)
const soon = fc.integer({ min: -20, max: 60 }).map((days) => at(-days * DAY))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const tier = fc.constantFrom(...tierIds)
const status = fc.constantFrom('trial', 'active', 'past_due', 'canceled')

/** The start of a month, give or take a millisecond. */
const monthEdge = fc
  .tuple(fc.nat(11), fc.constantFrom(-1, 0, 1))
  .map(([months, by]) => NOW.getTime() - Date.UTC(2026, 11 - months, 1) + by)
/** A change of a plan. The first change is the sign-up, unless the business is older than the history. */
const change = fc.record({
  ago: fc.oneof(monthEdge, ago),
  monthly_price: fc.constantFrom(0, 0, 2900, 9900, 8250),
})
const grant = fc.record({
  kind: fc.constantFrom('tier', 'tier', 'trial'),
  tier_id: fc.constantFrom(...tierIds.slice(1)),
  starts_at: past,
  ends_at: soon,
  taken_back: fc.boolean(),
  /** For a trial's extension: true if the trial ends by it. */
  setsTrial: fc.boolean(),
  byAdmin: fc.boolean(),
  created_at: past,
})
const kinds = ['initial', 'reserved', 'returned', 'granted', 'taken', 'bought', 'refunded']
const credit = fc.record({
  kind: fc.constantFrom(...kinds),
  credits: fc.integer({ min: -500, max: 500 }),
  reason: fc.constantFrom('Thanks', 'Oops 100%', 'Included in Pro', ''),
  created_at: past,
})
const message = fc.record({
  type: fc.constantFrom('sms', 'email'),
  state: fc.constantFrom('queued', 'accepted', 'delivered', 'rejected', 'uncertain', 'withheld'),
  direction: fc.constantFrom('out', 'out', 'out', 'in'),
  failure: fc.constantFrom(null, 'No credits are left.', 'The provider refused it: 550 bob', 'No consent.'),
  created_at: past,
})
const consent = fc.record({
  source: fc.constantFrom(
    'complaint',
    'stop',
    'bounce',
    'unsubscribe link',
    'preferences page',
    'mailchimp',
    'join',
  ),
  given: fc.boolean(),
  created_at: past,
})

export type Business = typeof business extends fc.Arbitrary<infer Value> ? Value : never
const business = fc.record({
  id: fc.uuid(),
  company_name: fc.constantFrom('Corner Flowers', 'Zürich Käse', 'BLUE door', '100% Café'),
  email: fc.constantFrom('a@shop.example', 'B@shop.example', 'käse@alps.example'),
  /** A member's own row is no company; super admins' companies do not count. */
  is: fc.constantFrom('company', 'company', 'company', 'company', 'member', 'marked', 'platform'),
  tier_id: tier,
  subscription_status: status,
  trial_ends_at: maybe(soon),
  stripe_price_id: maybe(fc.constant('price_x')),
  subscription_period_end: maybe(soon),
  plan_texts_since: maybe(past),
  asked_tier_id: maybe(tier),
  suspended_at: maybe(past),
  erased_at: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: past }),
  credits_remaining: fc.integer({ min: 0, max: 900 }),
  usage_customers: fc.nat(900),
  usage_sms_monthly: fc.nat(300),
  usage_sms_month: fc.constantFrom('2026-12', '2026-11', '2026-10', ''),
  time_zone: fc.constantFrom('America/New_York', 'Pacific/Auckland', 'Europe/London', 'UTC'),
  created_at: past,
  tries: fc.boolean(),
  changes: fc.array(change, { maxLength: 6 }),
  grants: fc.array(grant, { maxLength: 3 }),
  credits: fc.array(credit, { maxLength: 6 }),
  messages: fc.array(message, { maxLength: 12 }),
  consents: fc.array(consent, { maxLength: 6 }),
  refused_at: maybe(past),
  payment: maybe(fc.constantFrom('none', 'ok', 'failed')),
  past_due_since: maybe(past),
  texts_today: fc.nat(60),
  reached_at: maybe(past),
})

/** Businesses with everything that the platform's figures count. */
export const platform = fc.uniqueArray(business, { maxLength: 9, selector: ({ id }) => id })

const scope = fc.constantFrom('platform', 'young businesses', 'young network', 'network', 'wide network')
export type TextCount = typeof textCount extends fc.Arbitrary<infer Value> ? Value : never
/** Texts of the whole platform, or of networks, around yesterday and today (UTC). */
const textCount = fc
  .record({
    day: fc.constantFrom('2026-12-01', '2026-12-01', '2026-11-30', '2026-11-29'),
    scope,
    network: fc.constantFrom('a1', 'b2', 'c3'),
    sent: fc.nat(2500),
    reached_at: maybe(past),
  })
  .map(({ network, ...count }) => ({
    ...count,
    subject: ['platform', 'young businesses'].includes(count.scope) ? '' : network,
  }))
export const textCounts = fc.uniqueArray(textCount, {
  maxLength: 12,
  selector: (one) => `${one.day} ${one.scope} ${one.subject}`,
})

type Rows = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

const own = [
  ...[
    'subscription_changes',
    'plan_grants',
    'credit_transactions',
    'communication_logs',
    'consents',
    'customers',
  ],
  ...['integrations', 'stripe_customers'],
]

/** Replaces all businesses in the tables with these. */
export async function settle(
  rows: Rows,
  { businesses, texts, adminId }: { businesses: Business[]; texts: TextCount[]; adminId: string },
): Promise<void> {
  for (const table of own) await rows(`delete from ${table} where business_id <> $1`, [adminId])
  await rows('delete from text_counts')
  await rows('delete from super_admins where id <> $1', [adminId])
  await rows('delete from tenants where business_id <> $1', [adminId])
  await rows('delete from businesses where id <> $1', [adminId])
  const put = (table: string, values: Record<string, unknown>[]) => {
    const columns = Object.keys(values[0] ?? {}).join(', ')
    return values.length > 0
      ? rows(
          `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(values)],
        )
      : []
  }
  await put('businesses', businesses.map(businessOf))
  await put('tenants', businesses.filter(({ is }) => is !== 'member').map(tenantOf))
  await put(
    'super_admins',
    businesses.filter(({ is }) => is === 'platform').map(({ id }) => ({ id })),
  )
  await put('subscription_changes', businesses.flatMap(changesOf))
  await put(
    'plan_grants',
    businesses.flatMap((one) => one.grants.map((gift) => grantOf(one, gift, adminId))),
  )
  const each = (of: 'credits' | 'messages' | 'consents', more: (at: { created_at: string }) => object) =>
    businesses.flatMap((one) =>
      one[of].map((row) => ({ business_id: one.id, id: crypto.randomUUID(), ...row, ...more(row) })),
    )
  await put(
    'credit_transactions',
    each('credits', () => ({})),
  )
  await put(
    'communication_logs',
    each('messages', ({ created_at }) => ({
      ...{ purpose: 'marketing', recipient: 'x', content: 'x' },
      dedupe_key: crypto.randomUUID(),
      due_at: created_at,
    })),
  )
  await rows(
    `insert into customers (business_id, id, unique_customer_id, created_at)
     select id, id, id::text, created_at from businesses where id <> $1`,
    [adminId],
  )
  await put(
    'consents',
    businesses.flatMap((one) =>
      one.consents.map((said) => ({
        ...{
          business_id: one.id,
          id: crypto.randomUUID(),
          customer_id: one.id,
          channel: 'email',
          wording: 'x',
        },
        ...said,
      })),
    ),
  )
  await put('integrations', businesses.flatMap(integrationOf))
  await put('stripe_customers', businesses.flatMap(payerOf))
  await put('text_counts', [...businesses.flatMap(textsOf), ...texts])
}

const businessOf = (one: Business) => {
  const { is, tries, changes, grants, credits, messages, consents, ...row } = one
  const { refused_at, payment, past_due_since, texts_today, reached_at, ...columns } = row
  return {
    ...columns,
    asked_at: one.asked_tier_id && one.created_at,
    suspended_reason: one.suspended_at && 'Spam',
    is_super_admin: is === 'marked',
  }
}
const tenantOf = ({ id, company_name, created_at }: Business) => ({
  ...{ id, business_id: id, company_name, admin_user_id: id, created_at },
})
/** Changes in the order of time. The first is the sign-up. */
const changesOf = ({ id, tier_id, tries, changes }: Business) =>
  [...changes]
    .sort((a, b) => b.ago - a.ago)
    .map(({ ago, monthly_price }, n) => ({
      ...{ business_id: id, number: n + 1, tier_id, created_at: at(ago) },
      cause: n > 0 ? 'price_changed' : 'signed_up',
      monthly_price: n === 0 ? 0 : monthly_price,
      status: monthly_price > 0 ? 'active' : 'canceled',
      trial_ends_at: n === 0 && tries ? at(ago - 14 * DAY) : null,
    }))
/** Grants, some by a super admin, some by one whose account is gone. */
const grantOf = (
  { id, trial_ends_at }: Business,
  { taken_back, setsTrial, byAdmin, ...gift }: Business['grants'][number],
  adminId: string,
) => ({
  ...{ business_id: id, id: crypto.randomUUID(), ...gift, reason: 'A friend' },
  ends_at: (gift.kind === 'trial' && setsTrial && trial_ends_at) || gift.ends_at,
  granted_by: byAdmin ? adminId : id,
  taken_back_at: taken_back ? gift.created_at : null,
  taken_back_by: taken_back ? (byAdmin ? id : adminId) : null,
  taken_back_reason: taken_back ? 'No more' : null,
})
const integrationOf = ({ id, refused_at, created_at }: Business) =>
  refused_at
    ? [
        {
          ...{ business_id: id, id, provider: 'sendgrid', active: true, email_config: {} },
          ...{ refused_at, refusal: 'Unauthorized', created_at },
        },
      ]
    : []
const payerOf = ({ id, payment, past_due_since, created_at }: Business) =>
  payment
    ? [
        {
          ...{
            business_id: id,
            stripe_customer_id: `cus_${id}`,
            payment_method_status: payment,
            past_due_since,
          },
          created_at,
        },
      ]
    : []
const textsOf = ({ id, texts_today, reached_at }: Business) => [
  { day: '2026-12-01', scope: 'young business', subject: id, sent: texts_today, reached_at },
  { day: '2026-11-28', scope: 'young business', subject: id, sent: 5, reached_at },
]
