import { useState } from 'react'
import type { ConsentEntry } from '#server/data/customer-record/contract.ts'
import type { WayToAgree } from '#server/loyalty/customers/contract.ts'
import { WaysToAgree } from '../../customers/adding/WaysToAgree.tsx'
import { ConfirmedChange } from '../../forms/ConfirmedChange.tsx'
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
  const [consent_given, setWay] = useState<WayToAgree>()
  const change = asked.given ? { ...asked, consent_given } : asked
  return (
    <ConfirmedChange
      {...shown}
      change={useRecordConsent(customerId)}
      input={change}
      words={{
        title: words.ask[given](words.channels[asked.channel]),
        text: words.askText[given],
        confirm: words.confirm,
        busy: words.recording,
        done: words.done[given],
      }}
    >
      {asked.given && <WaysToAgree value={consent_given} onChange={setWay} />}
    </ConfirmedChange>
  )
}
