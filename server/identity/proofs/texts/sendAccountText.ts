import { eq, lt } from 'drizzle-orm'
import { languageOfUser } from '#server/identity/auth/index.ts'
import { isSuppressed, type MessageServices } from '#server/messaging/messages/index.ts'
import { textedCountry } from '#server/platform/contact/phone.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { CODE_MINUTES, issueCode } from '../index.ts'
import { findPhoneHolder } from './accountPhones.ts'
import { codeTexts as german } from './codeTexts/de.ts'
import { codeTexts as spanish } from './codeTexts/es.ts'
import { codeTexts as english } from './codeTexts.ts'
import { countSentText, limitSignInTexts } from './limits.ts'
import { type AccountTextKind, accountTexts } from './tables.ts'

type AccountText = typeof accountTexts.$inferSelect

/** Milliseconds after which a text is not sent any more: a person who waited longer has requested another. */
const WAITS_MS = CODE_MINUTES * 60_000

/**
 * Sends one text of the platform, with a code made now, and deletes it. If the process is killed in between, it
 * is sent again with another code, and only that one works.
 * @throws if the provider may accept it later, so that the queue tries again.
 */
export async function sendAccountText(services: MessageServices, textId: string): Promise<void> {
  const { database, clock, log } = services
  const [waiting] = await database.plain.select().from(accountTexts).where(eq(accountTexts.id, textId))
  if (!waiting) return
  const isLate = clock.now().getTime() - waiting.createdAt.getTime() > WAITS_MS
  if (!isLate && (await maySend(services, waiting))) {
    const body = await compose(services, waiting)
    const outcome = await services.sms.send({ to: waiting.recipient, body })
    if (outcome.outcome === 'rejected' && outcome.retry) throw new Error(`not sent yet: ${outcome.code}`)
    if (outcome.outcome !== 'accepted')
      log.warn({ text: textId, kind: waiting.kind, outcome: outcome.outcome }, 'account text not sent')
  }
  await database.plain.delete(accountTexts).where(eq(accountTexts.id, textId))
}

/** Deletes texts that could not be sent in time. */
export async function forgetAccountTexts({ database, clock }: MessageServices): Promise<void> {
  const late = new Date(clock.now().getTime() - WAITS_MS)
  await database.plain.delete(accountTexts).where(lt(accountTexts.createdAt, late))
}

/**
 * False for a number that cannot or must never be texted, such as after a STOP, for a sign-in code to a number that is
 * not proven, and beyond the daily texts of the whole platform.
 */
async function maySend(services: MessageServices, waiting: AccountText): Promise<boolean> {
  return (await isWanted(services, waiting)) && countSentText(services)
}

async function isWanted(services: MessageServices, { kind, recipient }: AccountText): Promise<boolean> {
  const { database, keyring, log, canText } = services
  if (!canText || !textedCountry(recipient)) return false
  if (await isSuppressed(database.plain, keyring, recipient)) return false
  if (kind === 'phone-code') return true
  if ((await findPhoneHolder(database.plain, recipient)) === null) return false
  try {
    await limitSignInTexts(services)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    log.error({ kind }, 'no more codes are texted today: the limit of the platform is reached')
    return false
  }
}

/**
 * Composes a text with a new code, in the language of its account. Its last line makes phones offer the code only on our
 * own pages.
 */
async function compose(services: MessageServices, { kind, recipient, userId }: AccountText): Promise<string> {
  const { database, clock, keyring, publicUrl } = services
  const issued = { purpose: purposes[kind], recipient, ...(userId && { userId }) }
  const { code } = await issueCode(database.plain, keyring, clock.now(), issued)
  const holder = userId ?? (await findPhoneHolder(database.plain, recipient))
  const language = staffLanguageOf(holder && (await languageOfUser(database.plain, holder)))
  const domain = new URL(publicUrl).hostname
  return `${textsIn[language][kind](code, CODE_MINUTES)}\n\n@${domain} #${code}`
}

const textsIn: Record<StaffLanguage, typeof english> = { en: english, de: german, es: spanish }

const purposes = { 'sign-in-code': 'sms', 'phone-code': 'phone' } as const satisfies Record<
  AccountTextKind,
  string
>
