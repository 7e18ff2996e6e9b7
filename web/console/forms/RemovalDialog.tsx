import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'

export type RemovalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  words: { title: string; text: string; confirm: string; busy: string; done: string }
  removal: UseMutationResult<unknown, Error, void>
}

/** Asks before something of the settings is removed, and says when it is. */
export default function RemovalDialog({ open, onOpenChange, words, removal }: RemovalDialogProps) {
  const { mutate, isPending, error } = removal
  const { show } = useToast()
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false)
        show({ tone: 'success', title: words.done })
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      busy={isPending}
      busyText={words.busy}
      danger
      error={error?.message}
      onConfirm={confirm}
    />
  )
}
