import { handle, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { endImpersonation } from './impersonations.ts'

export function impersonationRoutes({ database }: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.endImpersonation, async (c) => {
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      const { userId, sessionId } = caller
      await database.transaction({ userId }, (tx) => endImpersonation(tx, sessionId))
    }),
  ])
}
