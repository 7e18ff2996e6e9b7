import type { TillOperation, Undone } from '#server/loyalty/counter/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { whenWords } from '../../customers/whenWords.ts'
import { type Format, useFormat } from '../../page/format.ts'
import { useSigner } from '../../page/useSigner.ts'
import { RefundButton } from '../refund/RefundButton.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { UndoButton } from '../writes/UndoButton.tsx'

const words = texts.recent

export type RecentProps = {
  view: SeenView
  customer: string
  onUndone: (undone: Undone) => void
  onRefunded: (text: string, detail: string) => void
}

/**
 * The latest operations in the sentences that the customer reads, with buttons to undo and refund while that is
 * allowed.
 */
export default function Recent({ view, customer, onUndone, onRefunded }: RecentProps) {
  const format = useFormat()
  return (
    <Card title={words.title}>
      {view.recent.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="-my-3 divide-y divide-line empty:hidden">
        {view.recent.map((operation) => {
          const about = words.about(titleOf(operation, format), whenWords(operation, format))
          return (
            <li key={operation.operation_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <What operation={operation} />
              <div className="flex max-w-full flex-wrap gap-2 empty:hidden">
                <UndoButton {...{ operation, view, customer, about, onUndone }} />
                <RefundButton
                  operation={operation}
                  customerId={view.customer.id}
                  customer={customer}
                  about={about}
                  onRefunded={onRefunded}
                />
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function What({ operation }: { operation: TillOperation }) {
  const format = useFormat()
  const { kind, at, staff_name, sentences, undone } = operation
  const signer = useSigner()(staff_name)
  // Points expire automatically, so no staff name is shown.
  const by = signer && kind !== 'expiration' ? [words.by(signer)] : []
  return (
    <div className="min-w-0 flex-1 basis-56 max-sm:basis-full">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{titleOf(operation, format)}</span>
        {undone && <Badge>{texts.undo.undone}</Badge>}
        <time dateTime={at} title={format.dateTime(at)} className="text-muted text-sm">
          {whenWords(operation, format)}
        </time>
      </p>
      <p className="wrap-anywhere text-muted text-sm">{[...sentences, ...by].map(apart).join(' · ')}</p>
    </div>
  )
}

function titleOf({ kind, amount, is_visit }: TillOperation, { money }: Format): string {
  if (kind === 'refund' && amount !== null) return words.refund(money(-amount))
  if (kind === 'purchase' && amount !== null) return words.purchase(money(amount))
  if (kind === 'purchase') return is_visit ? words.visit : words.noVisit
  return words.kinds[kind] ?? kind
}
