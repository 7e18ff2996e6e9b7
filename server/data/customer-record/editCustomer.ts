import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { endSessions } from '#server/identity/customer-access/index.ts'
import {
  type Customer,
  changeDetails,
  findCustomerByPhone,
  lockPresent,
  phoneTaken,
  readBirthday,
  readPhone,
} from '#server/loyalty/customers/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { stale } from '#server/platform/context/refusal.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { EditableCustomer } from './contract.ts'
import { viewEditable } from './readRecord.ts'

export type CustomerEdit = {
  customerId: string
  /** The version of the customer that was edited. */
  version: number
  /** Null is the business's own. */
  language?: Language | null | undefined
} & Partial<
  Record<'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'notes', string | null | undefined>
>

type Fields = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'notes'>

/**
 * Changes a customer's details. A new phone must be proven again, and get a new PIN: the old PIN is removed,
 * and its portal sessions end.
 * @throws {Refusal} 'conflict' with the current `details.customer` if the version is old, or with the customer
 * who already has the phone; 'invalid' at the field.
 */
export async function editCustomer(
  ctx: BusinessContext,
  { customerId, version, language, ...input }: CustomerEdit,
): Promise<EditableCustomer> {
  requireStaff(ctx)
  // The business's lock keeps others from taking the phone meanwhile; it is taken before any customer's.
  if (input.phone) await lockBusinessAndTier(ctx)
  const customer = await lockPresent(ctx, customerId)
  if (customer.version !== version) throw stale('this customer', { customer: viewEditable(customer) })
  if (language !== undefined) await changePreferences(ctx, customerId, { language })
  const next = await readFields(ctx, customer, input)
  const phoneChanges = next.phone !== customer.phone
  if (phoneChanges) await refuseTakenPhone(ctx, customerId, next.phone)
  if (Object.entries(next).every(([name, value]) => customer[name as keyof Fields] === value)) {
    return viewEditable(customer)
  }
  if (phoneChanges) await leavePhone(ctx, customerId)
  const changed = await changeDetails(ctx, customer, next)
  await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: customerId } }])
  return viewEditable(changed)
}

/** Ends the sessions of the old phone, and records the change without either number. */
async function leavePhone(ctx: BusinessContext, customerId: string): Promise<void> {
  await endSessions(ctx.tx, ctx.businessId, customerId)
  await recordAct(ctx, { action: 'customer_phone_changed', customer_id: customerId })
}

async function readFields(
  ctx: BusinessContext,
  customer: Customer,
  input: Omit<CustomerEdit, 'customerId' | 'version' | 'language'>,
): Promise<Fields> {
  const { default_country, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const given = <T>(value: string | null | undefined, read: (value: string | null) => T, kept: T): T =>
    value === undefined ? kept : read(value)
  return {
    first_name: given(input.first_name, cleanLine, customer.first_name),
    last_name: given(input.last_name, cleanLine, customer.last_name),
    email: given(input.email, (email) => cleanLine(email)?.toLowerCase() ?? null, customer.email),
    phone: given(input.phone, (phone) => readPhone(phone, default_country), customer.phone),
    birthday: given(
      input.birthday,
      (date) => readBirthday(date, localDate(ctx.now, time_zone)),
      customer.birthday,
    ),
    notes: given(input.notes, (notes) => cleanText(notes) || null, customer.notes),
  }
}

/** Several lines as written, without characters that the database cannot hold. */
const cleanText = (text: string | null): string =>
  (text ?? '').toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim()

async function refuseTakenPhone(
  ctx: BusinessContext,
  customerId: string,
  phone: string | null,
): Promise<void> {
  const holder = phone && (await findCustomerByPhone(ctx, phone))
  if (holder && holder.id !== customerId) throw phoneTaken(holder)
}
