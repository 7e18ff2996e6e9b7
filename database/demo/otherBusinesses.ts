import { endTrials } from '#server/billing/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import type { Services } from '#server/services.ts'
import { buyPlan, type Company, openBusiness } from './openBusiness.ts'

const DAY = 86_400_000

/** Days are counted: back from the end of the year for its opening, and from its opening for the rest. */
type Other = Company & { plan: string; daysBefore: number; buysAfter?: number; stopsAfter?: number }

const other = (company: string, name: string, mailbox: string, rest: Omit<Other, keyof Company>): Other => ({
  ...{ company, owner: { name, email: `${mailbox}.example` } },
  ...rest,
})

/** Businesses of which the platform's charts and lists tell: some bought what they tried, others didn't. */
export const others: Other[] = [
  other('Juniper Yoga', 'Anneke Visser', 'hello@juniper', { plan: 'Pro', daysBefore: 317, buysAfter: 9 }),
  other('Nine Needles', 'Ruth Abara', 'ruth@nineneedles', { plan: 'Pro', daysBefore: 284 }),
  other('Golden Crumb', 'Paulo Reis', 'paulo@goldencrumb', {
    ...{ plan: 'Pro', daysBefore: 279, buysAfter: 14, stopsAfter: 170 },
  }),
  other('Paws & Bubbles', 'Kim Tran', 'kim@pawsbubbles', { plan: 'Free', daysBefore: 214 }),
  other('Salon Mirabel', 'Mirabel Ortiz', 'desk@mirabel', { plan: 'Agency', daysBefore: 183, buysAfter: 12 }),
  other('Corner Bikes', 'Tom Hale', 'tom@cornerbikes', { plan: 'Pro', daysBefore: 121, buysAfter: 14 }),
  other('Fern & Thistle', 'Isla Moore', 'isla@fernthistle', { plan: 'Pro', daysBefore: 116 }),
  other('Pier Street Pizza', 'Gino Conti', 'gino@pierstreet', { plan: 'Pro', daysBefore: 38, buysAfter: 6 }),
  other('The Tea Room', 'Hana Sato', 'hana@tearoom', { plan: 'Pro', daysBefore: 4 }),
]

/** Opens the other businesses in the year that ends at `until`, and lets each buy, stop or let its trial end. */
export async function openOthers(services: Services, auth: Auth, until: Date): Promise<void> {
  for (const { plan, daysBefore, buysAfter, stopsAfter, ...company } of others) {
    const at = (day: number) => new Date(until.getTime() - (daysBefore - day) * DAY)
    const on = (day: number): Services => ({ ...services, clock: { now: () => at(day) } })
    const businessId = await openBusiness(on(0), auth, company, plan)
    if (buysAfter) await buyPlan(on(buysAfter), businessId)
    if (stopsAfter) await stop(services, businessId, at(stopsAfter))
    else if (!buysAfter && at(15) < until) await endTrials(on(15))
  }
}

const stop = ({ database }: Services, businessId: string, now: Date): Promise<void> =>
  database.transaction({ businessId }, (tx) =>
    changeSubscription(
      { tx, businessId, now },
      { cause: 'canceled', set: { subscription_status: 'canceled' } },
    ),
  )
