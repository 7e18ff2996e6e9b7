import type { DayCorrection, DayView } from '#server/data/analytics/contract.ts'
import { useFormat } from '../../page/format.ts'
import { useSigner } from '../../page/useSigner.ts'
import { SumList } from './SumList.tsx'
import { texts } from './texts.ts'

const words = texts.corrections

/** Refunds and undone operations, each with the person and the reason. */
export function Corrections({ corrections }: Pick<DayView, 'corrections'>) {
  const { money, time } = useFormat()
  const signerOf = useSigner()
  return (
    <SumList
      title={words.title}
      none={words.none}
      sums={corrections.map((correction) => ({
        id: correction.id,
        name: nameOf(correction),
        detail: [
          time(correction.at),
          ...[signerOf(correction.staff_name)].flatMap((name) => (name ? [words.by(name)] : [])),
          ...(correction.note ? [correction.note] : []),
        ].join(' · '),
        amount: correction.amount === null ? undefined : money(-correction.amount),
      }))}
    />
  )
}

const nameOf = ({ kind, of }: DayCorrection): string =>
  kind === 'refund' ? words.refund : (words.undo[of ?? ''] ?? words.other)
