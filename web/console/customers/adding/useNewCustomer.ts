import type { CustomerView, WayToAgree } from '#server/loyalty/customers/contract.ts'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { type Form, useForm } from '../../forms/useForm.ts'
import { useAddCustomer } from './useAddCustomer.ts'

/** An empty form. Nothing is consented to unless it is chosen. */
const nothing = {
  ...{ first_name: '', last_name: '', email: '', phone: '', birthday: '' },
  ...{ opted_in_sms: false, opted_in_email: false },
  consent_given: undefined as WayToAgree | undefined,
}
type TypedCustomer = typeof nothing
export type NewCustomerForm = Form<TypedCustomer>

export function useNewCustomer(
  onAdded: (customer: CustomerView) => void,
  typedBefore: Partial<TypedCustomer> = {},
) {
  const form = useForm(() => ({ ...nothing, ...typedBefore }))
  const add = useAddCustomer(onAdded)
  const submit = handleSubmit(form, add, () => ({ ...form.typed, ...optInsOf(form.typed) }))
  return { form, submit, busy: add.isPending, error: add.error }
}

/** The consents as the API takes them. Without a phone or an email address there is nothing to agree to. */
export function optInsOf({ consent_given, phone, email, ...typed }: TypedCustomer) {
  const opted_in_sms = typed.opted_in_sms && phone !== ''
  const opted_in_email = typed.opted_in_email && email !== ''
  const isAny = opted_in_sms || opted_in_email
  return { opted_in_sms, opted_in_email, consent_given: isAny ? consent_given : undefined }
}
