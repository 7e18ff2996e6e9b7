import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { ImportView } from '../contract.ts'
import { changeImport, findImport, isAnotherRunning } from '../queries.ts'
import { importCustomersQueue } from '../queues.ts'
import { requireMember } from '../requireMember.ts'
import { viewImport } from '../view.ts'
import { refuseBeyondRoom } from './planRoom.ts'

type Start = { importId: string; attests_sms: boolean; attests_email: boolean }

/**
 * Starts a checked import; the worker runs it. Starting twice has the effect of once. A business imports one
 * file at a time, so that the check stays valid.
 * @throws {Refusal} 'not_found'; 'conflict' if it was not checked, or another one is running; 'limit_reached'
 * in the spec's words.
 */
export async function startImport(
  ctx: BusinessContext,
  { importId, ...attestation }: Start,
): Promise<ImportView> {
  const { userId, name } = requireMember(ctx)
  const found = await findImport(ctx, importId, 'lock')
  if (found.status === 'importing' || found.status === 'done') return viewImport(found)
  if (!found.found) throw new Refusal('conflict', 'Check the file before you import it')
  const { business, tier } = await lockBusinessAndTier(ctx)
  if (await isAnotherRunning(ctx, importId))
    throw new Refusal('conflict', 'Another import is running. Start this one when it is done.')
  refuseBeyondRoom(business, tier, found.found.valid)
  const started = await changeImport(ctx, importId, {
    ...{ ...attestation, status: 'importing' },
    ...{ member_id: userId, member_name: name, moved_at: ctx.now },
  })
  await ctx.jobs.enqueue(ctx.tx, importCustomersQueue, { businessId: ctx.businessId, importId })
  return viewImport(started)
}
