import type { ConsentEntry } from '#server/surfaces/customer-record/contract.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useRecordConsent } from './recordQuery.ts'
import { texts } from './texts.ts'

const words = texts.consent

export type Asked = { channel: ConsentEntry['channel']; given: boolean }

type AskConsentProps = {
  customerId: string
  asked: Asked
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a changed mind is written down. */
export default function AskConsent({ customerId, asked, open, onOpenChange }: AskConsentProps) {
  const { show } = useToast()
  const { mutate, isPending, error } = useRecordConsent(customerId)
  const said = `${asked.given}` as 'true' | 'false'
  const confirm = () =>
    mutate(asked, {
      onSuccess: () => {
        show({ tone: 'success', title: words.done[said] })
        onOpenChange(false)
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.ask[said](words.channels[asked.channel].toLowerCase())}
      description={words.askText}
      confirmLabel={words.confirm}
      busy={isPending}
      busyText={words.recording}
      error={error?.message}
      onConfirm={confirm}
    />
  )
}
