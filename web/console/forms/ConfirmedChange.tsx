import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'

type Shared = 'open' | 'onOpenChange' | 'danger' | 'typeToConfirm' | 'children'

export type ConfirmedChangeProps<Input> = Pick<ConfirmDialogProps, Shared> & {
  change: Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending' | 'error'>
  input: NoInfer<Input>
  words: {
    title: string
    text: string
    /** The change as a verb, and while it is being made. */
    confirm: string
    busy: string
    /** The button that leaves everything as it is. */
    keep?: string
    /** Message once the change is made. */
    done?: string
    /** Message before the reason of a failure. */
    failed?: string
  }
  /** Called once the change is made, instead of closing. */
  onDone?: () => void
}

/** Asks before a change, makes it once it is confirmed, reports it and closes. */
export function ConfirmedChange<Input>(props: ConfirmedChangeProps<Input>) {
  const { change, input, words, onDone, ...shown } = props
  const { mutate, isPending, error } = change
  const { show } = useToast()
  const onSuccess = () => {
    if (words.done) show({ tone: 'success', title: words.done })
    if (onDone) onDone()
    else shown.onOpenChange(false)
  }
  const reason = words.failed ? `${words.failed}. ${error?.message}` : error?.message
  return (
    <ConfirmDialog
      {...shown}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={isPending}
      busyText={words.busy}
      error={error ? reason : undefined}
      onConfirm={() => mutate(input, { onSuccess })}
    />
  )
}
