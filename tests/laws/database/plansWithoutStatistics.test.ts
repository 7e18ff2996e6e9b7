import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCustomers } from '#server/data/analytics/customers/readCustomers.ts'
import { readDashboard } from '#server/data/analytics/dashboard/readDashboard.ts'
import { readDay } from '#server/data/analytics/day/readDay.ts'
import { readForecast } from '#server/data/analytics/forecast/readForecast.ts'
import { readAnalytics } from '#server/data/analytics/readAnalytics.ts'
import { readMessages } from '#server/data/analytics/readMessages.ts'
import { readWorth } from '#server/data/analytics/worth/readWorth.ts'
import { findMembers, selectCustomers, selectLedger, selectMessages } from '#server/data/exports/queries.ts'
import { rollUpNext } from '#server/data/roll-ups/rollUpNext.ts'
import { addCustomers } from '#server/loyalty/customers/index.ts'
import { listCustomers } from '#server/loyalty/customers/list/listCustomers.ts'
import { newCampaign } from '#server/messaging/campaigns/contract.ts'
import { createCampaign } from '#server/messaging/campaigns/draft/createCampaign.ts'
import { forecastCampaign } from '#server/messaging/campaigns/prepare/forecastCampaign.ts'
import { listRecipients } from '#server/messaging/campaigns/results/listRecipients.ts'
import { readCampaign } from '#server/messaging/campaigns/results/readCampaign.ts'
import { readEffect, readEffectTogether } from '#server/messaging/campaigns/results/readEffect.ts'
import { readResults } from '#server/messaging/campaigns/results/readResults.ts'
import { readSent } from '#server/messaging/campaigns/results/readSent.ts'
import { askCampaigns } from '#server/messaging/campaigns/send/askCampaigns.ts'
import { sendSome } from '#server/messaging/campaigns/send/sendSome.ts'
import { cancelCampaign } from '#server/messaging/campaigns/settle/cancelCampaign.ts'
import { pauseCampaign } from '#server/messaging/campaigns/settle/pauseCampaign.ts'
import { retryCampaign } from '#server/messaging/campaigns/settle/resumeCampaign.ts'
import { startCampaign } from '#server/messaging/campaigns/start/startCampaign.ts'
import { claimMessages } from '#server/messaging/messages/send/claimMessages.ts'
import { settleMessages } from '#server/messaging/messages/send/settleMessages.ts'
import { countSegments } from '#server/messaging/segments/countSegment.ts'
import { readyNames, readySegments } from '#server/messaging/segments/readyMade.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { merge } from '#tests/analytics/live.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { buy } from '#tests/ledger/till.ts'
import { openBusinessFor, type TestBusiness } from '#tests/world/business.ts'
import { multiplyCustomer, multiplyMessage } from '#tests/world/newLargeBusiness.ts'
import { hearPlans, tellPlans } from '#tests/world/statements/rowsOfPlans.ts'

const CUSTOMERS = 20_000
/**
 * The most rows that a statement may read: it may read all customers a few times, and compare each with the days of a
 * fortnight. Comparing each customer with each other would be twenty thousand times.
 */
const MOST_ROWS = 50 * CUSTOMERS

/**
 * A statement that compares each customer with each other would run for minutes. One that is cut off has read too much.
 */
const CUT_AFTER_SECONDS = 60

let given: TestDatabase
let database: Database
let business: TestBusiness
let admin: pg.Client
const plans = hearPlans()

/** A business with statistics, and a new and larger one that was added after them. */
beforeAll(async () => {
  if (engine !== 'postgres') return
  given = await newDatabase()
  admin = new pg.Client({ connectionString: given.logins!.superuserUrl })
  await admin.connect()
  await admin.query('set session_replication_role = replica; set enable_nestloop = off')
  await withoutAutovacuum()
  await tellPlans(admin, given.logins!, CUT_AFTER_SECONDS)
  database = await openDatabase(given.source)
  await openFilled(2000)
  await admin.query('analyze')
  business = await openFilled(CUSTOMERS)
  // Moves the clock to noon, because texts wait at night.
  business.passMinutes(8 * 60)
}, 300_000)
afterAll(async () => {
  plans.stop()
  await admin?.end()
  await database?.close()
  if (given) await dropDatabase(given)
})

/** Autovacuum would update statistics at unpredictable times. */
async function withoutAutovacuum(): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select oid::regclass as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  await admin.query(rows.map(({ name }) => `alter table ${name} set (autovacuum_enabled = off)`).join(';'))
}

async function openFilled(customers: number): Promise<TestBusiness> {
  const business = await openBusinessFor(database, { programs: { points: { welcomeBonus: 5 } } })
  const ana = await business.addCustomer('Ana')
  await buy(business, ana, 1000)
  await multiplyCustomer(admin, business.businessId, customers)
  return business
}

type Act = (ctx: BusinessContext) => Promise<unknown>

/** The statements of an act that read more rows than allowed, most rows first. */
const tooMany = (act: Act, most = MOST_ROWS): Promise<string[]> =>
  tooManyIn(() => business.run(act, business.owner), most)

async function tooManyIn(work: () => Promise<unknown>, most = MOST_ROWS): Promise<string[]> {
  plans.take()
  const failure = await work().then(
    () => null,
    (error: Error) => error,
  )
  if (failure)
    return [String(failure.cause ?? failure), failure.message.slice(0, 1000).replaceAll(/\s+/g, ' ')]
  return plans
    .take()
    .filter(({ rows }) => rows > most)
    .sort((one, other) => other.rows - one.rows)
    .map(({ rows, text }) => `${rows} rows: ${text.slice(0, 200).replaceAll(/\s+/g, ' ')}`)
}

