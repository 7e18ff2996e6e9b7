import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { revokeKeys, revokeKeysMadeBy, updateApiKey } from './queries.ts'

/**
 * Revokes a key from its next call on.
 * @throws {Refusal} 'not_found' for an unknown or revoked one.
 */
export async function revokeApiKey(ctx: BusinessContext, keyId: string): Promise<void> {
  if (!(await updateApiKey(ctx, keyId, { revoked_at: ctx.now }))) throw notFound('API key')
  await recordAct(ctx, { action: 'api_key_revoked' })
}

/** Revokes every key of the business made by a person who leaves or is suspended, and records it. */
export async function revokeApiKeysOf(ctx: BusinessContext, userId: string): Promise<void> {
  for (const name of await revokeKeysMadeBy(ctx, userId))
    await recordAct(ctx, { action: 'api_key_revoked', about_user_id: userId, details: { name } })
}

/** Revokes every key of the business, and records it. */
export async function revokeAllApiKeys(ctx: BusinessContext): Promise<void> {
  for (const name of await revokeKeys(ctx))
    await recordAct(ctx, { action: 'api_key_revoked', details: { name } })
}
