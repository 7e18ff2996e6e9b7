import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { EmailField } from '#web/ui/fields/EmailField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useUnsaved } from '../../forms/useLeaving.tsx'
import { wire } from '../../forms/wire.ts'
import { fullName } from '../customerName.ts'
import { AddFailed } from './AddFailed.tsx'
import { OptIns } from './OptIns.tsx'
import { addTexts as words } from './texts.ts'
import { useNewCustomer } from './useNewCustomer.ts'

type AddCustomerDialogProps = DialogShown & {
  /** Given where the phone is already known. */
  phone?: string
}

/** Adds a customer from any known details. */
export default function AddCustomerDialog(props: AddCustomerDialogProps) {
  return (
    <FormDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.text}
    >
      <AddCustomerForm {...props} />
    </FormDialog>
  )
}

function AddCustomerForm({ onOpenChange, phone = '' }: AddCustomerDialogProps) {
  const { show } = useToast()
  const { form, submit, busy, error } = useNewCustomer(
    (customer) => {
      const name = fullName(customer) || words.nameless
      const description = words.addedId(customer.unique_customer_id)
      show({ tone: 'success', title: words.added(name), description })
      onOpenChange(false)
    },
    { phone },
  )
  const leave = useUnsaved(form.unsaved)
  const text = (name: 'first_name' | 'last_name' | 'phone' | 'email' | 'birthday') => ({
    ...wire(form, name),
    autoComplete: 'off',
  })
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <AddFailed error={error} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.firstName} maxLength={100} {...text('first_name')} />
        <TextField label={words.lastName} maxLength={100} {...text('last_name')} />
      </div>
      <TextField label={words.phone} type="tel" inputMode="tel" maxLength={40} {...text('phone')} />
      <EmailField label={words.email} {...text('email')} />
      <TextField label={words.birthday} type="date" min="1900-01-01" {...text('birthday')} />
      <OptIns form={form} />
      <FormActions
        cancel={words.cancel}
        onCancel={() => leave(() => onOpenChange(false))}
        busy={busy}
        busyText={words.saving}
      >
        {words.save}
      </FormActions>
    </form>
  )
}
