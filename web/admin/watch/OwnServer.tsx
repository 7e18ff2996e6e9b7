import type { ReactNode } from 'react'
import type { PlatformWatch } from '#server/admin/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { format } from '../format.ts'
import { watchTexts as words } from './texts.ts'

type Server = PlatformWatch['process']

const MEGABYTE = 1024 * 1024

/** The work of the server that answers this page since it started. */
export function OwnServer({ server }: { server: Server }) {
  const { version, since, answered, failed, limited, busy, memory_bytes, pools, providers } = server
  return (
    <Card title={words.server} description={words.serverText(format.dateTime(since), version)}>
      <dl className="-my-2 divide-y divide-line">
        <Line name={words.requests}>{format.number(answered)}</Line>
        <Line name={words.failed}>{format.number(failed)}</Line>
        <Line name={words.limited}>{format.number(limited)}</Line>
        <Line name={words.busy}>{format.percent(busy)}</Line>
        <Line name={words.memory}>{words.megabytes(format.number(Math.round(memory_bytes / MEGABYTE)))}</Line>
        {pools.map((pool) => (
          <Line key={pool.name} name={words.pools[pool.name] ?? pool.name}>
            {poolText(pool)}
          </Line>
        ))}
      </dl>
      <h3 className="mt-6 font-semibold">{words.providers}</h3>
      {providers.length === 0 && <p className="text-muted text-sm">{words.noProvider}</p>}
      <dl className="divide-y divide-line">
        {providers.map((provider) => (
          <Line key={provider.name} name={provider.name}>
            {providerText(provider)}
          </Line>
        ))}
      </dl>
    </Card>
  )
}

const poolText = ({ busy, most, waiting }: Server['pools'][number]): string => {
  const used = words.inUse(format.number(busy), format.number(most))
  return waiting === 0 ? used : `${used}, ${words.inLine(format.number(waiting))}`
}

function providerText({ answers, others, mean_seconds }: Server['providers'][number]): string {
  const all = words.answers(format.number(answers), format.number(Math.round(mean_seconds * 100) / 100))
  const rest = others.map(
    ({ outcome, answers: count }) => `${format.number(count)} ${words.outcomes[outcome] ?? outcome}`,
  )
  return [all, ...rest].join('; ')
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
