import { lockBusinessAndTier, raiseCustomerUsage } from '#server/businesses/business/index.ts'
import { refuseBeyondPlan } from '#server/businesses/plans/index.ts'
import { phoneDigits } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { writeConsent } from '../consent/recordConsent.ts'
import type { WayToAgree } from '../contract.ts'
import { type Customer, customerName, newUniqueCustomerId, readBirthday, searchTextOf } from '../customer.ts'
import { readPhone } from '../customerPhone.ts'
import { type ConsentGiven, givenToStaff } from '../givenToStaff.ts'
import { insertCustomer, selectCustomerByPhone } from '../queries.ts'

/** Every field is optional. An empty field is stored as null. */
export type NewCustomer = {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  email?: string | null | undefined
  /** In any spelling; read in the business's country, stored as E.164. */
  phone?: string | null | undefined
  /** 'YYYY-MM-DD'. */
  birthday?: string | null | undefined
  /** False unless given: silence is no consent. */
  opted_in_sms?: boolean | undefined
  opted_in_email?: boolean | undefined
  /** How the customer gave the opt-ins to staff. Staff cannot set an opt-in without it. */
  consent_given?: WayToAgree | undefined
  /** The QR code through which the customer joined. */
  qr_code_id?: string | undefined
}

/**
 * Adds a customer to the business, within its plan. `formConsent` is the text that a sign-up form showed them.
 * @throws {Refusal} 'invalid' for an unreadable phone, or an opt-in without saying how it was given; 'conflict'
 * with the customer who already has the phone (`details.customer`); 'limit_reached' at the plan's limit.
 */
export async function addCustomer(
  ctx: BusinessContext,
  input: NewCustomer,
  formConsent?: ConsentGiven,
): Promise<Customer> {
  const optedIn = { sms: input.opted_in_sms ?? false, email: input.opted_in_email ?? false }
  const consent =
    optedIn.sms || optedIn.email ? (formConsent ?? givenToStaff(input.consent_given)) : undefined
  // The lock keeps the count, the plan's limit and the search by phone valid until this transaction ends.
  const { business, tier } = await lockBusinessAndTier(ctx)
  const phone = readPhone(input.phone, business.default_country)
  const birthday = readBirthday(input.birthday, localDate(ctx.now, business.time_zone))
  const known = phone && (await selectCustomerByPhone(ctx, phone))
  if (known) throw phoneTaken(known)
  refuseBeyondPlan(tier, 'customers', business.usage_customers)
  const added = await insertUnderFreshId(ctx, {
    first_name: cleanLine(input.first_name),
    last_name: cleanLine(input.last_name),
    email: cleanLine(input.email)?.toLowerCase() ?? null,
    phone,
    birthday,
    qr_code_id: input.qr_code_id ?? null,
  })
  await raiseCustomerUsage(ctx, 1)
  for (const channel of ['sms', 'email'] as const) {
    if (!consent || !optedIn[channel]) continue
    const { source, ip, wording } = consent
    await writeConsent(ctx, {
      customerId: added.id,
      channel,
      given: true,
      source,
      wording: wording[channel],
      ip: ip ?? null,
    })
  }
  return { ...added, opted_in_sms: optedIn.sms, opted_in_email: optedIn.email }
}

type Person = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'qr_code_id'>

async function insertUnderFreshId(ctx: BusinessContext, person: Person): Promise<Customer> {
  const { phone } = person
  for (let attempt = 0; attempt < 5; attempt++) {
    const unique_customer_id = newUniqueCustomerId()
    const added = await insertCustomer(ctx, {
      business_id: ctx.businessId,
      id: newId(),
      unique_customer_id,
      ...person,
      auth_phone: phone && phoneDigits(phone),
      search_text: searchTextOf({ ...person, unique_customer_id }),
      created_at: ctx.now,
    })
    if (added) return added
    const holder = phone && (await selectCustomerByPhone(ctx, phone))
    if (holder) throw phoneTaken(holder)
  }
  throw new Error('no free unique_customer_id in five tries')
}

/** The refusal of a phone that another customer has; it names them. */
export function phoneTaken(holder: Customer): Refusal {
  const { id, unique_customer_id, first_name, last_name } = holder
  const message = `This phone number belongs to ${customerName(holder)} (${unique_customer_id})`
  return new Refusal('conflict', message, {
    fields: { phone: message },
    details: { customer: { id, unique_customer_id, first_name, last_name } },
  })
}
