import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { allowed, UNLIMITED } from '#server/businesses/plans/index.ts'
import { coverOf, coverUntil, findRolledUp } from '#server/data/roll-ups/index.ts'
import { countUnread } from '#server/messaging/conversations/index.ts'
import { textUsage } from '#server/messaging/messages/index.ts'
import { askSender } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { countDayCustomers, sumDay } from '../day/dayQueries.ts'
import { dayOf } from '../day/readDay.ts'
import { countBusiness } from '../queries.ts'
import type { DashboardView } from './dashboardContract.ts'
import { findRecent } from './recent.ts'
import { countWaiting, findServed } from './todayQueries.ts'

/** Reads the business's figures of now. Months begin at midnight of the first, in the business's time zone. */
export async function readDashboard(ctx: BusinessContext): Promise<DashboardView> {
  const { now } = ctx
  const payer = await findBusinessAndTier(ctx)
  const { business } = payer
  const { time_zone: timeZone } = business
  const date = localDate(now, timeZone)
  const month = `${date.slice(0, 7)}-01`
  const day = { ...dayOf(date, timeZone), userId: null }
  const rolledUp = await findRolledUp(ctx, timeZone)
  const [counts, recent, sums, customers, served, waiting, unread, sender] = await Promise.all([
    countBusiness(ctx, {
      ever: coverUntil(ctx, rolledUp, { last: date, to: day.to }),
      month: coverOf(ctx, rolledUp, {
        first: month,
        last: date,
        from: dayOf(month, timeZone).from,
        to: day.to,
      }),
    }),
    findRecent(ctx, localeIn(business.locale, staffLanguageOf(ctx.language))),
    sumDay(ctx, day),
    countDayCustomers(ctx, day),
    findServed(ctx, day),
    countWaiting(ctx),
    countUnread(ctx),
    askSender(ctx),
  ])
  return {
    customers: { total: counts.customers, new_this_month: counts.new_customers },
    programs: { active: counts.active_programs, paused: counts.programs - counts.active_programs },
    transactions: counts.transactions,
    sms: textUsage(ctx, payer),
    emails: {
      sent: counts.emails_sent,
      open_rate: wholePercent(counts.emails_opened, counts.emails_tracked),
    },
    unread_texts: unread,
    today: { ...customers, ...sums, people: served },
    waiting: { ...waiting, full: isFull(payer), email_refused: sender.kind === 'refused' },
    first_steps: {
      program: counts.programs > 0,
      qr_code: counts.has_qr_code,
      customer: counts.customers > 0,
      purchase: counts.has_purchase,
      profile: Boolean(business.address || business.contact_phone),
    },
    recent,
  }
}

const wholePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

/** True if the plan has no room for another customer. */
function isFull({ business, tier }: Awaited<ReturnType<typeof findBusinessAndTier>>): boolean {
  const most = allowed(tier, 'customers')
  return most !== UNLIMITED && business.usage_customers >= most
}
