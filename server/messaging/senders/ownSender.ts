import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { findSendGrid } from './queries.ts'

/** A business's own sender of marketing mail. */
export type OwnSender = { apiKey: string; fromEmail: string; fromName: string; generation: number }

const aboutKey = (businessId: string): string => `SendGrid key of ${businessId}`

export const sealKey = (keyring: Keyring, businessId: string, apiKey: string): string =>
  keyring.seal(apiKey, aboutKey(businessId))

/** Reason of campaigns that are paused while the key is refused. They are found by these words when they may go on. */
export const SENDER_REFUSED =
  'SendGrid refused your key or sender. Save a new key in Settings, and it goes on.'

export type AskedSender = { kind: 'platform' } | { kind: 'own'; sender: OwnSender } | { kind: 'refused' }

/** Finds the present sender of the business's marketing mail. A key that the keyring cannot open counts as refused. */
export async function askSender(ctx: BusinessContext): Promise<AskedSender> {
  const found = await findSendGrid(ctx)
  if (!found?.active) return { kind: 'platform' }
  const { email_config: config, generation } = found
  const { sendgridApiKey: sealed, fromEmail, fromName } = config
  const apiKey = sealed === null ? undefined : ctx.keyring.open(sealed, aboutKey(ctx.businessId))
  if (found.refused_at || apiKey === undefined) return { kind: 'refused' }
  return { kind: 'own', sender: { apiKey, fromEmail, fromName, generation } }
}
