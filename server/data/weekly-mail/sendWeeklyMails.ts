import { claimNotice, hasNotice, releaseNotice } from '#server/billing/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { findAdmins, layoutPlatformEmail } from '#server/identity/proofs/mail/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { areHeld, findLastRestore, mayBeDone } from '#server/platform/holds/index.ts'
import { autoSubmitted } from '#server/platform/providers/email.ts'
import { localDate, localHour } from '#server/platform/time/calendar.ts'
import { businessesWhere, forEachDue, inBusiness } from '#server/services.ts'
import { composeWeeklyMail, offLink } from './composeWeeklyMail.ts'
import { whoLeftWeeklyMail } from './leaveWeeklyMail.ts'
import { readWeek } from './readWeek.ts'

const worker = { kind: 'system', name: 'weekly mail' } as const
const KIND = 'weekly'
const FROM_HOUR = 8
const MONDAY = 1

/**
 * Mails the week before to the admins of each business in which it is Monday, 8:00 or later. Each admin gets it
 * once, in however many runs and processes. The notice is written before the mail is handed over, so that a crash
 * loses a mail and never doubles one. Nobody gets it while messages are held, or on a Monday on which they may have got
 * it between a backup and its restore.
 */
export async function sendWeeklyMails(services: MessageServices): Promise<void> {
  const now = services.clock.now()
  const { plain } = services.database
  if (await areHeld(plain)) return
  const restore = await findLastRestore(plain)
  const due = await businessesWhere(
    services,
    (zone) => isTime(now, zone) && !mayBeDone(restore, now, zone, FROM_HOUR),
  )
  await forEachDue(due, 'weekly mails', (businessId) => mailWeek(services, businessId))
}

/** Any hour of Monday from 8:00 on, to make up for an hour in which nothing ran. */
const isTime = (now: Date, timeZone: string): boolean =>
  new Date(localDate(now, timeZone)).getUTCDay() === MONDAY && localHour(now, timeZone) >= FROM_HOUR

async function mailWeek(services: MessageServices, businessId: string): Promise<void> {
  const prepared = await inBusiness(services, businessId, worker, prepare)
  if (!prepared) return
  const { week, admins, monday } = prepared
  const inOne = <T>(work: (ctx: BusinessContext) => Promise<T>) =>
    inBusiness(services, businessId, worker, work)
  let later: string | undefined
  for (const admin of week ? admins : []) {
    const dedupe_key = `${monday} ${admin.id}`
    if (!(await inOne((ctx) => claimNotice(ctx, KIND, dedupe_key)))) continue
    const url = offLink(services, businessId, admin)
    const outcome = await services.email.send({
      to: { email: admin.email },
      ...(await layoutPlatformEmail(services, composeWeeklyMail(services, week!, admin))),
      messageId: `weekly-${monday}-${businessId}-${admin.id}@${new URL(services.publicUrl).hostname}`,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        ...autoSubmitted,
      },
    })
    if (outcome.outcome === 'accepted') continue
    services.log.warn({ businessId, outcome: outcome.outcome }, 'weekly mail not sent')
    if (outcome.outcome !== 'rejected' || !outcome.retry) continue
    // Certainly not sent, so the next attempt may send it.
    await inOne((ctx) => releaseNotice(ctx, KIND, dedupe_key))
    later = outcome.code
  }
  if (later !== undefined) throw new Error(`not sent yet: ${later}`)
  await inOne((ctx) => claimNotice(ctx, KIND, monday))
}

/**
 * Reads what to send and to whom; null if the mail is switched off, everybody has got it, or the business is not
 * open.
 */
async function prepare(ctx: BusinessContext) {
  const { weekly_mail_enabled, standing, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const monday = localDate(ctx.now, time_zone)
  if (!weekly_mail_enabled || standing !== 'open' || (await hasNotice(ctx, KIND, monday))) return null
  const left = await whoLeftWeeklyMail(ctx)
  const admins = (await findAdmins(ctx)).filter(({ id, emailVerified }) => emailVerified && !left.has(id))
  return { monday, admins, week: admins.length > 0 ? await readWeek(ctx) : null }
}
