import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { journey } from '#tests/engines/journey.ts'
import { chance, inProof, seed } from '#tests/engines/proof.ts'
import { mountSmallDisk, type SmallDisk } from '#tests/faults/smallDisk.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { lateTexts } from '#web/console/dashboard/lateTexts.ts'
import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { type Office, openBusiness } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { temporaryFolder } from '../stage/folderOfBrowser.ts'
import { desk } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { LedgerOfTills, type Truth } from './ledgerOfTills.ts'
import { buildNextVersion } from './nextVersion.ts'
import { type Customer, money, type Said, TillApart } from './tillApart.ts'

const OPERATIONS = inProof(500, 42)
/** Kills of each browser: every second one as soon as it says that it has kept something, the others before. */
const KILLS = inProof(6, 2)
/** A write takes about as long, in milliseconds. */
const WRITE_MS = 80
const HOUR_MS = 3_600_000
const OUTAGE_MS = 8 * HOUR_MS
const ON_SMALL_DISK = 'a day ahead'
/** Points that each customer has before, and that the reward costs. */
const [POINTS, PRICE] = [7, 5]
const DISK_MEGABYTES = 250
/** Cases that the dashboard shows at once. */
const SHOWN = 3
/** Moves the clock of a server, as that of a machine that is off. */
const strange = new URL('../../faults/strangeMachine.mjs', import.meta.url).href

const stage = setStage()
/** The disk of one till, which fills up; undefined where none may be mounted. */
const disk = engine === 'postgres' ? mountSmallDisk(DISK_MEGABYTES) : undefined
afterAll(() => disk?.unmount())

describe.runIf(engine === 'postgres')('three tills of one shop without a server for eight hours', () => {
  journey(`lose none of ${OPERATIONS} operations, double none, and list all that was overdrawn`, async () => {
    const business = await openOffice()
    const { cookies, customers, codes, url } = business
    const tills = await Promise.all(
      [
        { name: ON_SMALL_DISK, aheadMs: 24 * HOUR_MS, isCutOff: false },
        { name: 'a day behind', aheadMs: -24 * HOUR_MS, isCutOff: false },
        { name: 'without a network', aheadMs: 40_000, isCutOff: true },
      ].map(async (each) => new TillApart({ ...each, url, folder: await folderOf(each.name) })),
    )
    for (const each of tills) await each.begin(cookies)
    const nextVersion = await buildNextVersion()

    await stage.server.kill()
    const began = Date.now()
    await Promise.all(tills.map((each) => workADay(each, business)))
    const [ahead, behind, apart] = tills as [TillApart, TillApart, TillApart]
    const onScreen = disk ? [await runFull(ahead, disk, customers[0]!)] : []
    const truths = (await Promise.all(tills.map(kept))).flat()
    console.log(
      `${truths.length} operations kept on three tills in ${Math.round((Date.now() - began) / 1000)} s; ` +
        `of ${tills.flatMap(({ cutOff }) => cutOff).length} writes cut off by a kill ` +
        `${truths.length - tills.flatMap(({ said }) => said).length} were kept`,
    )
    for (const each of tills) await each.passTo(OUTAGE_MS)
    await behind.kill()

    Object.assign(stage.server.environment, {
      NODE_OPTIONS: `--import=${strange}`,
      CLOCK_OFF_MS: String(OUTAGE_MS),
    })
    await stage.server.start(nextVersion)
    // Killed once more, while it sends.
    await behind.reopen(cookies, true)
    await expect
      .poll(async () => (await behind.read()).length)
      .toBeLessThan(truths.filter((truth) => truth.till === behind.device.name).length)
    await behind.kill()
    await behind.reopen(cookies, true)
    // A new tab beside old ones, which neither wait for it nor hold it up.
    await apart.regainNetwork()
    await apart.addTab()
    for (const each of tills) await expect.poll(() => each.read(), { timeout: 300_000 }).toEqual([])
    for (const each of [behind, apart]) await expect.poll(() => each.schema()).toBe(3)
    for (const amount of onScreen) await endFull(ahead, amount)

    const others = [
      ...customers.map(({ id }, n) => ({
        customer_id: id,
        amount: POINTS * 100,
        points_spent: n < customers.length - HOLDERS ? 0 : PRICE,
      })),
      ...onScreen.map((amount) => ({ customer_id: customers[0]!.id, amount, points_spent: 0 })),
    ]
    const ledger = new LedgerOfTills(stage.database, business, PRICE, others)
    const cases = await ledger.cases(truths)
    console.log(`${truths.length - cases.length} recorded, ${cases.length} cases of what was overdrawn`)
    expect({
      notOnce: await ledger.notOnce(truths),
      unkept: await ledger.unkept(truths),
      wrongTimes: await ledger.wrongTimes(truths),
      wrongVisits: await ledger.wrongVisits(),
      wrongCustomers: await ledger.wrongCustomers(truths),
      unexplained: cases.filter(({ isExplained }) => !isExplained),
      redeemed: await Promise.all(codes.map((code) => ledger.redeemedBy(truths, code))),
    }).toEqual({
      ...{ notOnce: [], wrongTimes: [], wrongVisits: [], wrongCustomers: [], unexplained: [] },
      unkept: others.length,
      redeemed: codes.map(() => 1),
    })
    await expectListed(business, cases.length)
    for (const each of tills) await each.kill()
    await business.owner.page.context().close()
  })
})

