import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '#server/platform/context/context.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { findImport, removeOldFailures } from '../queries.ts'
import { importNext } from './importNext.ts'

/**
 * Pause between pieces: the embedded engine runs in our own thread and would block everything else until the end.
 */
const TURN_OF_OTHERS_MS = 5

export type ImportJob = { businessId: string; importId: string }

/** Runs an import from its current row to its end. It is safe to run again, even twice at the same time. */
export async function runImport(services: Services, { businessId, importId }: ImportJob): Promise<void> {
  const system: Actor = { kind: 'system', name: 'import' }
  const actor = await inBusiness(services, businessId, system, async (ctx) => {
    const { member_id, member_name } = await findImport(ctx, importId)
    return { kind: 'member', userId: member_id, name: member_name, role: 'member' } as const
  })
  for (let state = 'more'; state === 'more'; ) {
    await pause(TURN_OF_OTHERS_MS)
    state = await inBusiness(services, businessId, actor, (ctx) => importNext(ctx, importId))
  }
  await inBusiness(services, businessId, actor, removeOldFailures)
}
