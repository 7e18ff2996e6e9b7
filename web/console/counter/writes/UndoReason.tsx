import { type SubmitEvent, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { texts } from '../texts.ts'

const words = texts.undo

export type UndoReasonProps = {
  busy: boolean
  busyText: string
  error: string | undefined
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks an admin for the reason of an undo. */
export default function UndoReason({ busy, busyText, error, onReason, onClose }: UndoReasonProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim()) return onReason(reason.trim())
    setMissing(true)
    field.current?.focus()
  }
  return (
    <Dialog open onOpenChange={onClose} title={words.why} description={words.whyText} size="small">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorBanner message={error} />
        <TextField
          ref={field}
          label={words.reason}
          error={missing && !reason.trim() ? words.reasonMissing : undefined}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormActions cancel={words.cancel} onCancel={onClose} busy={busy} busyText={busyText}>
          {words.undo}
        </FormActions>
      </form>
    </Dialog>
  )
}