const folderOf = async (name: string): Promise<string> =>
  disk && name === ON_SMALL_DISK ? join(disk.folder, 'browser') : temporaryFolder()

type Business = Awaited<ReturnType<typeof openOffice>>

/** A business whose customers came once, that lets its tills give rewards while the server is away. */
async function openOffice() {
  const owner = await stage.open(desk)
  const office = await openBusiness(owner, 'tills.apart@example.com')
  const program = await office.addProgram('points', 'Bean points', { minimumRedemption: 1 })
  const stamps = await office.addProgram('stamp_card', 'Coffee Card', { stampsRequired: 10 })
  await office.put('/app/till-devices/redeeming', { most: null })
  const cookie = { program_id: program.id, name: 'Cookie', points_price: PRICE }
  const { id: rewardId } = await office.post<{ id: string }>('/v1/rewards', cookie)
  const customers = await addCustomers(office)
  const codes: string[] = []
  for (const { id: customer_id } of customers.slice(-2)) {
    const { reward } = await office.post<{ reward: { redemption_code: string } }>(
      `/v1/rewards/${rewardId}/claim`,
      { customer_id },
    )
    codes.push(reward.redemption_code)
  }
  const cookies = await owner.page.context().cookies()
  return { owner, url: owner.url, cookies, customers, codes, program, stamps }
}

const SYLLABLES = [
  ['Ba', 'Do', 'Fi', 'Gu', 'Ke', 'Lo', 'Mu', 'Ne'],
  ['ran', 'tis', 'mel', 'vok'],
] as const

async function addCustomers(office: Office): Promise<Customer[]> {
  const customers: Customer[] = []
  for (const start of SYLLABLES[0])
    for (const end of SYLLABLES[1]) {
      const [name, phone] = [`${start}${end}`, `+1415555${1000 + 37 * customers.length}`]
      const { id } = await office.addCustomer(name, phone)
      await office.buy(id, { amount: POINTS * 100 })
      customers.push({ id, name, phone })
    }
  return customers
}

/** The customers who take a reward at each till and buy nothing, and those who bought a reward before. */
const [POOR, HOLDERS] = [4, 2]
const newcomers = ['+14155559001', '+14155559002', '+14155559003']
const NEWCOMERS_EACH = 2

/** A day at one till: rewards, codes, newcomers, purchases, kills. */
async function workADay(one: TillApart, { customers, codes, cookies }: Business): Promise<void> {
  await one.loseNetwork()
  const share = Math.ceil(OPERATIONS / 3)
  const draw = (n: number, what: string, below: number) =>
    chance(`${seed} ${one.device.name} ${n} ${what}`) % below
  const buyers = customers.slice(POOR)
  const points = new Map(buyers.slice(0, -HOLDERS).map(({ id }) => [id, POINTS]))
  const codesFrom = POOR
  const newcomersFrom = codesFrom + codes.length
  const last = newcomersFrom + NEWCOMERS_EACH
  const kills = Array.from(
    { length: KILLS },
    (_, kill) => last + Math.floor(((share - 1 - last) * (kill + 1)) / KILLS),
  )
  for (let n = 0; n < share; n++) {
    await one.passTo((OUTAGE_MS * (n + 1)) / (share + 2))
    const customer = buyers[draw(n, 'guest', buyers.length)]!
    const amount = 100 + draw(n, 'amount', 1900)
    const held = points.get(customer.id) ?? 0
    const kill = kills.indexOf(n)
    const isKilled = kill >= 0
    if (isKilled && kill % 2 === 0) await one.buyAndKill(n, customer, amount, draw(n, 'kill', WRITE_MS))
    else if (n < codesFrom) await one.give(n, customers[n]!, 'Cookie')
    else if (n < newcomersFrom) await one.takeCode(n, codes[n - codesFrom]!)
    else if (n < last)
      await one.buyAsNewcomer(n, newcomers[(n + one.device.name.length) % newcomers.length]!, amount)
    else if (!isKilled && held >= PRICE && draw(n, 'give', 5) === 0) {
      await one.give(n, customer, 'Cookie')
      points.set(customer.id, held - PRICE)
    } else {
      const isTakenBack = !isKilled && one.device.isCutOff && draw(n, 'undo', 12) === 0
      if (isKilled) await one.buyThenKill(n, customer, amount)
      else await one.buy(n, customer, amount, isTakenBack)
      if (!isTakenBack && points.has(customer.id)) points.set(customer.id, held + Math.floor(amount / 100))
    }
    if (isKilled) await one.reopen(cookies)
  }
}

