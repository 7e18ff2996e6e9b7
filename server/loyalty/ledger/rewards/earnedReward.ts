import type { RewardType } from '#server/loyalty/programs/index.ts'
import type { HeldReward } from '../account/account.ts'
import type { Book } from '../book.ts'

/** A reward that a customer has just received, for the till and for messages. */
export type EarnedReward = {
  id: string
  program_id: string
  type: RewardType
  name: string
  description: string | null
  redemption_code: string
  expires_at: string | null
}

export const earnedReward = (held: HeldReward): EarnedReward => ({
  id: held.id,
  program_id: held.program_id,
  type: held.type,
  name: held.name,
  description: held.description,
  redemption_code: held.redemption_code,
  expires_at: held.expires_at?.toISOString() ?? null,
})

export const earnedRewards = (book: Book): EarnedReward[] => book.issued.map(earnedReward)
