import { eq, sql } from 'drizzle-orm'
import { businesses, tenantMembers } from '#server/businesses/business/tables.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import { type ChosenPin, provePhoneWithPin } from '#server/identity/customer-access/index.ts'
import { signUp } from '#server/identity/sign-in/index.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { generateQrCode } from '#server/loyalty/qr-codes/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { deviceTimeZone } from '#server/platform/text/locale.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { welcomeCustomer } from '#server/portal/join/index.ts'
import { businessContext, inBusiness, type Services } from '#server/services.ts'
import { subscribers } from '#server/subscribers.ts'
import { bookshopPrograms, openProgram } from './businesses.ts'
import { bookshop, cafe, customer, PASSWORD } from './cast.ts'
import { bookshopCredits, cafeCredits, moveCredits } from './credits.ts'
import { customersWrite } from './customersWrite.ts'
import {
  type At,
  type InTransaction,
  liveThroughTheYear,
  morningOf,
  type OnVisit,
} from './liveThroughTheYear.ts'
import { seededRandom } from './random.ts'
import { settleAccount } from './settleAccount.ts'

const DAY = 86_400_000
/** The demo's businesses are American, as their money and phones are, but in the time zone of this computer. */
const timeZone = deviceTimeZone()

export type Size = { customers: number; visits: number }
/** About 6,000 operations, with joining, claiming and redeeming. */
export const WHOLE_YEAR: Size = { customers: 400, visits: 4850 }

/**
 * Fills an embedded database that nobody else uses with the demo's businesses: a café with a year behind it and a
 * second business, both made by the product's own functions.
 */
export async function fillDemo(services: Services, auth: Auth, size: Size, onVisit: OnVisit): Promise<void> {
  const until = new Date(services.clock.now().getTime() - 30 * 60_000)
  const start = startOfLocalDay(addDays(localDate(until, timeZone), -365), timeZone)
  const past = { ...services, clock: { now: () => morningOf(start) } }
  const cafeId = await ownBusiness(past, auth, cafe, 'Agency')
  const bookshopId = await ownBusiness(past, auth, bookshop, 'Pro')
  const chosenPin = { pin: customer.pin, hashed: await hashPassword(customer.pin) }
  await dropWatch(services)
  const byOwner = asStaff(services, cafeId, { userId: cafeId, name: cafe.owner.name, role: 'admin' })
  const barista = await hire(past, auth, byOwner, cafeId)
  const inCafe = asStaff(services, cafeId, barista)
  await fillCafe(inCafe, { ...size, start, until, chosenPin }, onVisit)
  await inCafe(({ tx }) => deliver(tx, cafeId))
  await customersWrite(services, inCafe, until)
  await inCafe(({ tx }) => settle(tx, cafeId, { brandColor: '#1f4b8e', quietAtNight: false }))
  const inBookshop = asStaff(services, bookshopId, {
    userId: bookshopId,
    name: bookshop.owner.name,
    role: 'admin',
  })
  await inBookshop(({ at }) => fillBookshop(at, { start, chosenPin }))
  await inBookshop(({ tx }) => settle(tx, bookshopId, { brandColor: '#5b3a6e', quietAtNight: true }))
  await inCafe(({ tx }) => moveCredits(tx, cafeId, start, cafeCredits))
  await inBookshop(({ tx }) => moveCredits(tx, bookshopId, start, bookshopCredits))
}

type Company = { company: string; owner: { email: string; name: string } }

async function ownBusiness(
  services: Services,
  auth: Auth,
  { company, owner }: Company,
  plan: string,
): Promise<string> {
  const tier = (await findTiers(services.database.plain)).find(({ name }) => name === plan)!
  const { businessId } = await signUp(
    services,
    auth,
    {
      companyName: company,
      email: owner.email,
      password: PASSWORD,
      tierId: tier.id,
      locale: 'en-US',
    },
    new Headers(),
  )
  await settleAccount(services.database.plain, businessId)
  // Paid from the first day: a trial would end two weeks into the year.
  await services.database.transaction({ businessId }, async (tx) => {
    await changeSubscription(
      { tx, businessId, now: services.clock.now() },
      { cause: 'bought', set: { subscription_status: 'active', trial_ends_at: null } },
    )
    await tx.update(businesses).set({ time_zone: timeZone }).where(eq(businesses.id, businessId))
  })
  // Signing up asks for the business's name, not for the owner's.
  await services.database.plain.update(user).set({ name: owner.name }).where(eq(user.id, businessId))
  return businessId
}

/**
 * Continues as the engine's own user, without row-level security and foreign keys: this takes a third of the
 * time.
 */
async function dropWatch({ database: { plain } }: Services): Promise<void> {
  await plain.execute(sql`set role postgres`)
  await plain.execute(sql`set session_replication_role = replica`)
}

type Staff = { userId: string; name: string; role: 'admin' | 'member' }

