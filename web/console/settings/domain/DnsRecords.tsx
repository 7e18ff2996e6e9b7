import { Copy } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { useCopy } from '#web/ui/notices/useCopy.ts'
import type { Domain } from './domainQuery.ts'
import { domainTexts as texts } from './texts.ts'

type DnsRecord = Domain['records']['proof']
type State = NonNullable<DnsRecord['state']> | 'unasked'

const tones: Record<State, Tone> = {
  fine: 'success',
  missing: 'warning',
  wrong: 'danger',
  unknown: 'neutral',
  unasked: 'neutral',
}

/** The two DNS records of a domain to copy, and the state of each. */
export function DnsRecords({ records: { proof, target } }: { records: Domain['records'] }) {
  return (
    <ul aria-label={texts.records} className="divide-y divide-line border-line border-y">
      <Row type="TXT" record={proof} />
      <Row type="CNAME" record={target} hint={texts.address} />
    </ul>
  )
}

function Row({ type, record, hint }: { type: string; record: DnsRecord; hint?: string }) {
  const state = record.state ?? 'unasked'
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{type}</span>
        <Badge tone={tones[state]}>{texts.recordStates[state]}</Badge>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-md bg-quiet px-3 py-2 text-sm">
        <Part label={texts.record.name} value={record.name} />
        <Part label={texts.record.value} value={record.value} />
      </dl>
      {hint && <p className="text-muted text-sm">{hint}</p>}
    </li>
  )
}

function Part({ label, value }: { label: string; value: string }) {
  const copy = useCopy(texts)
  return (
    <>
      <dt className="self-center text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-2">
        <span className="break-all font-mono">{value}</span>
        <IconButton label={texts.copy(value)} icon={<Copy />} onClick={() => copy(value)} />
      </dd>
    </>
  )
}
