import type { ConsentEntry, PresentRecord } from '#server/data/customer-record/contract.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import { CustomerLanguage } from './CustomerLanguage.tsx'
import { preferenceTexts } from './preferenceTexts.ts'

const words = texts.consent

/**
 * The topics and pauses that the customer chose, their language, and the proofs of consent. All this is below the first
 * screen.
 */
export default function ConsentDetails({ record }: { record: PresentRecord }) {
  const { preferences, consents } = record
  return (
    <>
      <Preferences {...preferences} />
      <CustomerLanguage record={record} />
      <Proofs consents={consents} />
    </>
  )
}

function Preferences({ left, paused_until }: PresentRecord['preferences']) {
  const { longDate, either } = useFormat()
  const words = preferenceTexts
  if (left.length === 0 && paused_until === null) return null
  return (
    <div className="mt-4">
      <Banner>
        {paused_until && <p>{words.paused(longDate(paused_until))}</p>}
        {left.length > 0 && <p>{words.left(either(left.map((topic) => words.names[topic])))}</p>}
        <p>{words.owed}</p>
      </Banner>
    </div>
  )
}

function Proofs({ consents }: { consents: ConsentEntry[] }) {
  const { dateTime } = useFormat()
  if (consents.length === 0) return <p className="mt-4 text-muted text-sm">{words.noProof}</p>
  return (
    <Disclosure title={words.proofs(consents.length)} titleClass="text-sm" className="mt-4">
      <ol className="divide-y divide-line text-sm">
        {consents.map(({ id, channel, given, source, wording, recorded_by, ip_address, at }) => (
          <li key={id} className="py-3 wrap-anywhere">
            <p className="font-semibold">{(given ? words.gave : words.ended)[channel]}</p>
            <p dir="auto">{words.wording(wording)}</p>
            <p className="text-muted">
              {[
                dateTime(at),
                source,
                ...(recorded_by ? [words.by(recorded_by)] : []),
                ...(ip_address ? [words.from(ip_address)] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
