import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { useConfirmed } from './useConfirmed.ts'

export type RemovalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  words: { title: string; text: string; confirm: string; busy: string; done: string }
  removal: UseMutationResult<unknown, Error, void>
}

/** Asks before something is removed from the settings, and confirms the removal. */
export default function RemovalDialog({ words, removal, ...shown }: RemovalDialogProps) {
  const confirmed = useConfirmed(removal, undefined, words, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      busyText={words.busy}
      danger
    />
  )
}
