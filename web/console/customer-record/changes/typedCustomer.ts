import type { EditableCustomer } from '#server/data/customer-record/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'

const editedFields = ['first_name', 'last_name', 'phone', 'email', 'birthday', 'notes'] as const
export type EditedField = (typeof editedFields)[number]
export type TypedCustomer = Record<EditedField, string>

/** A customer as form values. `phone` formats a number for the business's country. */
export function typeCustomer(customer: EditableCustomer, phone: (e164: string) => string): TypedCustomer {
  const typed = Object.fromEntries(
    editedFields.map((field) => [field, customer[field] ?? '']),
  ) as TypedCustomer
  return { ...typed, phone: customer.phone ? phone(customer.phone) : '' }
}

/** The current customer, from the refusal of an outdated write. */
export const newerCustomer = (error: unknown) => newerRow<EditableCustomer>(error, 'customer')

export type PhoneHolder = Pick<EditableCustomer, 'id' | 'unique_customer_id' | 'first_name' | 'last_name'>

/** The customer who already has the phone, from the refusal. */
export function phoneHolder(error: unknown): PhoneHolder | undefined {
  if (!(error instanceof ApiError) || error.details.reason || !error.fields.phone) return undefined
  return error.details.customer as PhoneHolder | undefined
}
