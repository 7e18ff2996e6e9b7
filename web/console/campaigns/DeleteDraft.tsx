import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useDeleteDraft } from './campaignsQuery.ts'
import { draftTexts } from './draftTexts.ts'

const words = draftTexts.confirmDelete

type DeleteDraftProps = { id: string; name: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks before a draft goes for good, and leads back to the list. */
export default function DeleteDraft({ id, name, open, onOpenChange }: DeleteDraftProps) {
  const { show } = useToast()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useDeleteDraft()
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        show({ tone: 'success', title: words.done })
        // What is unsaved went with it.
        void navigate({ to: '/campaigns', ignoreBlocker: true })
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.submit}
      busy={isPending}
      busyText={words.submitting}
      danger
      error={error?.message}
      onConfirm={remove}
    />
  )
}
