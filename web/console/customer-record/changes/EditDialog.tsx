import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import type { EditableCustomer } from '#server/data/customer-record/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { EmailField } from '#web/ui/fields/EmailField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { fullName } from '../../customers/customerName.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { differing } from '../../forms/keepTyped.ts'
import { SaveButton } from '../../forms/SaveButton.tsx'
import StaleNotice from '../../forms/StaleNotice.tsx'
import { changesIn, type EditForm, useEditForm } from '../../forms/useEditForm.ts'
import { useUnsaved } from '../../forms/useLeaving.tsx'
import { wire } from '../../forms/wire.ts'
import { useFormat } from '../../page/format.ts'
import { may, useSession } from '../../session/session.ts'
import { useEditCustomer } from '../recordQuery.ts'
import type { TaskProps } from '../taskProps.ts'
import { texts } from '../texts.ts'
import {
  type EditedField,
  newerCustomer,
  type PhoneHolder,
  phoneHolder,
  type TypedCustomer,
  typeCustomer,
} from './typedCustomer.ts'

const words = texts.editor
const labels: Record<EditedField, string> = {
  first_name: words.firstName,
  last_name: words.lastName,
  phone: words.phone,
  email: words.email,
  birthday: words.birthday,
  notes: words.notes,
}

type EditDialogProps = TaskProps & { onMerge: (duplicateId: string) => void }

/** Edits every field of a customer. Changes that someone else makes meanwhile are shown, and no input is lost. */
export function EditDialog(props: EditDialogProps) {
  return (
    <FormDialog open={props.open} onOpenChange={props.onOpenChange} title={words.title} size="medium">
      <Editor {...props} />
    </FormDialog>
  )
}

function Editor({ record, onOpenChange, onMerge }: EditDialogProps) {
  const { phone } = useFormat()
  const { show } = useToast()
  const newerIn = (error: Error) => {
    const newer = newerCustomer(error)
    return newer && openCustomer(newer, phone)
  }
  const form = useEditForm(() => openCustomer(record.customer, phone), newerIn)
  const { opened, typed } = form
  const leave = useUnsaved(form.unsaved)
  const save = useEditCustomer(record.customer.id)
  const send = (from: typeof opened) => {
    const changed = differing(opened.typed, typed)
    const change = Object.fromEntries(changed.map((field) => [field, typed[field]]))
    save.mutate(
      { version: from.version, ...change },
      {
        onSuccess: () => {
          show({ tone: 'success', title: words.saved })
          onOpenChange(false)
        },
        onError: (error) => {
          const now = newerIn(error)
          // Something else about the customer changed, such as a consent, so there is nothing to ask.
          if (now && differing(opened.typed, now.typed).length === 0) send(now)
          else form.onError(error)
        },
      },
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending || form.newer) return
    form.clear()
    send(opened)
  }
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Refused error={save.error} failure={form.failure} onMerge={onMerge} />
      <Fields form={form} />
      <StaleNotice
        changes={changesIn(form, (field) => labels[field])}
        taken={form.taken}
        onTake={() => {
          form.take()
          save.reset()
        }}
      />
      <DialogActions>
        <Button onClick={() => leave(() => onOpenChange(false))}>{texts.cancel}</Button>
        <SaveButton newer={form.newer} save={save} busyText={words.saving}>
          {words.save}
        </SaveButton>
      </DialogActions>
    </form>
  )
}

const openCustomer = (customer: EditableCustomer, phone: (e164: string) => string) => ({
  version: customer.version,
  typed: typeCustomer(customer, phone),
})

function Fields({ form }: { form: EditForm<TypedCustomer> }) {
  const text = (field: EditedField) => ({ label: labels[field], autoComplete: 'off', ...wire(form, field) })
  const before = form.opened.typed.phone
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text('first_name')} maxLength={100} />
        <TextField {...text('last_name')} maxLength={100} />
      </div>
      <TextField
        {...text('phone')}
        type="tel"
        inputMode="tel"
        maxLength={40}
        hint={before && form.typed.phone !== before ? words.newPhone : undefined}
      />
      <EmailField {...text('email')} />
      <TextField {...text('birthday')} type="date" />
      <TextArea {...text('notes')} maxLength={5000} rows={3} />
    </>
  )
}

type RefusedProps = {
  error: Error | null
  failure: Error | undefined
  onMerge: (duplicateId: string) => void
}

function Refused({ error, failure, onMerge }: RefusedProps) {
  const session = useSession()
  const holder = phoneHolder(error)
  if (holder) return <Holder holder={holder} onMerge={may(session, 'business admin') ? onMerge : undefined} />
  return failure ? (
    <Banner tone="danger" live>
      {failure.message}
    </Banner>
  ) : null
}

/** Says that another customer has the phone already. They may be the same person, added twice. */
function Holder({ holder, onMerge }: { holder: PhoneHolder; onMerge: ((id: string) => void) | undefined }) {
  const name = fullName(holder) || holder.unique_customer_id
  return (
    <Banner tone="warning" title={words.holder(name)} live>
      <p className="mt-2 flex flex-wrap gap-2">
        <Link
          to="/customers/$customerId"
          params={{ customerId: holder.id }}
          className={buttonClass('quiet', 'small')}
        >
          {words.open(name)}
        </Link>
        {onMerge && (
          <Button size="small" onClick={() => onMerge(holder.id)}>
            {words.mergeOffer}
          </Button>
        )}
      </p>
    </Banner>
  )
}
