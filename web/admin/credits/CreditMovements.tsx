import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import type { CreditKind, CreditMovement } from '#server/admin/credits/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { isBackwards } from '#web/ui/fields/DayFields.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { AdminList } from '../AdminList.tsx'
import { createUtcFormat, format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { type Column, Table } from '../Table.tsx'
import { creditsQuery, type Filter, noFilter } from './creditQueries.ts'
import { creditTexts as texts } from './texts.ts'

type CreditMovementsProps = { filter: Filter; business: string | undefined; onClear: () => void }

/** The movements of credits, newest first. */
export function CreditMovements({ filter, business, onClear }: CreditMovementsProps) {
  const query = useInfiniteQuery({ ...creditsQuery(filter, business), enabled: !isBackwards(filter) })
  return (
    <AdminList
      pages={query}
      words={texts}
      loading={<Loading className="h-96 rounded-md" />}
      none={<Nothing isAll={filter === noFilter && !business} onClear={onClear} />}
    >
      {(found) => <Table label={texts.list} columns={columns} rows={found} keyOf={({ id }) => id} />}
    </AdminList>
  )
}

function Nothing({ isAll, onClear }: { isAll: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Coins />}
      title={isAll ? texts.none : texts.noneFound}
      action={!isAll && <Button onClick={onClear}>{texts.clear}</Button>}
    >
      {isAll ? texts.noneText : texts.noneFoundText}
    </EmptyState>
  )
}

const tones: Record<CreditKind, Tone> = {
  initial: 'neutral',
  reserved: 'neutral',
  returned: 'info',
  granted: 'success',
  taken: 'warning',
  bought: 'success',
  refunded: 'warning',
}

const KindBadge = ({ kind }: { kind: CreditKind }) => <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>

/** UTC, as the days of the filters. */
const utc = createUtcFormat()

const signed = (credits: number): string => `${credits < 0 ? '−' : '+'}${format.number(Math.abs(credits))}`

const longText = (text: string) => (
  <bdi className="block max-w-48 truncate md:max-w-44 xl:max-w-36 2xl:max-w-80" title={text}>
    {text}
  </bdi>
)

const columns: Column<CreditMovement>[] = [
  {
    head: texts.heads.company,
    cell: ({ company_name, business_id, kind, reason, at }) => (
      <>
        <Link
          to="/admin/credits"
          search={{ business: business_id }}
          aria-label={texts.only(company_name)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {longText(company_name)}
        </Link>
        <span className="wrap-anywhere flex flex-col items-start pb-1 font-normal text-muted text-sm md:hidden">
          <KindBadge kind={kind} />
          <bdi className="mt-1">{reason}</bdi>
          {utc.dateTime(at)}
        </span>
      </>
    ),
  },
  { head: texts.heads.kind, from: 'md', cell: KindBadge },
  {
    head: texts.heads.credits,
    end: true,
    cell: ({ credits }) => <span className="tabular-nums">{signed(credits)}</span>,
  },
  {
    head: texts.heads.reason,
    from: 'md',
    cell: ({ reason, at }) => (
      <div className="wrap-anywhere w-52 max-w-full xl:w-64 2xl:w-80">
        <bdi>{reason}</bdi>
        <span className="block text-muted text-sm xl:hidden">{utc.dateTime(at)}</span>
      </div>
    ),
  },
  { head: texts.heads.by, from: 'wide', cell: ({ by }) => longText(by ?? texts.regulars) },
  { head: texts.heads.at, from: 'xl', cell: ({ at }) => utc.dateTime(at) },
]
