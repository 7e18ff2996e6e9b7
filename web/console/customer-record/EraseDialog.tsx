import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { confirmedName } from './confirmedName.ts'
import { useErase } from './recordQuery.ts'
import type { TaskProps } from './taskProps.ts'
import { texts } from './texts.ts'

const words = texts.erase

/** Asks for the name before a person is forgotten for good. */
export function EraseDialog({ record, open, onOpenChange }: TaskProps) {
  const { show } = useToast()
  const { mutate, isPending, error } = useErase(record.customer.id)
  const name = confirmedName(record.customer)
  const erase = () =>
    mutate(name, {
      onSuccess: () => {
        show({ tone: 'success', title: words.done })
        onOpenChange(false)
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
      typeToConfirm={{ label: words.confirm(name), words: name }}
      onConfirm={erase}
    />
  )
}
