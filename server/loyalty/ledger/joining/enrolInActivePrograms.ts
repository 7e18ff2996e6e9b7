import type { BusinessContext } from '#server/platform/context/context.ts'
import { loadAccount } from '../account/loadAccount.ts'
import { expireDue } from '../expiry/expireDue.ts'
import type { OperationSource } from '../kinds.ts'
import type { EarnedReward } from '../rewards/earnedReward.ts'
import { joinNewPrograms } from './joinNewPrograms.ts'

/**
 * Enrols a customer in the active programs they are not in yet, with welcome bonus and rebate code, once each. Safe to
 * repeat. Returns the rewards that joining gave.
 */
export async function enrolInActivePrograms(
  ctx: BusinessContext,
  customerId: string,
  source?: OperationSource,
): Promise<EarnedReward[]> {
  const account = await loadAccount(ctx, customerId, { lock: true })
  if (account.somethingDue) await expireDue(ctx, account)
  return joinNewPrograms(ctx, account, source)
}
