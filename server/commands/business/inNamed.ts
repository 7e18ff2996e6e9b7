import { operator } from '#server/businesses/audit/index.ts'
import { isBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { CommandFailure } from '../failure.ts'

/**
 * Works in the business with an id, as the operator.
 * @throws {CommandFailure} 'refused' if there is none
 */
export function inNamed<T>(
  services: Services,
  businessId: string,
  work: (ctx: BusinessContext) => Promise<T>,
): Promise<T> {
  return inBusiness(services, businessId, operator, async (ctx) => {
    if (await isBusiness(ctx.tx, businessId)) return work(ctx)
    throw new CommandFailure(
      'refused',
      `No business has the id ${businessId}: \`regulars business list\` shows them.`,
    )
  })
}
