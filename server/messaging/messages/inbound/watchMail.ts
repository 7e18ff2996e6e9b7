import { type SQL, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import {
  type Business,
  findBusiness,
  findOwnerLanguage,
  lockBusinessAndTier,
  releaseMarketingMail,
  stopMarketingMail,
} from '#server/businesses/business/index.ts'
import { isStranger } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { formatNumber, localeIn } from '#server/platform/text/locale.ts'
import { inBusiness } from '#server/services.ts'
import { LEASE_MS } from '../config.ts'
import { ownerMailTextsIn } from '../ownerMailTextsIn.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { tellMailStoppedQueue } from '../queues.ts'
import type { MessageServices } from '../services.ts'

const WEEK_MS = 7 * 86_400_000
/**
 * A business's marketing mail is stopped where at least this many receivers of a week turned away, and they are at
 * least this share of them.
 */
const LEAST = 20
const SHARE = 0.05

const watcher = { kind: 'system', name: 'mail watch' } as const

/** A receiver of mails counts once, however many they get. A mail whose receiver is forgotten counts by itself. */
const receiver = sql`coalesce(l.customer_id::text, nullif(lower(l.recipient), ''), l.id::text)`

/**
 * Receivers are judged in two circles, each by its own share. Anybody can type addresses into a business's form and
 * turn away by them: that stops its mail to such strangers, and never its mail to the customers whom it knows.
 */
const circles = ['customers', 'strangers'] as const
type Circle = (typeof circles)[number]
const stoppedAt = { customers: 'mail_stopped_at', strangers: 'strangers_mail_stopped_at' } as const

/** A condition on messages l of the business. */
function isIn(businessId: string, circle: Circle): SQL {
  const stranger = sql`exists (select 1 from customers c where c.business_id = ${businessId} and c.id = l.customer_id
    and ${isStranger(businessId, sql`c`)})`
  return circle === 'strangers' ? stranger : sql`not ${stranger}`
}

/**
 * Stops the marketing mail of a business where the receivers who refuse, bounce, complain or unsubscribe are at least 5
 * % of its week's receivers and at least 20. Mail servers soon refuse a sender who goes on, and with it every other
 * business that mails from here. The owner and the super admins are told by mail; the log and /admin/dashboard have it,
 * too.
 */
export async function watchMail(services: MessageServices, businessId: string): Promise<void> {
  for (const circle of circles) {
    const stopped = await inBusiness(services, businessId, watcher, (ctx) => stopWhereTooMany(ctx, circle))
    if (stopped)
      services.log.error(
        { businessId, ...stopped },
        'marketing mail of a shop is stopped: too many receivers turned away',
      )
  }
}

async function stopWhereTooMany(ctx: BusinessContext, circle: Circle) {
  const seen = await findBusiness(ctx.tx, ctx.businessId)
  const counted = seen[stoppedAt[circle]] === null ? await countWeek(ctx, seen, circle) : null
  if (!counted) return null
  // Counted before the lock, as counting may take its time and nobody should wait for it.
  const { business } = await lockBusinessAndTier(ctx)
  const isSame = business.mail_watched_from?.getTime() === seen.mail_watched_from?.getTime()
  if (business[stoppedAt[circle]] !== null || !isSame) return null
  await stopMarketingMail(ctx, circle === 'customers' ? 'everybody' : circle)
  await recordAct(ctx, { action: circle === 'customers' ? 'mail_stopped' : 'mail_to_strangers_stopped' })
  await tellOwner(ctx, business, circle, counted.turned)
  await ctx.jobs.enqueue(ctx.tx, tellMailStoppedQueue, { businessId: ctx.businessId })
  return { circle, ...counted }
}

/**
 * Counts the receivers of a week and those who turned away; null where there are few enough. Receivers are counted only
 * until that is known.
 */
async function countWeek(
  { tx, businessId, now }: BusinessContext,
  { mail_watched_from }: Business,
  circle: Circle,
) {
  const week = now.getTime() - WEEK_MS
  const since = new Date(Math.max(week, mail_watched_from?.getTime() ?? week)).toISOString()
  const [row] = await queryRows<{ turned: number }>(
    tx,
    sql`select count(distinct ${receiver})::integer as turned from communication_logs l
        where l.business_id = ${businessId} and l.due_at > ${since}::timestamptz and l.turned_away is not null
          and ${isIn(businessId, circle)}`,
  )
  const turned = row!.turned
  if (turned < LEAST) return null
  const fine = Math.floor(turned / SHARE) + 1
  const [receivers] = await queryRows<{ sent: number }>(
    tx,
    sql`select count(*)::integer as sent from (
          select distinct ${receiver} from communication_logs l
          where l.business_id = ${businessId} and l.due_at > ${since}::timestamptz and l.capped and l.type = 'email'
            and l.state not in ('queued', 'withheld') and ${isIn(businessId, circle)}
          limit ${fine}) receivers`,
  )
  return receivers!.sent < fine ? { turned, sent: receivers!.sent } : null
}

async function tellOwner(
  ctx: BusinessContext,
  { email, locale }: Business,
  circle: Circle,
  turned: number,
): Promise<void> {
  const language = await findOwnerLanguage(ctx)
  const { subject, turnedAway, stops, remedy, button } = ownerMailTextsIn[language].mailStopped
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `mail to ${circle} stopped:${ctx.now.toISOString()}`,
    customerId: null,
    recipient: email,
    subject: subject[circle],
    content: [turnedAway(formatNumber(turned, localeIn(locale, language))), stops[circle], remedy].join(
      '\n\n',
    ),
    parts: { button: { label: button, url: `${ctx.publicUrl}/campaigns` }, language },
  })
}

/**
 * Lets a business's marketing mail go on, by a super admin's decision. Receivers who turn away are counted from then
 * on. Locks the business row.
 * @returns false where it was not stopped
 */
export async function releaseMail(ctx: BusinessContext, reason: string): Promise<boolean> {
  const { business } = await lockBusinessAndTier(ctx)
  if (circles.every((circle) => business[stoppedAt[circle]] === null)) return false
  // Mails are dated by the end of their claim.
  await releaseMarketingMail(ctx, new Date(ctx.now.getTime() + LEASE_MS))
  await recordAct(ctx, { action: 'mail_released', details: { reason } })
  return true
}
