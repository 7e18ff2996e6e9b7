import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '#server/platform/context.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { importNext } from './importNext.ts'
import { findImport, readContent } from './queries.ts'
import type { ReadRow } from './readRows.ts'

/** The embedded engine works in our own thread, where nothing else would get a turn until the end. */
const TURN_OF_OTHERS_MS = 5

export type ImportJob = { businessId: string; importId: string }

/** Does an import to its end, from wherever it stands. Safe to run again, and beside another of the same. */
export async function runImport(services: Services, { businessId, importId }: ImportJob): Promise<void> {
  const system: Actor = { kind: 'system', name: 'import' }
  const begun = await inBusiness(services, businessId, system, async (ctx) => {
    const { member_id, member_name } = await findImport(ctx, importId)
    const { rows } = await readContent(ctx, importId)
    return { rows, actor: { kind: 'member', userId: member_id, name: member_name, role: 'member' } as const }
  })
  // Over already.
  if (begun.rows === null) return
  const rows = JSON.parse(begun.rows) as ReadRow[]
  for (let state = 'more'; state === 'more'; ) {
    await pause(TURN_OF_OTHERS_MS)
    state = await inBusiness(services, businessId, begun.actor, (ctx) => importNext(ctx, importId, rows))
  }
}
