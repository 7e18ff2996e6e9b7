import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Banknote, Building2, Hourglass } from 'lucide-react'
import { Suspense } from 'react'
import type { Overview } from '#server/admin/contract.ts'
import { Page } from '#web/console/page/Page.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { StatCard } from '#web/ui/layout/StatCard.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Failed } from '../Failed.tsx'
import { format, price } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { useCanText } from '../useCanText.ts'
import { HeldMessages } from './HeldMessages.tsx'
import { JournalBehind } from './JournalBehind.tsx'
import { overviewQuery } from './overviewQueries.ts'
import { RecentTenants } from './RecentTenants.tsx'
import { TextAlarms } from './TextAlarms.tsx'
import { overviewTexts as words } from './texts.ts'

const MailWatch = lazyPart(() => import('../review/MailWatch.tsx'))
const MonthCharts = lazyPart(() => import('./MonthCharts.tsx'))
/** /admin/dashboard: the platform's figures. */
export default function AdminDashboard() {
  const query = useQuery(overviewQuery)
  const { data, error } = query
  const canText = useCanText()
  const count = (of: 'active' | 'total') => format.number(data?.tenants[of] ?? 0)
  return (
    <Page title={words.title} description={words.description}>
      {error && !data ? (
        <Failed query={query} />
      ) : (
        <div className="flex flex-col gap-6">
          {data?.messages_held && <HeldMessages held={data.messages_held} />}
          {data?.journal_behind && <JournalBehind behind={data.journal_behind} />}
          {data && <TextAlarms of="texts" alarms={data.texts.alarms} />}
          {data && <TextAlarms of="mails" alarms={data.mails.alarms} />}
          <Suspense>
            <MailWatch />
          </Suspense>
          <Totals overview={data} />
          <Card
            title={words.recent}
            actions={
              <Link
                to="/admin/tenants"
                className="-my-2 inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
              >
                {words.all}
              </Link>
            }
          >
            <Recent overview={data} />
          </Card>
          <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            <Figures
              title={words.insights}
              figures={[
                [words.activeMrr, data && price(data.monthly_revenue)],
                [words.average, data && price(data.average_revenue), data && words.over(count('active'))],
                [
                  words.conversion,
                  data && `${data.conversion_rate}%`,
                  data && words.share(count('active'), count('total')),
                ],
              ]}
            />
            <Figures
              title={words.health}
              figures={(['active', 'trial', 'asking', 'total'] as const).map((of) => [
                words.healthOf[of],
                data && format.number(data.tenants[of]),
              ])}
            />
            {canText && <SentToday title={words.textsToday} sent={data?.texts} />}
            <SentToday title={words.mailsToday} sent={data?.mails} />
          </div>
          <Suspense fallback={<Loading className="h-96 rounded-lg" />}>
            <MonthCharts />
          </Suspense>
        </div>
      )}
    </Page>
  )
}

const SentToday = ({ title, sent }: { title: string; sent: Overview['texts'] | undefined }) => (
  <Figures
    title={title}
    figures={[
      [words.sentBy.platform, sent && usedOf(sent.platform)],
      [words.sentBy.young, sent && usedOf(sent.young_businesses)],
    ]}
  />
)

const usedOf = ({ sent, limit }: { sent: number; limit: number }) =>
  words.used(format.number(sent), format.number(limit))

function Totals({ overview }: { overview: Overview | undefined }) {
  const { total, active, trial } = overview?.tenants ?? {}
  const show = (value: number | undefined) => (value === undefined ? undefined : format.number(value))
  return (
    <section aria-label={words.stats} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard label={words.total} icon={<Building2 aria-hidden />} value={show(total)} />
      <StatCard label={words.active} icon={<BadgeCheck aria-hidden />} value={show(active)} />
      <StatCard label={words.trial} icon={<Hourglass aria-hidden />} value={show(trial)} />
      <StatCard
        label={words.revenue}
        icon={<Banknote aria-hidden />}
        value={overview && price(overview.monthly_revenue)}
      />
    </section>
  )
}

function Recent({ overview }: { overview: Overview | undefined }) {
  if (!overview) return <Loading className="h-64 rounded-md" />
  if (overview.recent.length === 0) {
    return (
      <EmptyState icon={<Building2 />} title={words.none}>
        {words.noneText}
      </EmptyState>
    )
  }
  return <RecentTenants tenants={overview.recent} />
}

function Figures({
  title,
  figures,
  className,
}: {
  className?: string
  title: string
  /** `of` says of what the value is a share or an average. */
  figures: [label: string, value: string | undefined, of?: string | undefined][]
}) {
  return (
    <Card title={title} className={className}>
      <dl className="-my-2 divide-y divide-line">
        {figures.map(([label, value, of]) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-4">
            <dt className="py-2 text-muted">
              {label}
              {of && <span className="block text-sm">{of}</span>}
            </dt>
            <dd className="font-semibold tabular-nums">
              {value ?? <Skeleton className="h-4 w-16 rounded-sm" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
