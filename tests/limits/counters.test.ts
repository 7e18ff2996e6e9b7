import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordPurchases } from '#server/billing/stripe/recordPurchases.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { recordCredits } from '#server/businesses/credits/index.ts'
import { repairIn } from '#server/commands/repair.ts'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { addCustomer, addCustomers } from '#server/loyalty/customers/index.ts'
import { queueMessage, sendMessage } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  // On some platforms mails cost credits too.
  await desk.rows(`update subscription_tiers set credit_cost_email = 1 where name = 'Free'`)
})
afterAll(() => desk.close())

type Business = Awaited<ReturnType<Desk['newBusiness']>>
type Found = Record<string, unknown>

/** Counts in another way than the repair: row by row, at one moment, because reports still arrive. */
async function counted(business: Business) {
  const { businessId } = business
  const rowsOf = (query: SQL) => sql`(select coalesce(jsonb_agg(r), '[]') from (${query}) r)`
  const [found] = await business.run(({ tx }) =>
    queryRows<{ kept: Found; people: Found[]; texts: Found[]; moved: Found[]; paid: Found[] }>(
      tx,
      sql`select to_jsonb(b) as kept,
        ${rowsOf(sql`select merged_into, erased_at from customers where business_id = b.id`)} as people,
        ${rowsOf(sql`select segments, allowance_taken, allowance_month from communication_logs
          where business_id = b.id and type = 'sms' and allowance_month is not null`)} as texts,
        ${rowsOf(sql`select kind, credits from credit_transactions where business_id = b.id`)} as moved,
        ${rowsOf(sql`select credits, taken_back from credit_purchases where business_id = b.id`)} as paid
        from businesses b where b.id = ${businessId}`,
    ),
  )
  const { kept, people, texts, moved, paid } = found!
  const sum = (rows: Found[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0)
  return {
    kept: [
      kept.usage_customers,
      kept.usage_sms_monthly,
      kept.usage_sms_total,
      kept.credits_remaining,
      sum(paid, 'credits') - sum(paid, 'taken_back'),
    ].map(Number),
    rows: [
      people.filter(({ merged_into, erased_at }) => !merged_into && !erased_at).length,
      sum(
        texts.filter(({ allowance_month }) => allowance_month === kept.usage_sms_month),
        'allowance_taken',
      ),
      sum(texts, 'segments'),
      sum(moved, 'credits'),
      sum(
        moved.filter(({ kind }) => kind === 'bought' || kind === 'refunded'),
        'credits',
      ),
    ],
    givenBack: sum(paid, 'taken_back'),
  }
}

const person = { last_name: null, email: null, birthday: null, opted_in_sms: true, opted_in_email: false }
const wording = { sms: 'They agreed.', email: 'They agreed.' }

/** The acts of a history. `n` and `m` choose the customers. */
const acts: Record<string, (business: Business, n: number, m: number) => Promise<unknown>> = {
  add: (business) =>
    business.run((ctx) =>
      addCustomer(ctx, {
        first_name: 'Ana',
        phone: newPhone(),
        opted_in_sms: true,
        consent_given: 'in_person',
      }),
    ),
  addUnreachable: (business, n) =>
    business.run((ctx) =>
      addCustomer(ctx, {
        first_name: 'Una',
        phone: `+1206555${['0001', '0030', '0050'][n % 3]}`,
        opted_in_sms: true,
        consent_given: 'on_paper',
      }),
    ),
  bring: (business, n) =>
    business.run(async (ctx) => {
      await lockBusinessAndTier(ctx)
      const people = Array.from({ length: 1 + (n % 3) }, () => ({
        ...person,
        first_name: 'Bea',
        phone: newPhone(),
      }))
      return addCustomers(ctx, people, { source: 'import', wording })
    }),
  merge: (business, n, m) =>
    twoOf(business, n, m, async (customerId, duplicateId, confirmation) =>
      business.run((ctx) =>
        mergeCustomers(ctx, { customerId, duplicateId, confirmation, idempotencyKey: newId() }),
      ),
    ),
  erase: (business, n, m) =>
    twoOf(business, n, m, async (_, customerId, confirmation) =>
      business.run((ctx) => eraseCustomer(ctx, { customerId, confirmation })),
    ),
  text: (business, n, m) =>
    twoOf(business, n, m, async (customerId) => {
      const { phone } = await business.customer(customerId)
      const content = 'a'.repeat(20 + (m % 3) * 150)
      const message = { type: 'sms', purpose: 'marketing', customerId, dedupe_key: newId(), content } as const
      return phone && business.run((ctx) => queueMessage(ctx, { ...message, recipient: phone }))
    }),
  mail: (business, n, m) =>
    twoOf(business, n, m, async (customerId) => {
      const message = { type: 'email', purpose: 'marketing', customerId, dedupe_key: newId() } as const
      return business.run((ctx) =>
        queueMessage(ctx, { ...message, recipient: 'ana@guests.example', subject: 'Hi', content: 'Hi' }),
      )
    }),
  send: async (_business, n) => {
    const jobs = await desk.takeJobs(n % 2 ? 'all' : 'due')
    await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
  },
  give: (business, n) =>
    business.run(({ tx, businessId, now }) =>
      recordCredits(tx, businessId, now, { kind: 'granted', credits: 1 + (n % 5), reason: 'A test' }),
    ),
  take: (business, n) =>
    business.run(async (ctx) => {
      const { business: row } = await lockBusinessAndTier(ctx)
      const credits = Math.min(1 + (n % 5), row.credits_remaining)
      if (credits <= 0) return
      const taken = { kind: 'taken', credits: -credits, reason: 'A test' } as const
      await recordCredits(ctx.tx, ctx.businessId, ctx.now, taken)
    }),
  /** The state of a payment at Stripe: one of a few payments, how much was refunded, and whether a bank took it all. */
  pay: (business, n, m) =>
    business.run(async (ctx) => {
      await lockBusinessAndTier(ctx)
      await recordPurchases(ctx, [
        {
          ...{ id: `pi_${n % 3}`, credits: 7 + (n % 3), amount: 500, currency: 'usd' },
          refunded: m % 7 === 6 ? 500 : (m % 6) * 100,
          ...{ isDisputed: m % 7 === 6, isAutomatic: false },
        },
      ])
    }),
  moveAway: (business, n) =>
    business.change({ time_zone: ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'][n % 3]! }),
  wait: async (_business, n) => void desk.clock.advance((1 + (n % 9)) * 86_400_000),
}

async function twoOf(
  business: Business,
  n: number,
  m: number,
  work: (one: string, other: string, otherName: string) => Promise<unknown>,
) {
  const present = await business.run(({ tx, businessId }) =>
    queryRows<{ id: string; first_name: string }>(
      tx,
      sql`select id, first_name from customers
        where business_id = ${businessId} and merged_into is null and erased_at is null order by id`,
    ),
  )
  if (present.length < 2) return
  const [one, other] = [present[n % present.length]!, present[m % present.length]!]
  return work(one.id, other.id, other.first_name)
}

/** Two acts at once may conflict. The second is then refused, which is fine. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}

const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts), 'add', 'text', 'text', 'send', 'send', 'pay'),
  n: fc.nat(100),
  m: fc.nat(100),
})

describe('the counters of a shop', () => {
  const HISTORIES = inProof(200, 8)
  it(`equal its rows after each of ${HISTORIES} random histories, and a repair finds nothing`, {
    timeout: inProof(3_600_000, 60_000),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        const business = await desk.newBusiness({ plan: 'Free', credits: 10 })
        await business.change({ texts_from_hour: 0, texts_until_hour: 24 })
        for (let at = 0; at < steps.length; at += 4) {
          const together = steps.slice(at, at + 4)
          await Promise.all(together.map(({ act, n, m }) => acts[act]!(business, n, m).catch(unlessRefused)))
          const { kept, rows, givenBack } = await counted(business)
          expect(kept, together.map(({ act }) => act).join()).toEqual(rows)
          const credits = 3
          // A refunded payment can leave a negative balance.
          for (const [counter, value] of kept.entries())
            expect(value).toBeGreaterThanOrEqual(counter === credits ? -givenBack : 0)
        }
      }),
      { seed, numRuns: HISTORIES, endOnFailure: true },
    )
    expect(await repaired()).toEqual([expect.stringMatching(/wrong, and are right now: 0\.$/)])
  })

  it('that somebody spoiled are mended, each with a line, while customers are added; then nothing is left to do', async () => {
    const [spoiled, sound] = [await desk.newBusiness({ credits: 7 }), await desk.newBusiness({ credits: 7 })]
    for (const business of [spoiled, sound]) for (let n = 0; n < 3; n++) await acts.add!(business, n, n)
    await spoiled.change({ usage_customers: 40, usage_sms_total: 5, credits_remaining: 1_000_000 })
    const [lines] = await Promise.all([repaired(), ...[1, 2, 3].map((n) => acts.add!(spoiled, n, n))])
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`Café Sunrise (${spoiled.businessId}): usage_customers 4`)
    expect(lines[0]).toContain('usage_sms_total 5 -> 0, credits_remaining 1000000 -> 7')
    for (const business of [spoiled, sound]) {
      const { kept, rows } = await counted(business)
      expect(kept).toEqual(rows)
    }
    const written = () =>
      spoiled.run(({ tx }) =>
        queryRows(tx, sql`select xmin::text from businesses where id = ${spoiled.businessId}`),
      )
    const before = await written()
    expect(await repaired()).toHaveLength(1)
    expect(await written()).toEqual(before)
  })
})

async function repaired(): Promise<string[]> {
  const lines: string[] = []
  await repairIn(desk.services.database, (line) => lines.push(line))
  return lines
}
