import { eq, sql } from 'drizzle-orm'
import { businesses, tenantMembers } from '#server/businesses/business/tables.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { type ChosenPin, provePhoneWithPin } from '#server/identity/customer-access/index.ts'
import { forgetAccountMails } from '#server/identity/proofs/mail/index.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { generateQrCode } from '#server/loyalty/qr-codes/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { welcomeCustomer } from '#server/portal/join/index.ts'
import { businessContext, inBusiness, type Services } from '#server/services.ts'
import { subscribers } from '#server/subscribers.ts'
import { bookshopPrograms, openProgram } from './businesses.ts'
import { bookshop, cafe, customer, PASSWORD } from './cast.ts'
import { bookshopCredits, cafeCredits, moveCredits } from './credits.ts'
import { customersWrite } from './customersWrite.ts'
import { liveThroughTheYear, type OfOwner, type OnVisit } from './liveThroughTheYear.ts'
import { buyPlan, type Company, openBusiness, timeZone } from './openBusiness.ts'
import { openOthers } from './otherBusinesses.ts'
import { ownersYear } from './ownersYear.ts'
import { type InTransaction, morningOf } from './past.ts'
import { sendWaiting, withPost } from './post.ts'
import { seededRandom } from './random.ts'
import { dateSignIns, settleAccount } from './settleAccount.ts'

const DAY = 86_400_000

export type Size = { customers: number; visits: number }
/** About 5,000 operations, with joining, claiming and redeeming. */
export const WHOLE_YEAR: Size = { customers: 400, visits: 3300 }

/**
 * Fills an embedded database that nobody else uses with the demo's businesses, all made by the product's own functions:
 * a café with a year behind it, a second business, and those that only the platform's figures tell of.
 */
export async function fillDemo(services: Services, auth: Auth, size: Size, onVisit: OnVisit): Promise<void> {
  const until = new Date(services.clock.now().getTime() - 30 * 60_000)
  const start = startOfLocalDay(addDays(localDate(until, timeZone), -365), timeZone)
  const past = { ...services, clock: { now: () => morningOf(start) } }
  const cafeId = await ownBusiness(past, auth, cafe, 'Agency')
  const bookshopId = await ownBusiness(past, auth, bookshop, 'Pro')
  await openOthers(services, auth, until)
  const chosenPin = { pin: customer.pin, hashed: await hashPassword(customer.pin) }
  await dropWatch(services)
  const inOffice = asStaff(services, cafeId, { userId: cafeId, name: cafe.owner.name, role: 'admin' })
  await inOffice(({ tx }) => moveIn(tx, cafeId, { brandColor: '#1f4b8e', quietAtNight: false }))
  const barista = await hire(past, auth, inOffice, cafeId)
  const inCafe = asStaff(services, cafeId, barista)
  const post = withPost(services)
  const times = { start, until, timeZone }
  const catalogue: string[] = []
  const acts = ownersYear({
    ...{ services: post, businessId: cafeId, inOffice, catalogue, ...times },
    random: seededRandom(20_250_307),
  })
  const ofOwner = { qrCodes: await generateCodes(inOffice, start), catalogue, acts }
  await fillCafe(inCafe, { ...size, start, until, chosenPin }, ofOwner, onVisit)
  await sendWaiting(post, cafeId, until)
  await customersWrite(services, inCafe, until)
  await sendWaiting(post, cafeId, until)
  await inCafe(({ tx }) => arrive(tx, cafeId))
  const inBookshop = asStaff(services, bookshopId, {
    userId: bookshopId,
    name: bookshop.owner.name,
    role: 'admin',
  })
  await inBookshop(({ tx }) => moveIn(tx, bookshopId, { brandColor: '#5b3a6e', quietAtNight: true }))
  await fillBookshop(inBookshop, { start, chosenPin }, (at) => sendWaiting(post, bookshopId, at))
  await inBookshop(({ tx }) => arrive(tx, bookshopId))
  await inCafe(({ tx }) => moveCredits(tx, cafeId, start, cafeCredits))
  await inBookshop(({ tx }) => moveCredits(tx, bookshopId, start, bookshopCredits))
  await dateSignIns(services.database.plain)
  // Mails of the platform to the businesses' owners are too late to be sent.
  await forgetAccountMails(post)
}

