import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordPurchase, undoOperation } from '#server/counter/index.ts'
import { adjust, expireShop } from '#server/ledger/index.ts'
import { customerRewards, operations, pointLots } from '#server/ledger/tables.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { activateProgram, editProgram, findProgram, pauseProgram } from '#server/programs/index.ts'
import { customerProgramProgress as progress } from '#server/programs/tables.ts'
import { cancelClaim, claimReward, issueRebateCode, redeem } from '#server/rewards/index.ts'
import type { TestShop, World } from '#tests/world/index.ts'
import { configs, type History, type Step } from './histories.ts'
import { brokenRules } from './invariants.ts'
import { customer, key, offer } from './till.ts'

type Play = {
  shop: TestShop
  guests: string[]
  offers: string[]
  /** Operations and codes that somebody could name by now. */
  operations: string[]
  codes: string[]
  /** Which operation answered for a key. */
  answers: Map<string, string>
}

/** Plays a history in a shop of its own and checks every rule after each round. */
export async function play(world: World, history: History): Promise<void> {
  const game = await open(world)
  for (const round of history) {
    game.shop.passMinutes(round.minutes)
    // A mistake and its undo compare before and after: nobody else acts meanwhile.
    const [mistakes, others] = [
      round.steps.filter(({ does }) => does === 'mistake'),
      round.steps.filter(({ does }) => does !== 'mistake'),
    ]
    await Promise.all(others.map((step) => act(game, step)))
    for (const step of mistakes) await act(game, step)
    expect(await brokenRules(game.shop)).toEqual([])
  }
  await expectKeysCountedOnce(game)
  await sweep(game.shop)
  expect(await brokenRules(game.shop, { swept: true })).toEqual([])
}

async function open(world: World): Promise<Play> {
  const programs = Object.fromEntries(Object.entries(configs).map(([type, [first]]) => [type, first]))
  const shop = await world.newShop({ timeZone: 'UTC', visitWindowMinutes: 15, programs })
  const guests = [await shop.addCustomer('Ana'), await shop.addCustomer('Bob')]
  const offers = [await offer(shop, 5, { validDays: 2 }), await offer(shop, 9, { stock: 2, validDays: 6 })]
  return {
    shop,
    guests,
    offers: offers.map(({ id }) => id),
    operations: [],
    codes: [],
    answers: new Map(),
  }
}

/** Refusals are answers like others; anything else that goes wrong is a bug. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

type Answer = {
  operation_id: string
  rewards?: { redemption_code: string }[]
  reward?: { redemption_code: string }
}

/** The same request from several tills at once, under one key: it must count once and have one answer. */
async function tap(game: Play, times: number, request: (idempotencyKey: string) => Promise<Answer>) {
  const idempotencyKey = key()
  const tapped = await Promise.all(Array.from({ length: times }, () => attempt(request(idempotencyKey))))
  const answers = tapped.filter((answer) => answer !== undefined)
  for (const answer of answers) {
    game.answers.set(idempotencyKey, game.answers.get(idempotencyKey) ?? answer.operation_id)
    expect(answer.operation_id).toBe(game.answers.get(idempotencyKey))
  }
  const [first] = answers
  if (!first) return
  game.operations.push(first.operation_id)
  const rewards = [...(first.rewards ?? []), ...(first.reward ? [first.reward] : [])]
  game.codes.push(...rewards.map(({ redemption_code }) => redemption_code))
}

