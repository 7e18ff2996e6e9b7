import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { keepHabits } from '#server/messaging/segments/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { TestBusiness } from '#tests/world/index.ts'
import { type About, about, DAY } from './drawnPeople.rig.ts'
import type { Person } from './fits.rig.ts'

/** All customers of a business with everything that a rule may ask about, known without the database. */
export type Crowd = {
  now: Date
  people: Person[]
  programs: string[]
  tags: string[]
  qrCodes: string[]
}

const PEOPLE = 90

/** Writes random customers straight into a business's tables; some are merged into others or erased. */
export async function settleCrowd(business: TestBusiness, programs: string[], seed: number): Promise<Crowd> {
  const now = business.clock.now()
  const tags = [newId(), newId(), newId()]
  const qrCodes = [newId(), newId()]
  const drawn = withKnown(fc.sample(about, { seed, numRuns: PEOPLE }))
  const ids = drawn.map(() => newId())
  const people = merged(
    drawn.map((one, n): Person => personOf(one, ids[n]!, { now, programs, tags, qrCodes })),
    drawn,
  ).map((person) => ({ ...person, last: lastVisitOf(person) }))
  await business.run(async ({ tx, businessId }) => {
    for (const [n, id] of tags.entries())
      await tx.execute(sql`insert into tags (business_id, id, name, folded_name, created_at)
        values (${businessId}, ${id}, ${`t${n}`}, ${`t${n}`}, now())`)
    for (const id of qrCodes)
      await tx.execute(sql`insert into qr_codes (business_id, id, code, created_at)
        values (${businessId}, ${id}, ${id}, now())`)
    const rewardId = newId()
    await tx.execute(sql`insert into rewards (business_id, id, program_id, name, type, created_at)
      values (${businessId}, ${rewardId}, ${programs[0]!}, 'Tea', 'catalogue', now())`)
    const insert = (table: string, rows: object[]) =>
      rows.length === 0
        ? undefined
        : tx.execute(sql`insert into ${sql.raw(`${table} (${Object.keys(rows[0]!)})`)}
            select ${sql.raw(String(Object.keys(rows[0]!)))}
            from json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::json)`)
    const all = drawn.flatMap((one, n) =>
      rowsOf(one, n, { ids, people, now, businessId, rewardId, programs, tags }),
    )
    for (const table of tables)
      await insert(
        table,
        all.flatMap(([name, row]) => (name === table ? [row] : [])),
      )
  })
  await business.run(keepHabits)
  return { now, people, programs, tags, qrCodes }
}

/** Makes sure that one customer is the best, one is lost, and one is slipping away, whoever is drawn. */
function withKnown([star, lost, slipping, ...others]: About[]): About[] {
  const came = (...days: number[]) =>
    days.map((day) => ({ ago: day * DAY, amount: 700, counts: true, undone: false }))
  return [
    { ...star!, visits: 40, last: DAY, history: came(1), spent: 90_000, gone: 7 },
    { ...lost!, visits: 2, history: came(250, 300), gone: 7 },
    { ...slipping!, visits: 3, history: came(40, 45, 50), gone: 7 },
    ...others,
  ]
}

const tables = [
  'customers',
  'customer_program_progress',
  'customer_tags',
  'operations',
  'customer_rewards',
  'communication_logs',
  'message_links',
]

type Known = Pick<Crowd, 'now' | 'programs' | 'tags' | 'qrCodes'>

function personOf(one: About, id: string, { now, programs, tags, qrCodes }: Known): Person {
  const at = (passed: number) => new Date(now.getTime() - passed)
  return {
    ...{ id, visits: one.visits, spent: one.spent, points: one.points },
    ...{ sms: one.sms, mail: one.mail, phone: one.phone, email: one.email },
    joined: at(one.joined),
    last: one.last === null ? null : at(one.last),
    birthMonth: one.birthday?.[0] ?? null,
    standings: new Map(
      one.standings.map(({ points, stamps, cardOver }, n) => [
        programs[n]!,
        { points, stamps: cardOver === true ? 0 : stamps },
      ]),
    ),
    tags: one.tags.map((n) => tags[n]!),
    qrCode: one.qrCode === null ? null : qrCodes[one.qrCode]!,
    hasReward: one.rewards.some((reward) => reward === 'open' || reward === 'to come'),
    opened: one.mails.filter(({ machine }) => !machine).map(({ ago: passed }) => at(passed)),
    clicked: one.mails
      .filter(({ machine, clicked }) => clicked && !machine)
      .map(({ ago: passed }) => at(passed)),
    history: one.history.map(({ ago: passed, amount, counts, undone }) => ({
      at: at(passed),
      amount: amount ?? 0,
      isVisit: counts && !undone,
    })),
    isGone: one.gone <= 1,
  }
}

/** Finds the survivor of a merged customer: the next one who still exists. */
const intoOf = (n: number, drawn: { gone: number }[] | Person[]): number => {
  const isGone = (one: { gone: number } | Person) => ('isGone' in one ? one.isGone : one.gone <= 1)
  for (let next = n + 1; ; next++) if (!isGone(drawn[next % drawn.length]!)) return next % drawn.length
}

/** Adds a merged customer's operations to the survivor's. */
function merged(people: Person[], drawn: About[]): Person[] {
  for (const [n, { gone }] of drawn.entries())
    if (gone === 0) people[intoOf(n, drawn)]!.history.push(...people[n]!.history)
  return people
}