/** The operations that a till keeps, told apart from those that it announced and those that were cut off. */
async function kept(one: TillApart): Promise<Truth[]> {
  const operations = await one.read()
  const rest = operations.map(saidOf)
  for (const said of one.said) {
    const found = rest.findIndex((each) => JSON.stringify(each) === JSON.stringify(said))
    expect(found, `${one.device.name} lost ${JSON.stringify(said)}`).toBeGreaterThanOrEqual(0)
    rest.splice(found, 1)
  }
  // A write that was cut off was kept whole, or not at all.
  for (const each of rest) expect(one.cutOff).toContainEqual(each)
  return operations.map((operation) => ({
    ...saidOf(operation),
    key: operation.key,
    till: one.device.name,
    happened_at: new Date(Date.parse(operation.happenedAt) - one.device.aheadMs).toISOString(),
  }))
}

function saidOf(operation: KeptOperation): Said {
  const { customerId, phone } = operation
  if (operation.kind === 'purchase')
    return { ...(phone === undefined ? { customerId } : { phone }), amount: operation.input.amount! }
  const { code } = operation.input
  return code === undefined ? { customerId, reward: operation.name } : { code }
}

/**
 * A browser whose disk is full: what fits into the last page of its file is kept, what does not stays on the screen,
 * which says so, and what is kept stays kept. Returns the amount on the screen.
 */
async function runFull(one: TillApart, full: SmallDisk, customer: Customer): Promise<number> {
  const before = await one.read()
  full.fill()
  for (let amount = 401; ; amount++) {
    const tab = await one.type(0, customer, amount)
    await pressAtTill(tab.getByRole('button', { name: tillTexts.purchase.record(money(amount)) }))
    const isFull = tab.getByText(outbox.cannotKeep)
    await expect(isFull.or(tab.getByRole('heading', { name: outbox.kept(money(amount)) }))).toBeVisible()
    if ((await isFull.count()) === 0) {
      one.said.push({ customerId: customer.id, amount })
      await one.next(tab)
      continue
    }
    await expect(tab.getByText(till.purchase.unknown)).toBeVisible()
    full.free()
    expect((await one.read()).slice(0, before.length).map(({ key }) => key)).toEqual(
      before.map(({ key }) => key),
    )
    expect(await one.read('guests')).not.toEqual([])
    return amount
  }
}

/** It goes up from the screen, where the till asks again if the customer got something meanwhile. */
async function endFull(one: TillApart, amount: number): Promise<void> {
  const tab = one.tab(0)
  await pressAtTill(tab.getByRole('button', { name: till.retry }))
  const recorded = tab.getByRole('heading', { name: till.done.recorded(money(amount)) })
  const again = tab.getByRole('alertdialog').getByRole('button', { name: money(amount) })
  await expect(recorded.or(again)).toBeVisible()
  if ((await again.count()) > 0) await again.click()
  await expect(recorded).toBeVisible()
}

/** The dashboard lists every case. */
async function expectListed({ owner, url }: Business, count: number): Promise<void> {
  const { page } = owner
  await page.goto(`${url}/dashboard`)
  if (count > 0) await expect(page.getByText(lateTexts.more(count - SHOWN))).toBeVisible()
  const ids = new Set<string>()
  let after: string | null = null
  do {
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
    const answer = await page.request.get(`${url}/api/app/cases${query}`)
    const { data, next } = (await answer.json()) as { data: { id: string }[]; next: string | null }
    for (const { id } of data) ids.add(id)
    after = next
  } while (after !== null)
  expect(ids.size).toBe(count)
}
