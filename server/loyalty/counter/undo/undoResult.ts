import { type Account, type Book, type HeldReward, visitsOn } from '#server/loyalty/ledger/index.ts'
import type { ProgramType } from '#server/loyalty/programs/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { NotTaken } from './undoProgram.ts'
import { visitsNotTaken } from './undoVisits.ts'

export type UndoneReward = { id: string; name: string; redemption_code: string }

/** The effect of an undo or refund, or the effect it would have. */
export type UndoEffect = {
  customer_id: string
  visit_taken_back: boolean
  /** Changes by program. */
  programs: {
    program_id: string
    name: string
    type: ProgramType
    points: number
    points_balance: number
    stamps: number
    stamps_current: number
    visits: number
  }[]
  not_taken_back: NotTaken[]
  /** Unused rewards that were taken back. */
  voided_rewards: UndoneReward[]
  /** Rewards of the operation that the customer keeps: redeemed, or also earned by later stamps. */
  standing_rewards: (UndoneReward & { status: HeldReward['status'] })[]
  /** Rewards that can be used again. */
  restored_rewards: UndoneReward[]
  /** Rewards whose redemption was undone, but whose date has passed. */
  expired_rewards: UndoneReward[]
  /** The effect in sentences, for the screen. */
  notes: string[]
}

export type UndoResult = UndoEffect & { operation_id: string; undone_operation_id: string }

type Before = Map<string, { points: number; stamps: number; visits: number }>

export const snapshot = (account: Account): Before =>
  new Map(
    account.programs.flatMap((program) => {
      const { id, standing } = program
      return standing
        ? [
            [
              id,
              {
                points: standing.points_balance,
                stamps: standing.stamps_current,
                visits: visitsOn(account, program),
              },
            ],
          ]
        : []
    }),
  )

const named = ({ id, name, redemption_code }: HeldReward): UndoneReward => ({ id, name, redemption_code })

/** The effect of an undo, read from its book. */
export function undoEffect(
  book: Book,
  undoing: Undoing,
  before: Before,
  notTaken: NotTaken[],
  visits: number,
): UndoEffect {
  const now = (reward: HeldReward) => book.rewardChanges.get(reward.id)?.status ?? reward.status
  const standing = undoing.caused.filter((reward) => ['earned', 'redeemed'].includes(now(reward)))
  const used = undoing.uses.map(({ reward }) => reward)
  const restored = used.filter((reward) => now(reward) === 'earned')
  const expired = used.filter((reward) => now(reward) === 'expired')
  return {
    customer_id: book.account.customer.id,
    visit_taken_back: undoing.operation.counts_as_visit && visits > 0,
    programs: changesSince(book, before),
    not_taken_back: notTaken,
    voided_rewards: voidedRewards(book, undoing),
    standing_rewards: standing.map((reward) => ({ ...named(reward), status: now(reward) })),
    restored_rewards: restored.map(named),
    expired_rewards: expired.map(named),
    notes: [
      ...notTaken.map(({ reason }) => reason),
      ...visitsNotTaken(undoing.operation, visits, book.account.business.locale),
      ...standing.map((reward) =>
        reward.redeemed_at
          ? `${reward.name} was redeemed and stands: recording the purchase again could give another.`
          : `${reward.name} stays: the ${reward.type === 'free_item' ? 'purchases' : 'stamps'} since then fill its card.`,
      ),
      ...restored.map(({ name }) => `${name} can be redeemed again.`),
      ...expired.map(({ name }) => `${name} has expired meanwhile, so it cannot be redeemed again.`),
    ],
  }
}

/** Rewards that an undo made void. */
export function voidedRewards(
  book: Book,
  { caused, unusedCardRewards, unusedClaims }: Undoing,
): UndoneReward[] {
  const rewards = [...caused, ...[...unusedCardRewards, ...unusedClaims].map(({ reward }) => reward)]
  return unique(rewards.filter(({ id }) => book.rewardChanges.get(id)?.status === 'void')).map(named)
}

const unique = (rewards: HeldReward[]): HeldReward[] => [
  ...new Map(rewards.map((reward) => [reward.id, reward])).values(),
]

export const changesSince = (book: Book, before: Before): UndoResult['programs'] =>
  [...book.touched].map((program) => {
    const { id, name, terms, standing } = program
    const earlier = before.get(id)!
    return {
      program_id: id,
      name,
      type: terms.type,
      points: standing.points_balance - earlier.points,
      points_balance: standing.points_balance,
      stamps: standing.stamps_current - earlier.stamps,
      stamps_current: standing.stamps_current,
      visits: visitsOn(book.account, program) - earlier.visits,
    }
  })
