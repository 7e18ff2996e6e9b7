import type { CustomerView } from '#server/customers/contract.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { type Format, useFormat } from '../format.ts'
import { CustomerLink } from './CustomerLink.tsx'
import type { CustomerRowsProps } from './CustomerTable.tsx'
import { customerName } from './customerName.ts'
import { texts } from './texts.ts'
import { WriteButtons } from './WriteButtons.tsx'

/** The table of phones: one customer under another. */
export function CustomerList({ customers, onWrite }: CustomerRowsProps) {
  const format = useFormat()
  return (
    <ul className="overflow-clip rounded-lg border border-line bg-surface">
      {customers.map((customer) => {
        const name = customerName(customer, format)
        return (
          <li
            key={customer.id}
            className="relative flex items-center gap-3 border-line px-3 py-3 not-first:border-t"
          >
            <Avatar name={name} />
            <div className="min-w-0 flex-1">
              <CustomerLink id={customer.id}>{name}</CustomerLink>
              <p className="truncate text-muted text-sm tabular-nums">{contactOf(customer, name, format)}</p>
              <p className="text-sm tabular-nums">{figuresOf(customer, format)}</p>
            </div>
            <WriteButtons customer={customer} name={name} onWrite={onWrite} />
          </li>
        )
      })}
    </ul>
  )
}

/** The first detail that does not stand above already. */
function contactOf({ phone, email, unique_customer_id }: CustomerView, name: string, format: Format): string {
  const known = [phone && format.phone(phone), email, unique_customer_id]
  return known.find((detail) => detail && detail !== name) ?? unique_customer_id
}

const figuresOf = ({ total_points, total_visits, created_at }: CustomerView, format: Format): string =>
  [
    texts.points(format.number(total_points), total_points),
    texts.visits(format.number(total_visits), total_visits),
    texts.joined(format.date(created_at)),
  ].join(' · ')
