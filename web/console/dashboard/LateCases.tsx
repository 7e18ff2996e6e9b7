import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { CaseView } from '#server/loyalty/counter/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { app, call } from '#web/client/api.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { customerName } from '../customers/customerName.ts'
import { whenWords } from '../customers/whenWords.ts'
import { type Format, useFormat } from '../page/format.ts'
import { useSigner } from '../page/useSigner.ts'
import { dashboardQuery } from './dashboardQuery.ts'
import { lateTexts as texts } from './lateTexts.ts'

/** As many as can be settled without scrolling on. The next ones follow. */
const SHOWN = 3

/** Cases among which one that a link leads to is looked for. */
const SEARCHED = 100
const queryKey = ['late cases']

/** @param asked the id of a case that is shown first, if it still waits */
const casesQuery = (asked: string | undefined) =>
  queryOptions({
    queryKey: [...queryKey, asked],
    queryFn: async () => {
      const limit = asked ? SEARCHED : SHOWN
      const { data } = await call(app.cases.$get({ query: { limit: `${limit}` } }))
      const [first, others] = [data.filter(({ id }) => id === asked), data.filter(({ id }) => id !== asked)]
      const isSettled = asked !== undefined && first.length === 0 && data.length < limit
      return { isSettled, cases: [...first, ...others].slice(0, SHOWN) }
    },
    placeholderData: keepPreviousData,
  })

/** Late operations that were not recorded: what happened, and one press to settle each. */
export default function LateCases({ count }: { count: number }) {
  const { case: asked }: { case?: string | undefined } = useSearch({ strict: false })
  const query = useQuery(casesQuery(asked))
  const cases = query.data?.cases ?? []
  return (
    <div className="mb-4">
      {query.isPending && <Skeleton className="h-24 rounded-md" />}
      <LoadFailed query={query} retry={texts.retry} />
      {query.data?.isSettled && <p className="pb-2 text-muted text-sm">{texts.settled}</p>}
      <ul aria-label={texts.label} className="divide-y divide-line">
        {cases.map((late) => (
          <Late key={late.id} late={late} />
        ))}
      </ul>
      {count > cases.length && cases.length > 0 && (
        <p className="pt-2 text-muted text-sm">{texts.more(count - cases.length)}</p>
      )}
    </div>
  )
}

type Act = 'record' | 'dismiss'

/** Each case is settled by itself, so that the next one can be pressed while the lists are still read again. */
function useSettle({ id }: CaseView) {
  const client = useQueryClient()
  const report = useReport()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: Act) =>
      call(app.cases[':id'].settle.$post({ param: { id }, json: { record: act === 'record' } })),
    ...report({ failed: texts.failed }),
    // Somebody else may have settled it, so both are read again.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
      ]),
  })
  return { busy: isPending ? variables : null, settle: (act: Act) => !isPending && mutate(act) }
}

function Late({ late }: { late: CaseView }) {
  const { busy, settle } = useSettle(late)
  const format = useFormat()
  const staff = useSigner()(late.staff_name ?? late.sender_name)
  const what = whatOf(late, format)
  const when = whenWords({ at: late.arrived_at, happened_at: late.happened_at }, format)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto" className="wrap-anywhere font-semibold">
          <Link to="/dashboard" search={{ case: late.id }} resetScroll={false} className="hover:underline">
            {what}
          </Link>
        </p>
        <p className="wrap-anywhere text-pretty text-sm">{late.message}</p>
        <p className="first-letter:uppercase wrap-anywhere text-muted text-sm">
          {[when, ...(staff ? [texts.by(staff)] : [])].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        {isRecordable(late) && (
          <Button
            variant="primary"
            size="small"
            busy={busy === 'record'}
            busyText={texts.recording}
            onClick={() => settle('record')}
          >
            {texts.record}
            <About>{what}</About>
          </Button>
        )}
        <Button
          size="small"
          busy={busy === 'dismiss'}
          busyText={texts.dismissing}
          onClick={() => settle('dismiss')}
        >
          {texts.dismiss}
          <About>{what}</About>
        </Button>
      </div>
    </li>
  )
}

const isRecordable = ({ kind, reason, customer, phone, reward_name }: CaseView): boolean =>
  kind === 'redemption'
    ? customer !== null && reward_name !== null && reason !== 'reward_of_other'
    : Boolean(customer || phone)

function whatOf(late: CaseView, format: Format): string {
  const { customer, phone } = late
  const what = operationOf(late, format)
  if (customer) return texts.of(what, apart(customerName(customer, format)))
  return phone ? texts.of(what, apart(format.phone(phone))) : what
}

function operationOf({ kind, amount, reward_name, code, points }: CaseView, format: Format): string {
  if (kind === 'purchase') return amount === null ? texts.visit : texts.purchase(format.money(amount))
  const name = reward_name ? apart(reward_name) : code === null ? texts.unknownReward : texts.code(code)
  return points === null ? texts.redeemed(name) : texts.bought(name, points, format.number(points))
}
