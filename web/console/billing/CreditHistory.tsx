import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '#web/ui/buttons/MoreButton.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useFormat } from '../page/format.ts'
import { creditMovementsQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.credits.history

/** Each movement of credits, with the balance after it. */
export function CreditHistory() {
  const { number, dateTime } = useFormat()
  const list = useInfiniteQuery(creditMovementsQuery)
  const movements = list.data?.pages.flatMap(({ data }) => data)
  return (
    <section className="border-line border-t pt-6">
      <h3 className="font-semibold">{words.title}</h3>
      {!movements && <LoadFailed query={list} title={texts.credits.failed} retry={texts.retry} />}
      {movements?.length === 0 && <p className="mt-2 text-muted">{words.none}</p>}
      {movements && movements.length > 0 && (
        <table className="mt-2 w-full">
          <thead className="text-muted text-sm">
            <tr className="[&>th]:py-2 [&>th]:font-normal">
              <th className="text-start">{words.what}</th>
              <th className="ps-4 text-end">{words.change}</th>
              <th className="ps-4 text-end">{words.balance}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {movements.map(({ id, at, reason, credits, balance }) => (
              <tr key={id} className="[&>td]:py-2 [&>td]:align-top">
                <td className="wrap-anywhere">
                  {reason}
                  <span className="block text-muted text-sm">{dateTime(at)}</span>
                </td>
                <td className="ps-4 text-end tabular-nums">
                  {credits > 0 && '+'}
                  {number(credits)}
                </td>
                <td className="ps-4 text-end tabular-nums">{number(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton size="small" pages={list} busyText={words.loadingMore} className="mt-3">
        {words.more}
      </MoreButton>
    </section>
  )
}
