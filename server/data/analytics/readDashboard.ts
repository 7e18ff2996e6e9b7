import { findBusinessAndTier } from '#server/businesses/directory/index.ts'
import { countUnread, textUsage } from '#server/messaging/messages/index.ts'
import { localDate, startOfLocalDay } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { DashboardView } from './contract.ts'
import { countBusiness, findRecentOperations } from './queries.ts'

const RECENT = 8

/** How the business is doing now. Months begin at midnight of the first, in the business's time zone. */
export async function readDashboard(ctx: BusinessContext): Promise<DashboardView> {
  const { tx, businessId, now } = ctx
  const payer = await findBusinessAndTier(ctx)
  const { business } = payer
  const month = localDate(now, business.time_zone).slice(0, 7)
  const [counts, recent] = await Promise.all([
    countBusiness(tx, businessId, startOfLocalDay(`${month}-01`, business.time_zone)),
    findRecentOperations(tx, businessId, business.locale, RECENT),
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
    unread_texts: await countUnread(ctx),
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

const wholePercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)
