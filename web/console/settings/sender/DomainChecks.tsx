import type { EmailConfigView } from '#server/console/settings/sender/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../../page/format.ts'
import { domainTexts as words } from './domainTexts.ts'
import { useCheckDomain } from './emailConfigQuery.ts'

type Domain = NonNullable<EmailConfigView['domain']>
type Check = Domain['spf']

const tones: Record<Check['state'], Tone> = {
  fine: 'success',
  missing: 'warning',
  'not allowed': 'danger',
  unknown: 'neutral',
}

type DomainChecksProps = { domain: Domain | null; mayChange: boolean }

/** Tells whether the domain of From Email lets SendGrid send in its name, with the next step for each fault. */
export function DomainChecks({ domain, mayChange }: DomainChecksProps) {
  const format = useFormat()
  const { mutate, isPending } = useCheckDomain()
  const report = useReport()
  const check = () => mutate(undefined, report({ done: words.checked, failed: words.failed }))
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="break-words font-semibold">{domain ? words.titleOf(domain.name) : words.title}</h3>
          <p className="text-muted text-sm">
            {domain ? words.at(format.dateTime(domain.checked_at)) : words.never}
          </p>
        </div>
        {mayChange && (
          <Button size="small" onClick={check} busy={isPending} busyText={words.checking}>
            {domain ? words.again : words.check}
          </Button>
        )}
      </div>
      {domain && (
        <ul className="divide-y divide-line border-line border-y">
          {(['spf', 'dkim', 'dmarc'] as const).map((name) => (
            <Row key={name} name={name} check={domain[name]} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ name, check: { state, add } }: { name: 'spf' | 'dkim' | 'dmarc'; check: Check }) {
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span>
          <span className="font-semibold">{words.names[name]}</span>{' '}
          <span className="text-muted text-sm">{words.meanings[name]}</span>
        </span>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </p>
      {state !== 'fine' && (
        <p className="text-sm">
          {add === null && name === 'spf' && state === 'not allowed'
            ? words.spfTwice
            : words.steps[name][state]}
        </p>
      )}
      {add && (
        <dl className="grid gap-x-4 gap-y-1 rounded-md bg-quiet p-3 text-sm sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{words.record.name}</dt>
          <dd className="break-all font-mono">{add.name}</dd>
          <dt className="text-muted">{words.record.type}</dt>
          <dd className="font-mono">{add.type}</dd>
          <dt className="text-muted">{words.record.value}</dt>
          <dd className="break-all font-mono">{add.value}</dd>
        </dl>
      )}
    </li>
  )
}
