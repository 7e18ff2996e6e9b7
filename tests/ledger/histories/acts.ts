import { eq } from 'drizzle-orm'
import { mergeCustomers } from '#server/data/customer-record/index.ts'
import { recordPurchase, refundPurchase, undoOperation } from '#server/loyalty/counter/index.ts'
import { adjust, expireBusiness, openingBalance } from '#server/loyalty/ledger/index.ts'
import { customerRewards } from '#server/loyalty/ledger/tables.ts'
import { activateProgram, editProgram, findProgram, pauseProgram } from '#server/loyalty/programs/index.ts'
import {
  cancelClaim,
  claimReward,
  giveReward,
  issueRebateCode,
  redeem,
} from '#server/loyalty/rewards/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { TestBusiness } from '#tests/world/index.ts'
import { handIn, handInGifts } from '../late/late.rig.ts'
import { customer, leftOf, operation } from '../till.ts'
import { attempt, type Game, pickFrom, tap } from './game.ts'
import { configs, type Step } from './histories.ts'
import { mistakeAndUndo } from './mistake.ts'

type Doing<D extends Step['does']> = Extract<Step, { does: D }>
type Act<D extends Step['does']> = (game: Game, step: Doing<D>) => Promise<unknown>

/** Carries out one step of a history with the business's verbs. */
export const act = (game: Game, step: Step): Promise<unknown> =>
  (acts[step.does] as Act<Step['does']>)(game, step)

const acts: { [D in Step['does']]: Act<D> } = {
  buy: async (game, { who, amount, stamps, confirm: confirmRepeatVisit, code, taps }) => {
    const customerId = game.customers[who]!
    const applyRewardCode =
      code && amount !== undefined ? await rebateCodeOf(game.business, customerId) : undefined
    const purchase = { customerId, amount, stamps, confirmRepeatVisit, applyRewardCode, confirmAmount: true }
    await tap(game, taps, (idempotencyKey) =>
      game.business.run((ctx) => recordPurchase(ctx, { ...purchase, idempotencyKey })),
    )
  },
  late: (game, { who, amount, stamps, confirm, hoursAgo, taps }) => {
    const sent = { customerId: game.customers[who]!, minutesAgo: hoursAgo * 60, amount, stamps, confirm }
    return tap(game, taps, async (key) => {
      const [outcome] = await handIn(game.business, [{ ...sent, key }])
      // A case is an answer, too: nothing was recorded.
      if (outcome!.outcome === 'case') throw new Refusal('conflict', outcome!.message)
      return outcome!.purchase!
    })
  },
  lateGift: async (game, { who, reward, pick, hoursAgo, taps }) => {
    const code = pickFrom(game.codes, pick)
    if (reward === undefined && !code) return
    const which =
      reward === undefined ? { code } : { customerId: game.customers[who], rewardId: game.offers[reward] }
    await tap(game, taps, async (key) => {
      const [outcome] = await handInGifts(game.business, [{ ...which, minutesAgo: hoursAgo * 60, key }])
      if (outcome!.outcome === 'case') throw new Refusal('conflict', outcome!.message)
      return outcome!.redemption!
    })
  },
  claim: (game, { who, reward, taps }) => {
    const wanted = { customerId: game.customers[who]!, rewardId: game.offers[reward]! }
    return tap(game, taps, (idempotencyKey) =>
      game.business.run((ctx) => claimReward(ctx, { ...wanted, idempotencyKey })),
    )
  },
  cancel: async (game, { pick }) => {
    const customerRewardId = await heldUnder(game.business, pickFrom(game.codes, pick))
    if (!customerRewardId) return
    await tap(game, 1, (idempotencyKey) =>
      game.business.run((ctx) => cancelClaim(ctx, { customerRewardId, idempotencyKey })),
    )
  },
  redeem: async (game, { pick, tills }) => {
    const code = pickFrom(game.codes, pick)
    if (!code) return
    await eachTill(tills, () =>
      tap(game, 1, (idempotencyKey) => game.business.run((ctx) => redeem(ctx, { code, idempotencyKey }))),
    )
  },
  undo: async (game, { pick, tills }) => {
    const operationId = pickFrom(game.operations, pick)
    if (!operationId) return
    const undo = { operationId, reason: 'wrong guest' }
    await eachTill(tills, () =>
      tap(game, 1, (idempotencyKey) =>
        game.business.run((ctx) => undoOperation(ctx, { ...undo, idempotencyKey }), game.business.owner),
      ),
    )
  },
  refund: async (game, { pick, share, tills }) => {
    const operationId = pickFrom(game.operations, pick)
    if (!operationId) return
    const { amount: paid } = await operation(game.business, operationId)
    const left = await leftOf(game.business, operationId)
    const refund = {
      operationId,
      left,
      amount: Math.max(1, Math.round((paid ?? 0) * share)),
      reason: 'too bitter',
    }
    await eachTill(tills, () =>
      tap(game, 1, (idempotencyKey) =>
        game.business.run((ctx) => refundPurchase(ctx, { ...refund, idempotencyKey }), game.business.owner),
      ),
    )
  },
  mistake: mistakeAndUndo,
  adjust: (game, { who, unit, by }) => {
    const change = {
      customerId: game.customers[who]!,
      ...programOf(game.business, unit),
      [unit]: by,
      reason: 'counted wrong',
    }
    return tap(game, 1, (idempotencyKey) =>
      game.business.run((ctx) => adjust(ctx, { ...change, idempotencyKey }), game.business.owner),
    )
  },
  open: (game, { who, unit, by, taps }) => {
    const opening = { customerId: game.customers[who]!, ...programOf(game.business, unit), [unit]: by }
    return tap(game, taps, (idempotencyKey) =>
      game.business.run((ctx) => openingBalance(ctx, { ...opening, idempotencyKey })),
    )
  },
  merge: mergePair,
  issue: (game, { who }) => {
    const issue = { customerId: game.customers[who]!, programId: game.business.programs.rebate_code.id }
    return tap(game, 1, (idempotencyKey) =>
      game.business.run((ctx) => issueRebateCode(ctx, { ...issue, idempotencyKey })),
    )
  },
  give: (game, { who, reward, taps }) => {
    const gift = { customerId: game.customers[who]!, rewardId: game.offers[reward]!, validDays: 3 }
    return tap(game, taps, (idempotencyKey) =>
      game.business.run((ctx) => giveReward(ctx, { ...gift, idempotencyKey })),
    )
  },
  sweep: ({ business }) => sweep(business),
  pause: async ({ business }, { type }) => {
    await business.run((ctx) => pauseProgram(ctx, { programId: business.programs[type].id }))
  },
  activate: async ({ business }, { type }) => {
    await business.run((ctx) => activateProgram(ctx, { programId: business.programs[type].id }))
  },
  edit: async ({ business }, { type, variant }) => {
    const edit = business.run(async (ctx) => {
      const program = await findProgram(ctx.tx, ctx.businessId, business.programs[type].id)
      const { id: programId, version, name } = program!
      return editProgram(ctx, { programId, version, name, config: configs[type][variant] })
    })
    await attempt(edit)
  },
}

