import { eq, lt } from 'drizzle-orm'
import { deleteExpiredVerifications } from '#server/identity/auth/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { autoSubmitted } from '#server/platform/providers/email.ts'
import { type ComposedMail, composeAccountMail } from './composeAccountMail.ts'
import { layoutPlatformEmail } from './layoutPlatformEmail.ts'
import { accountMails } from './tables.ts'

/** Milliseconds after which a mail is not sent any more: a person who waited longer has requested another. */
const WAITS_MS = 60 * 60_000

/**
 * Sends one mail of the platform and deletes it. If the process is killed in between, the mail is sent again with
 * another link: two mails do no harm, but none could lock somebody out.
 * @throws if the provider may accept it later, so that the queue tries again.
 */
export async function sendAccountMail(services: MessageServices, mailId: string): Promise<void> {
  const { database, clock, publicUrl, keyring, log } = services
  const { mail, composed } = await database.transaction({}, async (tx) => {
    // Locked while its link is made: code that revokes the link deletes the mail first.
    const [mail] = await tx.select().from(accountMails).where(eq(accountMails.id, mailId)).for('update')
    if (!mail || isLate(mail.createdAt, clock.now())) return { mail, composed: null }
    return { mail, composed: await composeAccountMail({ tx, now: clock.now(), publicUrl, keyring }, mail) }
  })
  if (!mail) return
  if (composed) {
    const outcome = await handOver(services, mail, composed)
    if (outcome.outcome === 'rejected' && outcome.retry) throw new Error(`not sent yet: ${outcome.code}`)
    if (outcome.outcome !== 'accepted')
      log.warn({ mail: mailId, kind: mail.kind, outcome: outcome.outcome }, 'account mail not sent')
  }
  await database.plain.delete(accountMails).where(eq(accountMails.id, mailId))
}

/** Deletes mails that were not sent within an hour, and expired links. */
export async function forgetAccountMails({ database, clock }: MessageServices): Promise<void> {
  const now = clock.now()
  await database.plain
    .delete(accountMails)
    .where(lt(accountMails.createdAt, new Date(now.getTime() - WAITS_MS)))
  await deleteExpiredVerifications(database.plain, now)
}

const isLate = (since: Date, now: Date): boolean => now.getTime() - since.getTime() > WAITS_MS

async function handOver(
  services: MessageServices,
  { id, recipient }: { id: string; recipient: string },
  composed: ComposedMail,
) {
  return services.email.send({
    to: { email: recipient },
    ...(await layoutPlatformEmail(services, composed)),
    messageId: `${id}@${new URL(services.publicUrl).hostname}`,
    headers: autoSubmitted,
  })
}
