import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../page/format.ts'
import { customerCountQuery, everybody, isNarrowed, type ListWanted } from './customersQuery.ts'
import { texts } from './texts.ts'

/** The number of the business's customers. */
export function Count() {
  const format = useFormat()
  const { data } = useQuery(customerCountQuery(everybody))
  if (!data || data.count === 0) return null
  return (
    <p className="text-muted tabular-nums">{texts.count(format.number(data.count), data.count, data.more)}</p>
  )
}

/** The number of customers who match the filters, announced to screen readers too, and whether they match exactly. */
export function Found({ wanted, similar }: { wanted: ListWanted; similar: boolean }) {
  const format = useFormat()
  const narrowed = isNarrowed(wanted)
  const { data, isPlaceholderData } = useQuery({ ...customerCountQuery(wanted), enabled: narrowed })
  if (!narrowed) return null
  return (
    // What is shown in place of no rows says it to the eye.
    <p role="status" className={data?.count === 0 ? 'sr-only' : 'min-h-[1lh] text-muted'}>
      {data && !isPlaceholderData && texts.found(format.number(data.count), data.more)}
      {similar && <span className="block text-ink">{texts.similar(wanted.search)}</span>}
    </p>
  )
}
