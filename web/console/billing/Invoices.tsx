import { useQuery } from '@tanstack/react-query'
import type { InvoiceView } from '#server/billing/contract.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { invoicesQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.invoices
const tones: Record<InvoiceView['status'], Tone> = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  uncollectible: 'danger',
  void: 'neutral',
}

/** Past charges, each with a link to its page at the provider. */
export function Invoices() {
  const query = useQuery(invoicesQuery)
  const { data, error } = query
  return (
    <Card title={words.title} className="lg:col-span-2">
      {!data && <LoadFailed query={query} title={words.failed} retry={texts.retry} />}
      {!data && !error && (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-24 rounded-lg" />
        </div>
      )}
      {data?.length === 0 && <p className="text-muted">{words.none}</p>}
      {data && data.length > 0 && <InvoiceRows invoices={data} />}
    </Card>
  )
}

function InvoiceRows({ invoices }: { invoices: InvoiceView[] }) {
  const { locale } = useSession().business
  const { date } = useFormat()
  return (
    <ul className="divide-y divide-line">
      {invoices.map(({ id, at, number, amount, currency, status, url }) => (
        <li key={id} className="flex items-center gap-x-4 py-3 sm:gap-x-6">
          <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:gap-x-6">
            <span className="shrink-0 sm:w-28">{date(at)}</span>
            <span className="wrap-anywhere text-muted">{number}</span>
          </span>
          <span className="tabular-nums">{formatMoney(amount, currency, locale)}</span>
          <span className="flex w-18 justify-end">
            <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
          </span>
          <span className="min-w-10 shrink-0 text-end">
            {url && (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={words.view(number ?? date(at))}
                className="font-semibold text-accent-text underline underline-offset-4"
              >
                {words.viewShort}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
