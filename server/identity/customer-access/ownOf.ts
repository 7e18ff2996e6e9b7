import type { Context } from 'hono'
import { bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { AnswerOf, AppEnv, Bindable, Bound, InputOf } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { Own } from './pins/confirmPin.ts'

/** The customer of a portal route. The permission admits nobody else. */
export function ownOf(c: Context<AppEnv>): Own {
  const { caller } = c.var
  if (caller.kind !== 'customer') throw new Error('a portal route was called by somebody else')
  return { businessId: caller.businessId, customerId: caller.customerId }
}

/** `bind` for a portal route: the verb gets the signed-in customer, and then the input. */
export const bindOwn = <R extends Bindable>(
  services: Services,
  route: R,
  verb: (ctx: BusinessContext, customerId: string, input: InputOf<R>) => Promise<AnswerOf<R>>,
): Bound<R> =>
  bind(services, route, (ctx, input) => {
    if (ctx.actor.kind !== 'customer') throw new Error('a portal route was called by somebody else')
    return verb(ctx, ctx.actor.customerId, input)
  })
