import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useAct } from './campaignsQuery.ts'
import { runTexts } from './runTexts.ts'

const words = runTexts.confirmCancel

type CancelProps = { id: string; name: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks before a campaign is ended for good. */
export default function CancelCampaign({ id, name, open, onOpenChange }: CancelProps) {
  const { show } = useToast()
  const { mutate, isPending, error } = useAct(id)
  const cancel = () =>
    mutate('cancel', {
      onSuccess: () => {
        show({ tone: 'success', title: runTexts.done.cancel })
        onOpenChange(false)
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.submit}
      cancelLabel={words.keep}
      busy={isPending}
      busyText={words.submitting}
      danger
      error={error?.message}
      onConfirm={cancel}
    />
  )
}
