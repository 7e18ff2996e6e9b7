import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { useConfirmed } from '../forms/useConfirmed.ts'
import { useDeleteSegment } from './segmentsQuery.ts'
import { texts } from './texts.ts'

const words = texts.confirm

type DeleteSegmentProps = DialogShown & { segment: SegmentView }

/** Asks before a segment is deleted. */
export default function DeleteSegment({ segment, ...shown }: DeleteSegmentProps) {
  const said = { done: texts.deleted }
  const confirmed = useConfirmed(useDeleteSegment(), segment.id, said, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.title(segment.name)}
      description={words.text}
      confirmLabel={words.submit}
      busyText={words.submitting}
      danger
    />
  )
}
