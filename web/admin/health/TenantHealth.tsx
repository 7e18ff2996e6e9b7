import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Fate, TenantHealth as Health } from '#server/admin/contract.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Failed } from '../Failed.tsx'
import { format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { healthTexts as words } from './texts.ts'

// Each look is written to the business's own log, so the figures are read only on request.
const healthQuery = (id: string, enabled: boolean) => ({
  queryKey: ['admin', 'health', id],
  queryFn: () => call(app.admin.tenants[':id'].health.$get({ param: { id } })),
  enabled,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Outcome of a tenant's messages and payments in the last 30 days. */
export function TenantHealth({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(healthQuery(id, isOpen))
  const { data, error } = query
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      {!isOpen && (
        <>
          <p className="mt-1 mb-3 text-muted text-sm">{words.written}</p>
          <Button onClick={() => setOpen(true)}>{words.open}</Button>
        </>
      )}
      {isOpen && error && !data && <Failed query={query} />}
      {isOpen && !data && !error && <Loading className="mt-3 h-64 rounded-md" />}
      {isOpen && data && <Shown health={data} />}
    </section>
  )
}

function Shown({ health }: { health: Health }) {
  const { email, sms, failures, turned_away, texts, key_refused, payment } = health
  return (
    // The button that opened it is gone, so it takes the focus.
    <div ref={(shown) => shown?.focus({ preventScroll: true })} tabIndex={-1} className="mt-3 outline-none">
      {payment?.past_due_since && (
        <div className="mb-3">
          <Banner tone="warning">{words.pastDue(format.longDate(payment.past_due_since))}</Banner>
        </div>
      )}
      {key_refused && (
        <div className="mb-3">
          <Banner tone="warning" title={words.keyRefused(format.dateTime(key_refused.at))}>
            <span className="wrap-anywhere">{key_refused.words}</span>
          </Banner>
        </div>
      )}
      <dl className="divide-y divide-line">
        <Line name={words.email}>{fate(email)}</Line>
        <Line name={words.sms}>{fate(sms)}</Line>
        <Line name={words.textsMonth}>{used(texts.month)}</Line>
        {texts.today && <Line name={words.textsToday}>{used(texts.today)}</Line>}
        {(['complaints', 'unsubscribes', 'bounces', 'stops'] as const).map((way) => (
          <Line key={way} name={words.away[way]}>
            {format.number(turned_away[way])}
          </Line>
        ))}
        <Line name={words.payment}>{payment ? words.methods[payment.method] : words.noPayment}</Line>
      </dl>
      <h4 className="mt-4 font-semibold text-sm">{words.failures}</h4>
      {failures.length === 0 && <p className="text-muted text-sm">{words.noFailures}</p>}
      <ul className="divide-y divide-line">
        {failures.map(({ channel, reason, messages }) => (
          <li key={channel + reason} className="flex justify-between gap-4 py-2 text-sm">
            <span className="wrap-anywhere min-w-0">
              {reason} <span className="text-muted">({words[channel]})</span>
            </span>
            <span className="tabular-nums">{format.number(messages)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fate({ sent, delivered, failed, withheld }: Fate): string {
  const tried = sent + failed
  const share = tried === 0 ? null : format.percent(Math.round((100 * delivered) / tried))
  return words.fate(
    [sent, failed, withheld].map((count) => format.number(count)) as [string, string, string],
    share,
  )
}

const used = ({ used: count, limit }: { used: number; limit: number }) =>
  limit === -1
    ? words.unlimited(format.number(count))
    : words.used(format.number(count), format.number(limit))

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 text-sm">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-end tabular-nums">{children}</dd>
    </div>
  )
}
