import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness, lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import {
  type Customer,
  cleanLine,
  findCustomerByPhone,
  phoneTaken,
  readBirthday,
  readPhone,
  searchTextOf,
} from '#server/loyalty/customers/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { localDate } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { phoneDigits } from '#server/platform/phone.ts'
import { stale } from '#server/platform/refusal.ts'
import { endSessions } from '#server/surfaces/portal/index.ts'
import type { EditableCustomer } from './contract.ts'
import { lockPresent } from './presentCustomer.ts'
import { changeCustomer } from './queries.ts'
import { viewEditable } from './readRecord.ts'

export type CustomerEdit = {
  customerId: string
  /** Which state of the customer was edited. */
  version: number
} & Partial<
  Record<'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'notes', string | null | undefined>
>

type Fields = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'notes'>

/**
 * Changes what is given of a customer. Another phone has to be proven anew, and to be given a PIN: the old one's goes,
 * and whoever is signed in to the portal with it is signed out.
 * @throws {Refusal} 'conflict' with `details.customer` as they are now when the version is stale, or with
 *   whoever has the phone already; 'invalid' at the field.
 */
export async function editCustomer(
  ctx: BusinessContext,
  { customerId, version, ...input }: CustomerEdit,
): Promise<EditableCustomer> {
  requireStaff(ctx)
  // Under the business's lock nobody else takes the phone meanwhile; it comes before any customer's.
  if (input.phone) await lockBusinessAndTier(ctx)
  const customer = await lockPresent(ctx, customerId)
  if (customer.version !== version) throw stale('this customer', { customer: viewEditable(customer) })
  const next = await readFields(ctx, customer, input)
  const phoneChanges = next.phone !== customer.phone
  if (phoneChanges) await refuseTakenPhone(ctx, customerId, next.phone)
  if (Object.entries(next).every(([name, value]) => customer[name as keyof Fields] === value)) {
    return viewEditable(customer)
  }
  if (phoneChanges) await leavePhone(ctx, customerId)
  const changed = await changeCustomer(ctx, customerId, {
    ...next,
    ...(phoneChanges && {
      auth_phone: next.phone && phoneDigits(next.phone),
      auth_pin: null,
      phone_proven_at: null,
    }),
    search_text: searchTextOf({ ...customer, ...next }),
    version: version + 1,
  })
  await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: customerId } }])
  return viewEditable(changed)
}

/** Who has the old phone is signed out; that it was changed can be read later, without either number. */
async function leavePhone(ctx: BusinessContext, customerId: string): Promise<void> {
  await endSessions(ctx.tx, ctx.businessId, customerId)
  await recordAct(ctx, { action: 'customer_phone_changed', customer_id: customerId })
}

async function readFields(
  ctx: BusinessContext,
  customer: Customer,
  input: Omit<CustomerEdit, 'customerId' | 'version'>,
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

/** Several lines as they were written, without what no database holds. */
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
