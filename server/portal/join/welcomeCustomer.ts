import { publish } from '#server/loyalty/events/index.ts'
import { enrolInActivePrograms, type OperationSource } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Enrols a customer who joined, by themselves or at the till, in the active programs with their welcome bonus. Messages
 * follow from the events.
 */
export async function welcomeCustomer(
  ctx: BusinessContext,
  customerId: string,
  source?: OperationSource,
): Promise<void> {
  await publish(ctx, [{ type: 'customer.joined', ids: { customer_id: customerId } }])
  await enrolInActivePrograms(ctx, customerId, source)
}
