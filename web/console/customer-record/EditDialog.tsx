import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import type { EditableCustomer } from '#server/surfaces/customer-record/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { useEditCustomer } from './recordQuery.ts'
import type { TaskProps } from './taskProps.ts'
import { texts } from './texts.ts'
import {
  differingFields,
  type EditedField,
  keepTyped,
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

/** Every field of a customer. What someone else changes meanwhile is shown, and nothing typed is lost. */
export function EditDialog(props: EditDialogProps) {
  return (
    <FormDialog open={props.open} onOpenChange={props.onOpenChange} title={words.title} size="medium">
      <EditForm {...props} />
    </FormDialog>
  )
}

function EditForm({ record, onOpenChange, onMerge }: EditDialogProps) {
  const { phone } = useFormat()
  const { show } = useToast()
  const [opened, setOpened] = useState(() => openForm(record.customer, phone))
  const [typed, setTyped] = useState(opened.typed)
  const leave = useUnsaved(differingFields(opened.typed, typed).length > 0)
  const [newer, setNewer] = useState<typeof opened>()
  const [taken, setTaken] = useState(false)
  const save = useEditCustomer(record.customer.id)
  const send = (from: typeof opened, fields: TypedCustomer) => {
    const changed = differingFields(from.typed, fields)
    const change = Object.fromEntries(changed.map((field) => [field, fields[field]]))
    save.mutate(
      { version: from.version, ...change },
      {
        onSuccess: () => {
          show({ tone: 'success', title: words.saved })
          onOpenChange(false)
        },
        onError: (error) => {
          const now = newerCustomer(error)
          if (!now) return
          const next = openForm(now, phone)
          // Something else about the customer changed, such as a consent: nothing to ask about.
          if (differingFields(from.typed, next.typed).length === 0) send(next, fields)
          else setNewer(next)
        },
      },
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending && !newer) send(opened, typed)
  }
  const take = () => {
    setTyped(keepTyped(opened.typed, typed, newer!.typed))
    setOpened(newer!)
    setNewer(undefined)
    setTaken(true)
    save.reset()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Refused error={save.error} onMerge={onMerge} />
      <Fields typed={typed} opened={opened.typed} error={save.error} onChange={setTyped} />
      <StaleNotice
        changes={
          newer &&
          differingFields(opened.typed, newer.typed).map((field) => ({
            label: labels[field],
            before: opened.typed[field],
            now: newer.typed[field],
          }))
        }
        taken={taken}
        onTake={take}
      />
      <DialogActions>
        <Button onClick={() => leave(() => onOpenChange(false))}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={newer !== undefined}
          busy={save.isPending}
          busyText={words.saving}
        >
          {words.save}
        </Button>
      </DialogActions>
    </form>
  )
}

const openForm = (customer: EditableCustomer, phone: (e164: string) => string) => ({
  version: customer.version,
  typed: typeCustomer(customer, phone),
})

type FieldsProps = {
  typed: TypedCustomer
  opened: TypedCustomer
  error: Error | null
  onChange: (typed: TypedCustomer) => void
}

function Fields({ typed, opened, error, onChange }: FieldsProps) {
  const wrong = error instanceof ApiError ? error.fields : {}
  const text = (field: EditedField) => ({
    label: labels[field],
    name: field,
    value: typed[field],
    error: wrong[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [field]: event.target.value }),
    autoComplete: 'off',
  })
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
        hint={typed.phone !== opened.phone && opened.phone ? words.newPhone : undefined}
      />
      <TextField {...text('email')} type="email" inputMode="email" autoCapitalize="none" maxLength={254} />
      <TextField {...text('birthday')} type="date" />
      <TextArea {...text('notes')} maxLength={5000} rows={3} />
    </>
  )
}

type RefusedProps = { error: Error | null; onMerge: (duplicateId: string) => void }

function Refused({ error, onMerge }: RefusedProps) {
  const session = useSession()
  const holder = phoneHolder(error)
  if (!error || newerCustomer(error)) return null
  if (holder) return <Holder holder={holder} onMerge={may(session, 'business admin') ? onMerge : undefined} />
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return null
  return (
    <Banner tone="danger" live>
      {error.message}
    </Banner>
  )
}

/** Someone has the phone already: perhaps the same person, twice. */
function Holder({ holder, onMerge }: { holder: PhoneHolder; onMerge: ((id: string) => void) | undefined }) {
  const name = [holder.first_name, holder.last_name].filter(Boolean).join(' ') || holder.unique_customer_id
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
