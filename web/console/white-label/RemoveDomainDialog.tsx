import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useRemoveDomain } from './domainQuery.ts'
import { domainTexts } from './domainTexts.ts'

const words = domainTexts.removal

type RemoveDomainDialogProps = { host: string; open: boolean; onOpenChange: (open: boolean) => void }

export default function RemoveDomainDialog({ host, open, onOpenChange }: RemoveDomainDialogProps) {
  const { mutate, isPending, error } = useRemoveDomain()
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
      title={words.title(host)}
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
