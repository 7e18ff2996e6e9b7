import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'

type ReasonFormProps = {
  variant: 'danger' | 'primary'
  words: {
    reason: string
    reasonHint: string
    reasonMissing: string
    cancel: string
    /** On the button, and while it works. */
    act: string
    acting: string
  }
  wrong: string | undefined
  busy: boolean
  onCancel: () => void
  onReason: (reason: string) => void
  /** What else is decided with it. */
  children?: ReactNode
}

/** Asks a super admin for the reason of an action on a person: it is written to the audit log. */
export function ReasonForm({ variant, words, wrong, busy, onCancel, onReason, children }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim()) return onReason(reason.trim())
    setMissing(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={words.reason}
        hint={words.reasonHint}
        error={missing && !reason.trim() ? words.reasonMissing : wrong}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        autoFocus
      />
      {children}
      <DialogActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant={variant} busy={busy} busyText={words.acting}>
          {words.act}
        </Button>
      </DialogActions>
    </form>
  )
}
