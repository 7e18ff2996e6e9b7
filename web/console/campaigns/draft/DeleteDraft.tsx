import { useNavigate } from '@tanstack/react-router'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../../forms/ConfirmedChange.tsx'
import { useDeleteDraft } from '../campaignsQuery.ts'
import { draftTexts } from './texts.ts'

const texts = draftTexts.confirmDelete

type DeleteDraftProps = DialogShown & { id: string; name: string }

/** Asks before a draft is deleted for good, and leads back to the list. */
export default function DeleteDraft({ id, name, ...shown }: DeleteDraftProps) {
  const navigate = useNavigate()
  // Unsaved changes are deleted with the draft, so nothing blocks leaving.
  const leave = () => void navigate({ to: '/campaigns', ignoreBlocker: true })
  return (
    <ConfirmedChange
      {...shown}
      change={useDeleteDraft()}
      input={id}
      words={{ ...texts, title: texts.title(name) }}
      onDone={leave}
      danger
    />
  )
}
