import {
  addCustomer,
  type Customer,
  findAnyCustomer,
  findCustomerByPhone,
} from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { SentOperation } from './lateOperation.ts'
import type { CaseReason } from './reasons.ts'

export type Whose = {
  customer: Customer | undefined
  /** The number of somebody whom nobody has added yet. */
  phone: string | null
  /** Why somebody must decide whose it is. */
  doubt?: CaseReason | undefined
}

/**
 * Finds whose an operation is: the customer's whom its sender picked, unless the number that was said is somebody
 * else's. A number that nobody has is a new customer's.
 */
export async function findWhose(
  ctx: BusinessContext,
  { customer_id: id, phone }: Pick<SentOperation, 'customer_id' | 'phone'>,
): Promise<Whose> {
  const picked = id === undefined ? undefined : await findAnyCustomer(ctx, id)
  if (phone === undefined) return { customer: picked, phone: null }
  const holder = await findCustomerByPhone(ctx, phone)
  const isTheirs = holder && (id === undefined || id === holder.id || picked?.merged_into === holder.id)
  if (isTheirs) return { customer: holder, phone: null }
  if (id === undefined) return { customer: undefined, phone }
  return { customer: holder ?? picked, phone: null, doubt: 'phone_mismatch' }
}

/** The scopes by which an API key adds customers: whatever else it may record, it adds none without one of them. */
const adding = ['till', 'customers:write'] as const

/** Adds the customer of a number, or says why that cannot be done now. */
export async function addByPhone(
  ctx: BusinessContext,
  phone: string,
): Promise<{ customer: Customer } | { doubt: CaseReason }> {
  const { actor } = ctx
  if (actor.kind === 'key' && !adding.some((scope) => actor.scopes.includes(scope)))
    return { doubt: 'customer_unknown' }
  try {
    return { customer: await addCustomer(ctx, { phone }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'limit_reached') return { doubt: 'no_room' }
    // Not a number of any country.
    if (error.code === 'invalid') return { doubt: 'customer_unknown' }
    throw error
  }
}
