import { findBusiness } from '#server/businesses/business/index.ts'
import {
  type Customer,
  changeDetails,
  lockPresent,
  readBirthday,
  writeConsent,
} from '#server/loyalty/customers/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { askedTooOften, askToConfirm } from '#server/messaging/confirmations/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, stale } from '#server/platform/context/refusal.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { consentWording } from '#server/portal/join/index.ts'
import type { OwnProfile } from './contract.ts'
import { readProfile } from './readProfile.ts'

type Field = 'first_name' | 'last_name' | 'email' | 'birthday'
export type ProfileEdit = { version: number } & Partial<Record<Field, string | null | undefined>>

/**
 * Changes what customers may say about themselves. The phone is left out: it was proven and is used to sign in. A date
 * of birth can be set once, because a gift may depend on it; the business can correct it.
 * @throws {Refusal} 'conflict' with the current `details.profile` if the version is old; 'invalid' at the field.
 */
export async function saveProfile(
  ctx: BusinessContext,
  customerId: string,
  { version, ...given }: ProfileEdit,
): Promise<OwnProfile> {
  const customer = await lockPresent(ctx, customerId)
  if (customer.version !== version)
    throw stale('your details', { profile: await readProfile(ctx, customerId) }, 'them')
  const next = await readFields(ctx, customer, given)
  const same = (Object.keys(next) as Field[]).every((name) => customer[name] === next[name])
  if (same) return readProfile(ctx, customerId)
  await changeDetails(ctx, customer, next)
  await confirmNewAddress(ctx, customer, next.email)
  await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: customerId } }])
  return readProfile(ctx, customerId)
}

/** Ends the email consent for a new address, and asks to confirm it, if the business wants consent confirmed. */
async function confirmNewAddress(
  ctx: BusinessContext,
  customer: Customer,
  email: string | null,
): Promise<void> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  if (!business.double_opt_in || !customer.opted_in_email || email === customer.email) return
  const consent = { customerId: customer.id, channel: 'email', source: 'portal', ip: ctx.address } as const
  await writeConsent(ctx, {
    ...consent,
    given: false,
    wording: 'Another email address, which is yet to be confirmed.',
  })
  const { email: wording } = consentWording(business, ctx.language)
  const asked = { source: 'portal', wording, ip: ctx.address } as const
  if (!(await askToConfirm(ctx, business, { ...customer, email }, asked))) throw askedTooOften()
}

async function readFields(ctx: BusinessContext, customer: Customer, given: Omit<ProfileEdit, 'version'>) {
  const { time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const or = (value: string | null | undefined, kept: string | null) =>
    value === undefined ? kept : cleanLine(value)
  const birthday = readBirthday(or(given.birthday, customer.birthday), localDate(ctx.now, time_zone))
  if (customer.birthday && birthday !== customer.birthday)
    throw invalidField('birthday', 'Your date of birth is written down. Ask in the shop to correct it.')
  return {
    first_name: or(given.first_name, customer.first_name),
    last_name: or(given.last_name, customer.last_name),
    email: or(given.email, customer.email)?.toLowerCase() ?? null,
    birthday,
  }
}
