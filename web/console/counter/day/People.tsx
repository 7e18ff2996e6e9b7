import type { DayView } from '#server/data/analytics/contract.ts'
import { useFormat } from '../../page/format.ts'
import { SumList } from './SumList.tsx'
import { texts } from './texts.ts'

const words = texts.people

/** The sums that each person recorded. Together they are those of the day. */
export function People({ people }: Pick<DayView, 'people'>) {
  const { money, number } = useFormat()
  return (
    <SumList
      title={words.title}
      none={words.none}
      sums={people.map(({ name, purchases, refunded, undone, handed_out, total }, index) => ({
        id: String(index),
        name: name ?? words.program,
        detail: [
          words.purchases(purchases, number(purchases)),
          ...(refunded + undone > 0 ? [words.back(money(refunded + undone))] : []),
          ...(handed_out > 0 ? [words.rewards(handed_out, number(handed_out))] : []),
        ].join(' · '),
        amount: money(total),
      }))}
    />
  )
}
