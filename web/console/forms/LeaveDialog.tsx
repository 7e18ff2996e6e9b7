import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { texts } from '../page/texts.ts'

/** The question before unsaved changes are lost. */
export default function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={texts.leave.title}
      description={texts.leave.text}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.stay}
      danger
      onConfirm={onLeave}
    />
  )
}
