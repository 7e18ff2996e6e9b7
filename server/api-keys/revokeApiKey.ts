import { recordAct } from '#server/audit/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import { updateApiKey } from './queries.ts'

/** From its next call on the key is refused. @throws {Refusal} 'not_found' for none, or one revoked before. */
export async function revokeApiKey(ctx: ShopContext, keyId: string): Promise<void> {
  if (!(await updateApiKey(ctx, keyId, { revoked_at: ctx.now }))) throw notFound('API key')
  await recordAct(ctx, { action: 'api_key_revoked' })
}