/** Finds the last visit as the ledger has it; for imported visits, the drawn one. */
function lastVisitOf({ last, history }: Person): Date | null {
  const visits = history.filter(({ isVisit }) => isVisit).map(({ at }) => at.getTime())
  return visits.length > 0 ? new Date(Math.max(...visits)) : last
}

type Placing = Pick<Crowd, 'now' | 'people' | 'programs' | 'tags'> & {
  ids: string[]
  businessId: string
  rewardId: string
}

function rowsOf(one: About, n: number, place: Placing): [string, object][] {
  const { ids, people, now, businessId: business_id, rewardId, programs, tags } = place
  const customer_id = ids[n]!
  const at = (passed: number) => new Date(now.getTime() - passed).toISOString()
  const operations = one.history.flatMap(({ ago: passed, amount, counts, undone }) => {
    const made = {
      ...{
        business_id,
        id: newId(),
        idempotency_key: newId(),
        input_hash: '',
        kind: 'purchase',
        customer_id,
      },
      ...{ source: 'counter', amount, discount_amount: 0, counts_as_visit: counts, visits: 0 },
      ...{ created_at: at(passed), reverses_id: null as string | null },
    }
    const undo = {
      ...{ ...made, id: newId(), idempotency_key: newId(), kind: 'undo', amount: null },
      ...{ counts_as_visit: false, reverses_id: made.id },
    }
    return undone ? [made, undo] : [made]
  })
  const earning = {
    ...{ business_id, id: newId(), idempotency_key: newId(), input_hash: '', kind: 'join', customer_id },
    ...{ source: 'counter', amount: null, discount_amount: 0, counts_as_visit: false, visits: 0 },
    ...{ created_at: at(0), reverses_id: null },
  }
  const expiry = { open: null, 'to come': at(-DAY), past: at(60_000), redeemed: null }
  return [
    [
      'customers',
      {
        ...{ business_id, id: customer_id, unique_customer_id: `CUS${n}`, created_at: at(one.joined) },
        ...{
          total_visits: one.visits,
          total_spent: one.spent,
          total_points: one.points,
          lifetime_points_earned: 0,
        },
        last_visit_at: people[n]!.last,
        birthday: one.birthday && `1990-${two(one.birthday[0])}-${two(one.birthday[1])}`,
        ...{
          opted_in_sms: one.sms,
          opted_in_email: one.mail,
          portal_enabled: true,
          search_text: '',
          version: 1,
        },
        phone: one.phone ? `+1201555${String(n).padStart(4, '0')}` : null,
        email: one.email ? `p${n}@example.com` : null,
        qr_code_id: people[n]!.qrCode,
        merged_into: one.gone === 0 ? ids[intoOf(n, people)] : null,
        erased_at: one.gone === 1 ? at(0) : null,
      },
    ],
    ...one.standings.map(({ points, stamps, cardOver }, program): [string, object] => [
      'customer_program_progress',
      {
        ...{
          business_id,
          id: newId(),
          customer_id,
          program_id: programs[program],
          enrolled_at: at(one.joined),
        },
        ...{ points_balance: points, total_earned: points, points_carried: 0, stamps_current: stamps },
        ...{ rewards_earned: 0, card_expires_at: cardOver === null ? null : at(cardOver ? 60_000 : -60_000) },
      },
    ]),
    ...one.tags.map((tag): [string, object] => [
      'customer_tags',
      { business_id, customer_id, tag_id: tags[tag], created_at: at(0) },
    ]),
    ...[earning, ...operations].map((row): [string, object] => ['operations', row]),
    ...one.rewards.map((state): [string, object] => [
      'customer_rewards',
      {
        ...{ business_id, id: newId(), customer_id, reward_id: rewardId, program_id: programs[0] },
        ...{
          type: 'catalogue',
          status: state === 'redeemed' ? 'redeemed' : 'earned',
          redemption_code: newId(),
        },
        ...{ name: 'Tea', operation_id: earning.id, earned_at: at(0), expires_at: expiry[state] },
      },
    ]),
    ...one.mails.flatMap((mail) => mailRows(mail, { business_id, customer_id, at })),
  ]
}

type Mail = About['mails'][number]
type Mailing = { business_id: string; customer_id: string; at: (passed: number) => string }

/** Makes an email that was opened, and perhaps a followed link, by its reader or by a machine. */
function mailRows({ ago: passed, machine, clicked }: Mail, { at, ...whose }: Mailing): [string, object][] {
  const message = {
    ...{ ...whose, id: newId(), type: 'email', direction: 'out', purpose: 'marketing', due_at: at(0) },
    ...{ dedupe_key: newId(), recipient: 'x', content: 'x', state: 'delivered' },
    ...{ opened_at: machine ? null : at(passed), open_count: machine ? 0 : 1 },
    ...{ machine_open_count: machine ? 1 : 0, created_at: at(passed) },
  }
  const link = {
    ...{ business_id: whose.business_id, message_id: message.id, link: 'abc', url: 'https://example.com' },
    ...{ clicked_at: machine ? null : at(passed), click_count: machine ? 0 : 1 },
    machine_click_count: machine ? 1 : 0,
  }
  return [['communication_logs', message], ...(clicked ? [['message_links', link] as [string, object]] : [])]
}

const two = (n: number) => String(n).padStart(2, '0')
