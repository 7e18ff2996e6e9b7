import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { useConfirmed } from '../../forms/useConfirmed.ts'
import { useDeleteDraft } from '../campaignsQuery.ts'
import { draftTexts } from './texts.ts'

const words = draftTexts.confirmDelete

type DeleteDraftProps = DialogShown & { id: string; name: string }

/** Asks before a draft is deleted for good, and leads back to the list. */
export default function DeleteDraft({ id, name, ...shown }: DeleteDraftProps) {
  const navigate = useNavigate()
  // Unsaved changes are deleted with the draft, so nothing blocks leaving.
  const leave = () => void navigate({ to: '/campaigns', ignoreBlocker: true })
  const confirmed = useConfirmed(useDeleteDraft(), id, words, leave)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.submit}
      busyText={words.submitting}
      danger
    />
  )
}
