import { eq } from 'drizzle-orm'
import { recordPurchase, refundPurchase, undoOperation } from '#server/loyalty/counter/index.ts'
import { adjust, expireShop, openingBalance } from '#server/loyalty/ledger/index.ts'
import { activateProgram, editProgram, findProgram, pauseProgram } from '#server/loyalty/programs/index.ts'
import { cancelClaim, claimReward, issueRebateCode, redeem } from '#server/loyalty/rewards/index.ts'
import { customerRewards } from '#server/loyalty/rewards/tables.ts'
import { mergeCustomers } from '#server/surfaces/customer-record/index.ts'
import type { TestShop } from '#tests/world/index.ts'
import { attempt, type Game, pickFrom, tap } from './game.ts'
import { configs, type Step } from './histories.ts'
import { mistakeAndUndo } from './mistake.ts'
import { customer, operation } from './till.ts'

type Doing<D extends Step['does']> = Extract<Step, { does: D }>
type Act<D extends Step['does']> = (game: Game, step: Doing<D>) => Promise<unknown>

/** Does one step of a history with the verbs of the shop. */
export const act = (game: Game, step: Step): Promise<unknown> =>
  (acts[step.does] as Act<Step['does']>)(game, step)

const acts: { [D in Step['does']]: Act<D> } = {
  buy: async (game, { who, amount, stamps, confirm: confirmRepeatVisit, code, taps }) => {
    const customerId = game.guests[who]!
    const applyRewardCode =
      code && amount !== undefined ? await rebateCodeOf(game.shop, customerId) : undefined
    const purchase = { customerId, amount, stamps, confirmRepeatVisit, applyRewardCode }
    await tap(game, taps, (idempotencyKey) =>
      game.shop.run((ctx) => recordPurchase(ctx, { ...purchase, idempotencyKey })),
    )
  },
  claim: (game, { who, reward, taps }) => {
    const wanted = { customerId: game.guests[who]!, rewardId: game.offers[reward]! }
    return tap(game, taps, (idempotencyKey) =>
      game.shop.run((ctx) => claimReward(ctx, { ...wanted, idempotencyKey })),
    )
  },
  cancel: async (game, { pick }) => {
    const customerRewardId = await heldUnder(game.shop, pickFrom(game.codes, pick))
    if (!customerRewardId) return
    await tap(game, 1, (idempotencyKey) =>
      game.shop.run((ctx) => cancelClaim(ctx, { customerRewardId, idempotencyKey })),
    )
  },
  redeem: async (game, { pick, tills }) => {
    const code = pickFrom(game.codes, pick)
    if (!code) return
    await eachTill(tills, () =>
      tap(game, 1, (idempotencyKey) => game.shop.run((ctx) => redeem(ctx, { code, idempotencyKey }))),
    )
  },
  undo: async (game, { pick, tills }) => {
    const operationId = pickFrom(game.operations, pick)
    if (!operationId) return
    const undo = { operationId, reason: 'wrong guest' }
    await eachTill(tills, () =>
      tap(game, 1, (idempotencyKey) =>
        game.shop.run((ctx) => undoOperation(ctx, { ...undo, idempotencyKey }), game.shop.owner),
      ),
    )
  },
  refund: async (game, { pick, share, tills }) => {
    const operationId = pickFrom(game.operations, pick)
    if (!operationId) return
    const { amount: paid } = await operation(game.shop, operationId)
    const refund = { operationId, amount: Math.max(1, Math.round((paid ?? 0) * share)), reason: 'too bitter' }
    await eachTill(tills, () =>
      tap(game, 1, (idempotencyKey) =>
        game.shop.run((ctx) => refundPurchase(ctx, { ...refund, idempotencyKey }), game.shop.owner),
      ),
    )
  },
  mistake: mistakeAndUndo,
  adjust: (game, { who, unit, by }) => {
    const change = {
      customerId: game.guests[who]!,
      ...programOf(game.shop, unit),
      [unit]: by,
      reason: 'counted wrong',
    }
    return tap(game, 1, (idempotencyKey) =>
      game.shop.run((ctx) => adjust(ctx, { ...change, idempotencyKey }), game.shop.owner),
    )
  },
  open: (game, { who, unit, by, taps }) => {
    const opening = { customerId: game.guests[who]!, ...programOf(game.shop, unit), [unit]: by }
    return tap(game, taps, (idempotencyKey) =>
      game.shop.run((ctx) => openingBalance(ctx, { ...opening, idempotencyKey })),
    )
  },
  merge: mergeGuests,
  issue: (game, { who }) => {
    const issue = { customerId: game.guests[who]!, programId: game.shop.programs.rebate_code.id }
    return tap(game, 1, (idempotencyKey) =>
      game.shop.run((ctx) => issueRebateCode(ctx, { ...issue, idempotencyKey })),
    )
  },
  sweep: ({ shop }) => sweep(shop),
  pause: async ({ shop }, { type }) => {
    await shop.run((ctx) => pauseProgram(ctx, shop.programs[type].id))
  },
  activate: async ({ shop }, { type }) => {
    await shop.run((ctx) => activateProgram(ctx, shop.programs[type].id))
  },
  edit: async ({ shop }, { type, variant }) => {
    const edit = shop.run(async (ctx) => {
      const program = await findProgram(ctx.tx, ctx.businessId, shop.programs[type].id)
      const { id: programId, version, name } = program!
      return editProgram(ctx, { programId, version, name, config: configs[type][variant] })
    })
    await attempt(edit)
  },
}

/** One guest turns out to be the other; somebody new stands in their place. */
async function mergeGuests(game: Game, { into, taps }: Doing<'merge'>): Promise<void> {
  const { shop, guests } = game
  const [customerId, duplicateId] = [guests[into]!, guests[1 - into]!]
  const merge = {
    customerId,
    duplicateId,
    confirmation: (await customer(shop, duplicateId)).first_name ?? '',
  }
  const merged = await tap(game, taps, (idempotencyKey) =>
    shop.run((ctx) => mergeCustomers(ctx, { ...merge, idempotencyKey }), shop.owner),
  )
  if (merged) guests[1 - into] = await shop.addCustomer('Cyd')
}

/** What points and stamps are changed in; visits are no program's. */
const programOf = ({ programs }: TestShop, unit: Doing<'adjust'>['unit']) =>
  unit === 'visits' ? {} : { programId: programs[unit === 'points' ? 'points' : 'stamp_card'].id }

/** Tills that ask by themselves, each under a key of its own. */
const eachTill = (tills: number, ask: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: tills }, ask))

/** The daily sweep in the smallest portions. */
export async function sweep(shop: TestShop): Promise<void> {
  while ((await shop.run((ctx) => expireShop(ctx, 1))).more);
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

async function heldUnder(shop: TestShop, code: string | undefined): Promise<string | undefined> {
  if (!code) return undefined
  const [row] = await shop.run(({ tx }) =>
    tx
      .select({ id: customerRewards.id })
      .from(customerRewards)
      .where(eq(customerRewards.redemption_code, code)),
  )
  return row?.id
}
