import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { useConfirmed } from '../../forms/useConfirmed.ts'
import { useAct } from '../campaignsQuery.ts'
import { runTexts } from './texts.ts'

const words = runTexts.confirmCancel

type CancelProps = DialogShown & { id: string; name: string }

/** Asks before a campaign is ended for good. */
export default function CancelCampaign({ id, name, ...shown }: CancelProps) {
  const confirmed = useConfirmed(useAct(id), 'cancel', { done: runTexts.done.cancel }, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.submit}
      cancelLabel={words.keep}
      busyText={words.submitting}
      danger
    />
  )
}
