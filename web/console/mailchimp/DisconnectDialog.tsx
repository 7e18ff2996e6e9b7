import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useDisconnect } from './mailchimpQuery.ts'
import { texts } from './texts.ts'

const words = texts.removal

type DisconnectDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function DisconnectDialog({ open, onOpenChange }: DisconnectDialogProps) {
  const { mutate, isPending, error } = useDisconnect()
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
