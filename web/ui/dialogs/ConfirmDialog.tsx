import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFocusBack } from '../focus/useFocusBack.ts'
import { ErrorBanner } from '../notices/ErrorBanner.tsx'
import { texts } from '../texts.ts'
import { actionsClass, veilClass } from './Dialog.tsx'
import { useOpenLayer } from './openLayers.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** The action as a verb: 'Delete code'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  busy?: boolean
  busyText?: string
  danger?: boolean
  /** True if confirming is likely a mistake: the cancel button then stands out. */
  doubtful?: boolean
  error?: string | undefined
  /** Words that must be typed first, for what can't be undone. */
  typeToConfirm?: { label: string; words: string }
  onConfirm: () => void
  /** Further choices. */
  children?: ReactNode
}

/** Asks before an action; stays open until the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const focusBack = useFocusBack()
  useOpenLayer(props.open, () => props.onOpenChange(false))
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Portal>
        {/* Also above another dialog, where Base UI would leave out the backdrop. */}
        <Base.Backdrop forceRender className={veilClass} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-4">
          <Base.Popup
            {...focusBack}
            className="max-h-full w-full max-w-md overflow-y-auto overscroll-contain rounded-xl bg-raised p-6 shadow-soft outline-none transition duration-200 data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Base.Title dir="auto" className="display text-xl">
              {props.title}
            </Base.Title>
            <Base.Description dir="auto" className="mt-2 text-base text-muted">
              {props.description}
            </Base.Description>
            <ConfirmForm {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function ConfirmForm(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    cancelLabel = texts.cancel,
    busy,
    busyText,
    danger,
    doubtful,
    error,
    typeToConfirm,
    onConfirm,
    children,
  } = props
  const [typed, setTyped] = useState('')
  const ready = !typeToConfirm || typed.trim() === typeToConfirm.words
  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready && !busy) onConfirm()
  }
  return (
    <form onSubmit={confirm} className="mt-6 flex flex-col gap-6">
      {children}
      {typeToConfirm && (
        <TextField
          label={typeToConfirm.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      )}
      <ErrorBanner message={error} />
      <div data-actions className={actionsClass}>
        <Base.Close render={<Button variant={doubtful ? 'primary' : 'secondary'} reads />}>
          {cancelLabel}
        </Base.Close>
        <Button
          type="submit"
          variant={danger ? 'danger' : doubtful ? 'secondary' : 'primary'}
          disabled={!ready}
          busy={busy ?? false}
          busyText={busyText ?? confirmLabel}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
