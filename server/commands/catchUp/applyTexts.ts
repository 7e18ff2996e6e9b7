import { readReply, receiveText } from '#server/messaging/messages/index.ts'
import { findKnown, takeEntry } from '#server/platform/journal/index.ts'
import type { ReceivedText } from '#server/platform/providers/smsLog.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'

export type AppliedTexts = { came: number; isNew: number; stops: number; starts: number; failed: string[] }

/**
 * Takes texts as the provider's call would have brought them, each once. Nobody is answered: the provider answered a
 * STOP at its time, and a lost HELP is hours old.
 */
export async function applyTexts(
  services: Services,
  texts: ReceivedText[],
  { isDry }: { isDry: boolean },
): Promise<AppliedTexts> {
  const { database, keyring } = services
  const applied: AppliedTexts = { came: texts.length, isNew: 0, stops: 0, starts: 0, failed: [] }
  const known = await findKnown(
    database.plain,
    texts.map(({ id }) => entryIdOf(keyring, id)),
  )
  for (const text of texts) {
    const id = entryIdOf(keyring, text.id)
    if (known.has(id)) continue
    const reply = readReply(text.body)
    applied.isNew += 1
    if (reply === 'stop') applied.stops += 1
    if (reply === 'start') applied.starts += 1
    if (isDry) continue
    try {
      await receiveText(services, { ...text, obeyed: null })
      // Afterwards: a text that was taken twice does no harm, one that was passed over would.
      const happened_at = text.at.toISOString()
      await takeEntry(database.plain, { id, kind: 'text received', happened_at, facts: {} })
    } catch (error) {
      applied.failed.push(`${text.id}: ${(error as Error).message}`)
    }
  }
  return applied
}

/** The id under which the database remembers a text. Of its sender and words it says nothing. */
function entryIdOf(keyring: Keyring, textId: string): string {
  const hex = Buffer.from(keyring.hash(`text:${textId}`), 'base64url').toString('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
