import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { AddFailed } from './AddFailed.tsx'
import { useAddCustomer } from './customersQuery.ts'
import { noOptIns, OptIns, optInFields } from './OptIns.tsx'
import { texts } from './texts.ts'

const words = texts.dialog

export type AddCustomerDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

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

const empty = { first_name: '', last_name: '', email: '', phone: '', birthday: '' }
type TextName = keyof typeof empty

function AddCustomerForm({ onOpenChange }: AddCustomerDialogProps) {
  const [typed, setTyped] = useState(empty)
  const [optIns, setOptIns] = useState(noOptIns)
  const hasTyped = Object.values(typed).some((text) => text !== '')
  const leave = useUnsaved(hasTyped || optIns !== noOptIns)
  const { show } = useToast()
  const add = useAddCustomer((customer) => {
    const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ') || texts.nameless
    const description = texts.addedId(customer.unique_customer_id)
    show({ tone: 'success', title: texts.added(name), description })
    onOpenChange(false)
  })
  const fields = add.error instanceof ApiError ? add.error.fields : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate({ ...typed, ...optInFields(optIns, typed.email) })
  }
  const text = (name: TextName) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: fields[name],
    autoComplete: 'off',
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <AddFailed error={add.error} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.firstName} maxLength={100} {...text('first_name')} />
        <TextField label={words.lastName} maxLength={100} {...text('last_name')} />
      </div>
      <TextField label={words.phone} type="tel" inputMode="tel" maxLength={40} {...text('phone')} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={254}
        {...text('email')}
      />
      <TextField label={words.birthday} type="date" min="1900-01-01" {...text('birthday')} />
      <OptIns
        optIns={optIns}
        onChange={setOptIns}
        hasEmail={typed.email !== ''}
        error={fields.consent_given}
      />
      <DialogActions>
        <Button onClick={() => leave(() => onOpenChange(false))}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={add.isPending} busyText={words.saving}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  )
}
