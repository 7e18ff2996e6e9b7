import type { ConsentEntry } from '#server/surfaces/customer-record/contract.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useConfirmed } from '../forms/useConfirmed.ts'
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
export default function AskConsent({ customerId, asked, ...shown }: AskConsentProps) {
  const given = `${asked.given}` as 'true' | 'false'
  const said = { done: words.done[given] }
  const confirmed = useConfirmed(useRecordConsent(customerId), asked, said, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.ask[given](words.channels[asked.channel].toLowerCase())}
      description={words.askText}
      confirmLabel={words.confirm}
      busyText={words.recording}
    />
  )
}