/** Transactions of a business in which a member of staff does things at any moment of the past. */
function asStaff(services: Services, businessId: string, staff: Staff): InTransaction {
  const actor = { kind: 'member', ...staff } as const
  return (work) =>
    inBusiness(services, businessId, actor, ({ tx }) =>
      work({
        tx,
        at: (moment) => ({ ...businessContext(services, tx, businessId, actor), now: moment }),
      }),
    )
}

/** Adds the barista to the café's team; they work at the counter from then on. */
async function hire(
  services: Services,
  auth: Auth,
  inTransaction: InTransaction,
  businessId: string,
): Promise<Staff> {
  const { email, name } = cafe.barista
  const role = 'member'
  let userId = ''
  await inTransaction(async ({ tx }) => {
    const made = await auth.within(tx, () =>
      auth.api.signUpEmail({ body: { name, email, password: PASSWORD }, headers: new Headers() }),
    )
    userId = made.user.id
    await settleAccount(tx, userId)
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId))
    await tx.insert(tenantMembers).values({
      id: newId(),
      tenant_id: business!.tenant_id!,
      business_id: businessId,
      user_id: userId,
      role,
      invited_at: services.clock.now(),
      accepted_at: services.clock.now(),
    })
  })
  return { userId, name, role }
}

type Times = { start: Date; chosenPin: ChosenPin }

async function fillCafe(
  inCafe: InTransaction,
  { start, chosenPin, ...year }: Times & Size & { until: Date },
  onVisit: OnVisit,
): Promise<void> {
  const codes: string[] = []
  await inCafe(async ({ at }) => {
    for (const location_name of ['Counter', 'Table 4', 'Shop window'])
      codes.push((await generateQrCode(at(morningOf(start)), { location_name })).id)
  })
  const { pin: _pin, ...person } = customer
  const regular = { ...person, chosenPin }
  await liveThroughTheYear(inCafe, seededRandom(20_241_121), { ...year, start, regular }, codes, onVisit)
}

async function fillBookshop(at: At, { start, chosenPin }: Times): Promise<void> {
  const ctx = (day: number): BusinessContext => at(new Date(start.getTime() + day * DAY))
  for (const program of bookshopPrograms) await openProgram(ctx(1), program)
  const { pin: _pin, ...person } = customer
  const { id, phone } = await addCustomer(ctx(2), person)
  await welcomeCustomer(ctx(2), id, 'counter')
  await handOn(ctx(2), subscribers)
  await provePhoneWithPin(ctx(2), { customerId: id, phone: phone! }, chosenPin)
  for (const day of [2, 41, 90, 133]) {
    await recordPurchase(ctx(day), { customerId: id, amount: 1899, idempotencyKey: `demo:${day}` })
    await handOn(ctx(day), subscribers)
  }
}

/** Marks the messages of a business as delivered long ago. */
async function deliver(tx: Tx, businessId: string): Promise<void> {
  await tx.execute(sql`update communication_logs set state = 'delivered', sent_at = created_at
    where business_id = ${businessId} and state = 'queued'`)
  await tx.execute(sql`update communication_logs set allowance_taken = segments,
      allowance_month = (select to_char(created_at at time zone b.time_zone, 'YYYY-MM') from businesses b
        where b.id = ${businessId})
    where business_id = ${businessId} and type = 'sms' and direction = 'out' and status = 'sent'
      and purpose in ('marketing', 'answer')`)
}

/** Brings a business from its last day of history to today: on a paid plan, its messages delivered. */
async function settle(
  tx: Tx,
  businessId: string,
  { brandColor, quietAtNight }: { brandColor: string; quietAtNight: boolean },
): Promise<void> {
  await deliver(tx, businessId)
  await tx.execute(sql`update communication_logs set has_pixel = true
    where business_id = ${businessId} and type = 'email' and purpose = 'marketing'`)
  // Not quite half of them were opened, always the same ones.
  await tx.execute(sql`update communication_logs set opened_at = created_at + interval '3 hours', open_count = 1
    where business_id = ${businessId} and has_pixel and abs(hashtext(recipient || dedupe_key)) % 100 < 46`)
  await tx.execute(sql`update businesses set
      usage_sms_month = to_char(now() at time zone time_zone, 'YYYY-MM'),
      usage_sms_monthly = (select coalesce(sum(l.allowance_taken), 0) from communication_logs l
        where l.business_id = ${businessId} and l.type = 'sms'
          and l.allowance_month = to_char(now() at time zone time_zone, 'YYYY-MM')),
      usage_sms_total = (select coalesce(sum(l.segments), 0) from communication_logs l
        where l.business_id = ${businessId} and l.type = 'sms' and l.allowance_month is not null)
    where id = ${businessId}`)
  await tx
    .update(businesses)
    .set({
      plan_texts_since: sql`created_at`,
      plan_paid_since: sql`created_at`,
      brand_color: brandColor,
      address: '14 Harbor Street, Brooklyn, NY 11231',
      contact_phone: '+12125550100',
      // So that somebody who tries the café at midnight sees its texts arrive.
      ...(!quietAtNight && { texts_from_hour: 0, texts_until_hour: 24 }),
    })
    .where(eq(businesses.id, businessId))
}
