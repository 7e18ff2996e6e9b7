import { type SubmitEvent, Suspense, useEffect } from 'react'
import type { EditableCustomer } from '#server/data/customer-record/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { wire } from '../forms/wire.ts'
import { newerCustomer } from './changes/typedCustomer.ts'
import { useEditCustomer } from './recordQuery.ts'
import { texts } from './texts.ts'

const StaleNotice = lazyPart(() => import('../forms/StaleNotice.tsx'))

const words = texts.notes

const openNotes = ({ version, notes }: EditableCustomer) => ({ version, typed: { notes: notes ?? '' } })
const newerIn = (error: Error) => {
  const newer = newerCustomer(error)
  return newer && openNotes(newer)
}

/** Notes of staff. Two people who write at once see each other's text. */
export default function Notes({ customer }: { customer: EditableCustomer }) {
  const { show } = useToast()
  const form = useEditForm(() => openNotes(customer), newerIn)
  const { opened, typed, newer } = form
  const save = useEditCustomer(customer.id)
  const isDirty = typed.notes.trim() !== opened.typed.notes
  // A newer version replaces the text as long as nothing was typed.
  const isOld = customer.version > opened.version && !isDirty && !newer && !save.isPending
  useEffect(() => {
    if (isOld) form.open(openNotes(customer))
  })
  const send = (version: number) =>
    save.mutate(
      { version, notes: typed.notes },
      {
        onSuccess: (saved) => {
          form.open(openNotes(saved))
          show({ tone: 'success', title: words.saved })
        },
        onError: (error) => {
          const now = newerIn(error)
          // Somebody changed the customer, but not the notes, so there is nothing to ask.
          if (now && now.typed.notes === opened.typed.notes) send(now.version)
          else form.onError(error)
        },
      },
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending || newer || !isDirty) return
    form.clear()
    send(opened.version)
  }
  const { error, ...field } = wire(form, 'notes')
  return (
    <Card title={words.title}>
      <LeaveGuard unsaved={isDirty} />
      <form ref={form.form} onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={words.label}
          hint={words.hint}
          maxLength={5000}
          {...field}
          error={error ?? form.failure?.message}
        />
        {newer && (
          <Suspense>
            <StaleNotice changes={changesIn(form, () => words.title)} onTake={form.take} onDrop={form.drop} />
          </Suspense>
        )}
        {isDirty && !newer && (
          <Button type="submit" className="self-start" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        )}
      </form>
    </Card>
  )
}
