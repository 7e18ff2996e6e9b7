import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { confirmedName } from '../../customers/customerName.ts'
import { useConfirmed } from '../../forms/useConfirmed.ts'
import { useErase } from '../recordQuery.ts'
import type { TaskProps } from '../taskProps.ts'
import { texts } from '../texts.ts'

const words = texts.erase

/** Asks for the customer's name, typed, before they are erased for good. */
export function EraseDialog({ record, open, onOpenChange }: TaskProps) {
  const name = confirmedName(record.customer)
  const confirmed = useConfirmed(useErase(record.customer.id), name, words, onOpenChange)
  return (
    <ConfirmDialog
      {...confirmed}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.submit}
      busyText={words.submitting}
      danger
      typeToConfirm={{ label: words.confirm(name), words: name }}
    />
  )
}
