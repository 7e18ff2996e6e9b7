import type { TriggerResult } from '#server/messaging/triggers/contract.ts'
import { liftWords } from '../messages/liftWords.ts'
import { type Format, useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.results

/** Results of a trigger in the last 90 days, beside its holdout if there is one. */
export function TriggerResults({ result }: { result: TriggerResult | undefined }) {
  const format = useFormat()
  if (!result) return <p className="min-h-5 text-muted text-sm" />
  return <p className="max-w-prose text-muted text-sm">{linesOf(result, format).join(' ')}</p>
}

function linesOf({ sent, messaged, held_out, lift }: TriggerResult, format: Format): string[] {
  const { number, percent } = format
  const share = ({ people, came }: typeof messaged) => percent(Math.round((100 * came) / people))
  return [
    sent === 0 ? words.none : words.sent(number(sent)),
    ...(messaged.people > 0
      ? [words.came(number(messaged.came), number(messaged.people), share(messaged))]
      : []),
    ...(held_out.people > 0
      ? [
          words.held(number(held_out.came), number(held_out.people), share(held_out)),
          liftWords(lift, words.verdicts, number),
        ]
      : []),
  ]
}