const pickFrom = <T>(list: T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

async function act(game: Play, step: Step): Promise<void> {
  const { shop, guests, offers } = game
  switch (step.does) {
    case 'buy': {
      const { amount, stamps, confirm: confirmRepeatVisit } = step
      const customerId = guests[step.who]!
      const applyRewardCode =
        step.code && amount !== undefined ? await rebateCodeOf(shop, customerId) : undefined
      const purchase = { customerId, amount, stamps, confirmRepeatVisit, applyRewardCode }
      return tap(game, step.taps, (idempotencyKey) =>
        shop.run((ctx) => recordPurchase(ctx, { ...purchase, idempotencyKey })),
      )
    }
    case 'claim': {
      const wanted = { customerId: guests[step.who]!, rewardId: offers[step.reward]! }
      return tap(game, step.taps, (idempotencyKey) =>
        shop.run((ctx) => claimReward(ctx, { ...wanted, idempotencyKey })),
      )
    }
    case 'cancel': {
      const customerRewardId = await heldBy(shop, pickFrom(game.codes, step.pick))
      if (!customerRewardId) return
      return tap(game, 1, (idempotencyKey) =>
        shop.run((ctx) => cancelClaim(ctx, { customerRewardId, idempotencyKey })),
      )
    }
    case 'redeem': {
      const code = pickFrom(game.codes, step.pick)
      if (!code) return
      // Each till asks by itself, with a key of its own.
      await Promise.all(
        Array.from({ length: step.tills }, () =>
          tap(game, 1, (idempotencyKey) => shop.run((ctx) => redeem(ctx, { code, idempotencyKey }))),
        ),
      )
      return
    }
    case 'undo': {
      const operationId = pickFrom(game.operations, step.pick)
      if (!operationId) return
      const undoing = { operationId, reason: 'wrong guest' }
      await Promise.all(
        Array.from({ length: step.tills }, () =>
          tap(game, 1, (idempotencyKey) =>
            shop.run((ctx) => undoOperation(ctx, { ...undoing, idempotencyKey }), shop.owner),
          ),
        ),
      )
      return
    }
    case 'mistake':
      return mistakeAndUndo(game, step)
    case 'adjust': {
      const programId = shop.programs[step.unit === 'points' ? 'points' : 'stamp_card'].id
      const change = {
        customerId: guests[step.who]!,
        programId,
        [step.unit]: step.by,
        reason: 'counted wrong',
      }
      return tap(game, 1, (idempotencyKey) =>
        shop.run((ctx) => adjust(ctx, { ...change, idempotencyKey }), shop.owner),
      )
    }
    case 'issue': {
      const issue = { customerId: guests[step.who]!, programId: shop.programs.rebate_code.id }
      return tap(game, 1, (idempotencyKey) =>
        shop.run((ctx) => issueRebateCode(ctx, { ...issue, idempotencyKey })),
      )
    }
    case 'sweep':
      return sweep(shop)
    case 'pause':
      return void (await shop.run((ctx) => pauseProgram(ctx, shop.programs[step.type].id)))
    case 'activate':
      return void (await shop.run((ctx) => activateProgram(ctx, shop.programs[step.type].id)))
    case 'edit':
      return editTo(shop, step)
  }
}

async function editTo(shop: TestShop, { type, variant }: Step & { does: 'edit' }): Promise<void> {
  const edit = shop.run(async (ctx) => {
    const {
      id: programId,
      version,
      name,
    } = (await findProgram(ctx.tx, ctx.businessId, shop.programs[type].id))!
    return editProgram(ctx, { programId, version, name, config: configs[type][variant] })
  })
  await attempt(edit)
}

async function sweep(shop: TestShop): Promise<void> {
  while ((await shop.run((ctx) => expireShop(ctx, 1))).more);
}

/** A purchase that is undone at once leaves everything as it was, but for what joining gave. */
async function mistakeAndUndo({ shop, guests }: Play, { who, amount, stamps }: Step & { does: 'mistake' }) {
  const customerId = guests[who]!
  // What is due expires and new programs are joined first: that is no part of the mistake.
  const visit = { customerId, amount: 0, confirmRepeatVisit: true }
  await shop.run((ctx) => recordPurchase(ctx, { ...visit, idempotencyKey: key() }))
  const before = await everythingOf(shop, customerId)
  const mistake = { customerId, amount, stamps, confirmRepeatVisit: true }
  const { operation_id: operationId } = await shop.run((ctx) =>
    recordPurchase(ctx, { ...mistake, idempotencyKey: key() }),
  )
  const undone = await shop.run((ctx) => undoOperation(ctx, { operationId, idempotencyKey: key() }))
  expect(undone.not_taken_back).toEqual([])
  expect(await everythingOf(shop, customerId)).toEqual(before)
}

async function everythingOf(shop: TestShop, customerId: string) {
  const person = await customer(shop, customerId)
  const [standings, lots, rewards] = await shop.run(({ tx }) =>
    Promise.all([
      tx.select().from(progress).where(eq(progress.customer_id, customerId)).orderBy(progress.id),
      tx.select().from(pointLots).where(eq(pointLots.customer_id, customerId)).orderBy(pointLots.id),
      tx
        .select()
        .from(customerRewards)
        .where(eq(customerRewards.customer_id, customerId))
        .orderBy(customerRewards.id),
    ]),
  )
  return {
    person,
    standings: standings.map(({ last_activity_at: _when, ...rest }) => rest),
    lots: lots.filter(({ remaining }) => remaining > 0),
    rewards: rewards.filter(({ status }) => status !== 'void'),
  }
}

async function rebateCodeOf(shop: TestShop, customerId: string): Promise<string | undefined> {
  const rows = await shop.run(({ tx }) =>
    tx
      .select({ type: customerRewards.type, code: customerRewards.redemption_code })
      .from(customerRewards)
      .where(eq(customerRewards.customer_id, customerId)),
  )
  return rows.find((row) => row.type === 'rebate_code')?.code
}

async function heldBy(shop: TestShop, code: string | undefined): Promise<string | undefined> {
  if (!code) return undefined
  const [row] = await shop.run(({ tx }) =>
    tx
      .select({ id: customerRewards.id })
      .from(customerRewards)
      .where(eq(customerRewards.redemption_code, code)),
  )
  return row?.id
}

async function expectKeysCountedOnce({ shop, answers }: Play): Promise<void> {
  if (answers.size === 0) return
  const rows = await shop.run(({ tx }) =>
    tx
      .select({ key: operations.idempotency_key, id: operations.id })
      .from(operations)
      .where(inArray(operations.idempotency_key, [...answers.keys()])),
  )
  expect(new Map(rows.map((row) => [row.key, row.id]))).toEqual(answers)
}
