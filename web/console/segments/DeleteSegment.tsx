import type { SegmentView } from '#server/messaging/segments/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { useDeleteSegment } from './segmentsQuery.ts'
import { texts } from './texts.ts'

type DeleteSegmentProps = DialogShown & { segment: SegmentView }

/** Asks before a segment is deleted. */
export default function DeleteSegment({ segment, ...shown }: DeleteSegmentProps) {
  const words = { ...texts.confirm, title: texts.confirm.title(segment.name) }
  return <ConfirmedChange {...shown} change={useDeleteSegment()} input={segment.id} words={words} danger />
}