const mail = {
  type: 'email',
  name: 'News',
  holdout_percent: 10,
  texts: [{ subject: 'Hi', body: 'Hi' }],
} as const
const text = { type: 'sms', name: 'News', holdout_percent: 10, texts: [{ body: 'Hi' }] } as const
const make = (campaign: Parameters<typeof newCampaign.parse>[0]) =>
  business.run((ctx) => createCampaign(ctx, newCampaign.parse(campaign)), business.owner)
const page = { limit: 50, after: undefined }

describe.runIf(engine === 'postgres')('in a new shop of 20,000 of which nothing is known', () => {
  it('a campaign reads each guest a few times at most, from its preview to its results', async () => {
    for (const kind of [mail, text]) {
      const { id, version } = await make(kind)
      const start = { id, version, at: null, notAfter: null }
      const acts: Act[] = [
        (ctx) => forecastCampaign(ctx, id),
        (ctx) => startCampaign(ctx, start),
        (ctx) => readCampaign(ctx, id),
        (ctx) => sendSome(ctx, id),
      ]
      for (const act of acts) expect.soft(await tooMany(act)).toEqual([])
      if (kind === text)
        await multiplyMessage(admin, business.businessId, { campaignId: id, times: CUSTOMERS })
      const later: Act[] = [
        (ctx) => readCampaign(ctx, id),
        (ctx) => sendSome(ctx, id),
        (ctx) => readResults(ctx, id),
        (ctx) => readEffect(ctx, id),
        (ctx) => readEffectTogether(ctx),
        (ctx) => readSent(ctx, { from: new Date(0), to: ctx.now }),
        (ctx) => listRecipients(ctx, { id, state: 'all', ...page }),
        (ctx) => listRecipients(ctx, { id, state: 'held_out', ...page }),
        (ctx) => pauseCampaign(ctx, id),
        (ctx) => cancelCampaign(ctx, id),
        (ctx) => retryCampaign(ctx, id).catch(() => undefined),
      ]
      for (const act of later) expect.soft(await tooMany(act)).toEqual([])
    }
  })

  it('some messages of a campaign are claimed and settled by what is theirs', async () => {
    const { id, version } = await make(mail)
    const start = { id, version, at: null, notAfter: null }
    await business.run((ctx) => startCampaign(ctx, start), business.owner)
    await business.run((ctx) => sendSome(ctx, id), business.owner)
    const { rows } = await admin.query<{ id: string }>(
      `select id from communication_logs where campaign_id = $1 and state = 'queued' limit 15`,
      [id],
    )
    await multiplyMessage(admin, business.businessId, { campaignId: id, times: CUSTOMERS })
    const send: Act = async (ctx) => {
      const claims = await claimMessages(
        ctx,
        rows.map((row) => row.id),
        { askCampaigns },
      )
      expect(claims).toHaveLength(15)
      const outcome = { outcome: 'accepted', providerId: 'x' } as const
      const settled = claims.map(({ message, sender }) => ({ message, sender, outcome }))
      await settleMessages(ctx, settled, '+15550006789')
    }
    expect.soft(await tooMany(send, 5 * CUSTOMERS)).toEqual([])
  })

  it('days are rolled up in one reading', async () => {
    business.passDays(3)
    for (let more = true; more; )
      expect
        .soft(
          await tooMany(async ({ tx, businessId, now }) => {
            more = await rollUpNext({ tx, businessId, now })
          }),
        )
        .toEqual([])
  })

  it.each(readyNames)('the segment %s is one reading of each table', async (name) => {
    const { rule } = readySegments[name]
    expect.soft(await tooMany((ctx) => countSegments(ctx, [rule]))).toEqual([])
    expect.soft(await tooMany((ctx) => findMembers(ctx, `ready:${name}`))).toEqual([])
  })

  it.each(
    Object.entries<Act>({
      dashboard: (ctx) => readDashboard(ctx),
      analytics: (ctx) => readAnalytics(ctx, '90-days'),
      messages: (ctx) => readMessages(ctx, '90-days'),
      day: (ctx) => readDay(ctx, {}),
      forecast: (ctx) => readForecast(ctx),
      customers: (ctx) => readCustomers(ctx),
      worth: (ctx) => readWorth(ctx),
    }),
  )('the figures of %s are one reading of each table', async (_, act) => {
    expect.soft(await tooMany(act)).toEqual([])
  })

  it('lists and exports are read page by page', async () => {
    const first = '00000000-0000-0000-0000-000000000000'
    const acts: Act[] = [
      (ctx) => listCustomers(ctx, page),
      (ctx) => listCustomers(ctx, { ...page, search: 'ana' }),
      (ctx) => listCustomers(ctx, { ...page, sort: 'last_visit' }),
      (ctx) => selectCustomers(ctx, first, 1000),
      (ctx) => selectLedger(ctx, first, 1000),
      (ctx) => selectMessages(ctx, first, 1000),
    ]
    for (const act of acts) expect.soft(await tooMany(act)).toEqual([])
  })

  it('an import and a merge read whom they are about', async () => {
    const people = Array.from({ length: 1000 }, (_, n) => ({
      first_name: 'Bo',
      phone: `+1212${5_550_000 + n}`,
      email: `bo${n}@example.com`,
      opted_in_sms: true,
      opted_in_email: true,
    }))
    const wording = { sms: 'Yes', email: 'Yes' }
    expect
      .soft(
        await tooMany((ctx) => addCustomers(ctx, people as never, { source: 'import', wording } as never)),
      )
      .toEqual([])
    const [ana, anna] = [await business.addCustomer('Ana'), await business.addCustomer('Anna')]
    expect.soft(await tooManyIn(() => merge(business, ana, anna))).toEqual([])
  })
})
