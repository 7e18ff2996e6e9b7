import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { findCustomer, viewCustomer } from '#server/loyalty/customers/index.ts'
import { earnedReward, findHeldByCode, isPast, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { FoundReward } from '../contract.ts'

/**
 * Finds the owner of a reward's code, however it was typed, and whether it can still be used. It redeems nothing. A
 * program that may read codes and no customers gets the owner's id without name, contact and birthday.
 * @throws {Refusal} 'not_found' for a code that this business never gave.
 */
export async function findReward(ctx: BusinessContext, { code }: { code: string }): Promise<FoundReward> {
  requireStaff(ctx)
  const held = await findHeldByCode(ctx, code)
  if (!held) throw notFound('Reward')
  const expired = held.status === 'earned' && isPast(held.expires_at, ctx.now)
  const customer = viewCustomer(await findCustomer(ctx, held.customer_id))
  return {
    customer: mayReadPerson(ctx.actor) ? customer : { ...customer, ...unnamed },
    reward: {
      ...earnedReward(held),
      status: expired ? 'expired' : held.status,
      redeemed_at: held.redeemed_at?.toISOString() ?? null,
    },
  }
}

const mayReadPerson = (actor: Actor): boolean =>
  actor.kind !== 'key' || actor.scopes.includes('till') || actor.scopes.includes('customers:read')

const unnamed = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  phone_proven_at: null,
  birthday: null,
} satisfies Partial<CustomerView>