/** Merges one customer into the other. A new customer takes the other's place. */
async function mergePair(game: Game, { into, taps }: Doing<'merge'>): Promise<void> {
  const { business, customers } = game
  const [customerId, duplicateId] = [customers[into]!, customers[1 - into]!]
  const merge = {
    customerId,
    duplicateId,
    confirmation: (await customer(business, duplicateId)).first_name ?? '',
  }
  const merged = await tap(game, taps, (idempotencyKey) =>
    business.run((ctx) => mergeCustomers(ctx, { ...merge, idempotencyKey }), business.owner),
  )
  if (merged) customers[1 - into] = await business.addCustomer('Cyd')
}

/** The program whose points or stamps are adjusted. Visits belong to no program. */
const programOf = ({ programs }: TestBusiness, unit: Doing<'adjust'>['unit']) =>
  unit === 'visits' ? {} : { programId: programs[unit === 'points' ? 'points' : 'stamp_card'].id }

/** Independent requests of several tills, each under its own key. */
const eachTill = (tills: number, ask: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: tills }, ask))

/** The daily sweep in the smallest portions. */
export async function sweep(business: TestBusiness): Promise<void> {
  while ((await business.run((ctx) => expireBusiness(ctx, 1))).more);
}

async function rebateCodeOf(business: TestBusiness, customerId: string): Promise<string | undefined> {
  const rows = await business.run(({ tx }) =>
    tx
      .select({ type: customerRewards.type, code: customerRewards.redemption_code })
      .from(customerRewards)
      .where(eq(customerRewards.customer_id, customerId)),
  )
  return rows.find((row) => row.type === 'rebate_code')?.code
}

async function heldUnder(business: TestBusiness, code: string | undefined): Promise<string | undefined> {
  if (!code) return undefined
  const [row] = await business.run(({ tx }) =>
    tx
      .select({ id: customerRewards.id })
      .from(customerRewards)
      .where(eq(customerRewards.redemption_code, code)),
  )
  return row?.id
}
