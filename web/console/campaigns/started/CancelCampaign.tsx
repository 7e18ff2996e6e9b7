import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../../forms/ConfirmedChange.tsx'
import { useAct } from '../campaignsQuery.ts'
import { runTexts } from './texts.ts'

const { confirmCancel: texts, done } = runTexts

type CancelProps = DialogShown & { id: string; name: string }

/** Asks before a campaign is ended for good. */
export default function CancelCampaign({ id, name, ...shown }: CancelProps) {
  const words = { ...texts, title: texts.title(name), done: done.cancel }
  return <ConfirmedChange {...shown} change={useAct(id)} input="cancel" words={words} danger />
}
