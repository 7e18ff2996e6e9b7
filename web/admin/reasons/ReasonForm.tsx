import type { ReactNode } from 'react'
import { handleSubmit, type Save } from '#web/console/forms/handleSubmit.ts'
import type { Form } from '#web/console/forms/useForm.ts'
import { wire } from '#web/console/forms/wire.ts'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'

export type ReasonWords = {
  reason: string
  reasonHint: string
  reasonMissing: string
  cancel: string
  /** Labels of the button, and of the button while it works. */
  act: string
  acting: string
}

type ReasonFormProps<Typed extends { reason: string }, Sent, Answer> = {
  form: Form<Typed>
  save: Save<Sent, Answer>
  /** Reads what to send with the reason; undefined if something else is wrong. */
  read: (reason: string) => Sent | undefined
  onDone?: (answer: Answer) => void
  onCancel: () => void
  variant: 'danger' | 'primary'
  words: ReasonWords
  disabled?: boolean
  /** Other fields that are decided with the reason. */
  children?: ReactNode
}

/** Asks a super admin for the reason of an action; the audit log keeps it. */
export function ReasonForm<Typed extends { reason: string }, Sent, Answer>(
  props: ReasonFormProps<Typed, Sent, Answer>,
) {
  const { form, save, read, onDone, onCancel, variant, words, disabled = false, children } = props
  const readAll = () => {
    const reason = form.typed.reason.trim()
    return reason ? read(reason) : void form.refuse({ reason: words.reasonMissing })
  }
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={handleSubmit(form, save, readAll, onDone)}
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <TextArea
        {...wire(form, 'reason')}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        autoFocus
      />
      {children}
      <FormActions
        cancel={words.cancel}
        onCancel={onCancel}
        variant={variant}
        disabled={disabled}
        busy={save.isPending}
        busyText={words.acting}
      >
        {words.act}
      </FormActions>
    </form>
  )
}