/** Opens a business that paid from its first day: a trial would end two weeks into the year. */
async function ownBusiness(services: Services, auth: Auth, company: Company, plan: string): Promise<string> {
  const businessId = await openBusiness(services, auth, company, plan)
  await buyPlan(services, businessId)
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
    await settleAccount(tx, userId, services.clock.now())
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

async function generateCodes(inOffice: InTransaction, start: Date): Promise<string[]> {
  const qrCodes: string[] = []
  await inOffice(async ({ at }) => {
    for (const location_name of ['Harbor Street, counter', 'Harbor Street, tables', 'Kiosk at the pier'])
      qrCodes.push((await generateQrCode(at(morningOf(start)), { location_name })).id)
  })
  return qrCodes
}

async function fillCafe(
  inCafe: InTransaction,
  { start, chosenPin, ...year }: Times & Size & { until: Date },
  ofOwner: OfOwner,
  onVisit: OnVisit,
): Promise<void> {
  const { pin: _pin, ...person } = customer
  const regular = { ...person, chosenPin }
  await liveThroughTheYear(inCafe, seededRandom(20_241_121), { ...year, start, regular }, ofOwner, onVisit)
}

async function fillBookshop(
  inBookshop: InTransaction,
  { start, chosenPin }: Times,
  send: (at: Date) => Promise<void>,
): Promise<void> {
  const afternoon = (day: number) => new Date(start.getTime() + (day + 0.6) * DAY)
  const { pin: _pin, ...person } = customer
  let customerId = ''
  await inBookshop(async ({ at }) => {
    for (const program of bookshopPrograms) await openProgram(at(afternoon(1)), program)
    const ctx = at(afternoon(2))
    const { id, phone } = await addCustomer(ctx, person)
    customerId = id
    await welcomeCustomer(ctx, id, 'counter')
    await handOn(ctx, subscribers)
    await provePhoneWithPin(ctx, { customerId, phone: phone! }, chosenPin)
  })
  for (const day of [2, 41, 90, 133]) {
    await inBookshop(async ({ at }) => {
      const ctx = at(afternoon(day))
      await recordPurchase(ctx, { customerId, amount: 1899, idempotencyKey: `demo:${day}` })
      await handOn(ctx, subscribers)
    })
    await send(afternoon(day))
  }
}

/** Texts arrived as soon as they were written, and not quite half of the mails were opened, always the same ones. */
async function arrive(tx: Tx, businessId: string): Promise<void> {
  await tx.execute(sql`update communication_logs set sent_at = created_at,
      state = case when type = 'sms' then 'delivered' else state end
    where business_id = ${businessId} and state = 'accepted'`)
  await tx.execute(sql`update communication_logs set opened_at = created_at + interval '3 hours', open_count = 1
    where business_id = ${businessId} and has_pixel and opened_at is null and created_at < now() - interval '4 hours'
      and abs(hashtext(recipient || dedupe_key)) % 100 < 46`)
}

type Place = { brandColor: string; quietAtNight: boolean }

/** Settles a business in on its first day, with its colour, its address, and its hours for texts. */
async function moveIn(tx: Tx, businessId: string, { brandColor, quietAtNight }: Place): Promise<void> {
  await tx
    .update(businesses)
    .set({
      brand_color: brandColor,
      address: '14 Harbor Street, Brooklyn, NY 11231',
      contact_phone: '+12125550100',
      // So that somebody who tries the café at midnight sees its texts arrive.
      ...(!quietAtNight && { texts_from_hour: 0, texts_until_hour: 24 }),
    })
    .where(eq(businesses.id, businessId))
}
