import { handle, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { endLook } from './looks.ts'

export function lookRoutes({ database }: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.endLook, async (c) => {
      const { caller } = c.var
      if (caller.kind !== 'member') throw notAllowed()
      const { userId, sessionId } = caller
      await database.transaction({ userId }, (tx) => endLook(tx, sessionId))
    }),
  ])
}
