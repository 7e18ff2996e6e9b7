import { useState } from 'react'
import type { ConsentEntry } from '#server/data/customer-record/contract.ts'
import type { WayToAgree } from '#server/loyalty/customers/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { WaysToAgree } from '../../customers/adding/WaysToAgree.tsx'
import { useConfirmed } from '../../forms/useConfirmed.ts'
import { useRecordConsent } from '../recordQuery.ts'
import { texts } from '../texts.ts'

const words = texts.consent

export type Asked = { channel: ConsentEntry['channel']; given: boolean }

type AskConsentProps = {
  customerId: string
  asked: Asked
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a changed consent is recorded, and how it was given. */
export default function AskConsent({ customerId, asked, ...shown }: AskConsentProps) {
  const given = `${asked.given}` as 'true' | 'false'
  const said = { done: words.done[given] }
  const [consent_given, setWay] = useState<WayToAgree>()
  const change = asked.given ? { ...asked, consent_given } : asked
  const confirmed = useConfirmed(useRecordConsent(customerId), change, said, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.ask[given](words.channels[asked.channel].toLowerCase())}
      description={words.askText[given]}
      confirmLabel={words.confirm}
      busyText={words.recording}
    >
      {asked.given && <WaysToAgree value={consent_given} onChange={setWay} />}
    </ConfirmDialog>
  )
}
