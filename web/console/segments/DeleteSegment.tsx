import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useDeleteSegment } from './segmentsQuery.ts'
import { texts } from './texts.ts'

const words = texts.confirm

type DeleteSegmentProps = { segment: SegmentView; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks before a segment is deleted. */
export default function DeleteSegment({ segment, open, onOpenChange }: DeleteSegmentProps) {
  const { show } = useToast()
  const { mutate, isPending, error } = useDeleteSegment()
  const onSuccess = () => {
    onOpenChange(false)
    show({ tone: 'success', title: texts.deleted })
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(segment.name)}
      description={words.text}
      confirmLabel={words.submit}
      busy={isPending}
      busyText={words.submitting}
      danger
      error={error?.message}
      onConfirm={() => mutate(segment.id, { onSuccess })}
    />
  )
}
