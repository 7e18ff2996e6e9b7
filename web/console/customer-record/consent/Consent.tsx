import { Suspense, useState } from 'react'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useSession } from '../../session/session.ts'
import { texts } from '../texts.ts'
import type { Asked } from './AskConsent.tsx'

const AskConsent = lazyPart(() => import('./AskConsent.tsx'))
const ConsentDetails = lazyPart(() => import('./ConsentDetails.tsx'))

const words = texts.consent

/** The customer's consents, how they are known, and controls to record a change. */
export function Consent({ record }: { record: PresentRecord }) {
  const { customer, texts_stopped } = record
  const { can_text } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const [times, setTimes] = useState(0)
  const [open, setOpen] = useState(false)
  const ask = (next: Asked) => {
    setAsked(next)
    setTimes(times + 1)
    setOpen(true)
  }
  const states = { sms: customer.opted_in_sms, email: customer.opted_in_email }
  // Where nothing is texted a consent to texts can be ended, but none is asked for.
  const channels = (['sms', 'email'] as const).filter(
    (channel) => can_text || channel === 'email' || states.sms,
  )
  return (
    <Card title={words.title} description={words.text}>
      <ul className="flex flex-col gap-4">
        {channels.map((channel) => {
          const given = states[channel]
          const stopped = channel === 'sms' && texts_stopped
          return (
            <li key={channel} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
              <div className="flex flex-col items-start gap-1">
                <span className="font-semibold">{words.channels[channel]}</span>
                <Badge tone={given ? 'success' : 'neutral'}>{given ? words.given : words.notGiven}</Badge>
              </div>
              {!stopped && (
                <Button size="small" onClick={() => ask({ channel, given: !given })}>
                  {given ? words.withdraw : words.give}
                  <span className="sr-only"> {words.channels[channel]}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {can_text && texts_stopped && (
        <div className="mt-4">
          <Banner tone="warning">{words.stopped}</Banner>
        </div>
      )}
      <Suspense>
        <ConsentDetails record={record} />
      </Suspense>
      {asked && (
        <Suspense>
          {/* A new key each time, so that it starts without an answer. */}
          <AskConsent key={times} customerId={customer.id} asked={asked} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Card>
  )
}
