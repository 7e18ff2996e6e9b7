import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { findSendGrid } from './queries.ts'

/** Through whom a business's own marketing mail goes. */
export type OwnSender = { apiKey: string; fromEmail: string; fromName: string; generation: number }

const aboutKey = (businessId: string): string => `SendGrid key of ${businessId}`

export const sealKey = (keyring: Keyring, businessId: string, apiKey: string): string =>
  keyring.seal(apiKey, aboutKey(businessId))

/** Why campaigns are paused while the key is refused: known again by these words when they may go on. */
export const SENDER_REFUSED =
  'SendGrid refused your key or sender. Save a new key in Settings, and it goes on.'

export type AskedSender = { kind: 'platform' } | { kind: 'own'; sender: OwnSender } | { kind: 'refused' }

/** By whom the business's marketing mail goes at this moment. A key that no key of ours opens any more counts as refused. */
export async function askSender(ctx: BusinessContext): Promise<AskedSender> {
  const found = await findSendGrid(ctx)
  if (!found?.active) return { kind: 'platform' }
  const { email_config: config, generation } = found
  const { sendgridApiKey: sealed, fromEmail, fromName } = config
  const apiKey = sealed === null ? undefined : ctx.keyring.open(sealed, aboutKey(ctx.businessId))
  if (found.refused_at || apiKey === undefined) return { kind: 'refused' }
  return { kind: 'own', sender: { apiKey, fromEmail, fromName, generation } }
}
