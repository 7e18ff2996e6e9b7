import { useNavigate } from '@tanstack/react-router'
import type { CustomerView, TaggedCustomer } from '#server/loyalty/customers/contract.ts'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { openByRow } from '#web/ui/layout/openByRow.ts'
import { CustomerLink } from '../customers/CustomerLink.tsx'
import { customerName } from '../customers/customerName.ts'
import { TagChips } from '../customers/tags/TagChips.tsx'
import { WriteButtons } from '../customers/WriteButtons.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useHasPoints } from '../programs/useHasPoints.ts'
import type { CustomerRowsProps } from './CustomerTable.tsx'
import { SelectBox } from './selection/SelectBox.tsx'
import { selectionTexts } from './selection/selectionTexts.ts'
import { texts } from './texts.ts'

type CustomerListProps = CustomerRowsProps & {
  /** True if boxes are shown instead of pictures. */
  selecting: boolean
}

/** The list of customers for phones: one below another. */
export function CustomerList({ customers, selection, selecting, onWrite }: CustomerListProps) {
  const navigate = useNavigate()
  const format = useFormat()
  const open = (customerId: string) =>
    selecting
      ? selection.toggle(customerId, false)
      : void navigate({ to: '/customers/$customerId', params: { customerId } })
  return (
    <ul className="overflow-clip rounded-lg border border-line bg-surface">
      {customers.map((customer) => {
        const name = customerName(customer, format)
        const [detail, id] = detailsOf(customer, name, format)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the link in it
          <li
            key={customer.id}
            onClick={openByRow(() => open(customer.id))}
            className="flex items-center gap-3 border-line px-3 py-3 not-first:border-t has-checked:bg-accent-soft/40"
          >
            {selecting ? (
              <SelectBox
                label={selectionTexts.select(name)}
                checked={selection.has(customer.id)}
                onToggle={(shift) => selection.toggle(customer.id, shift)}
              />
            ) : (
              <Avatar name={name} />
            )}
            <div className="min-w-0 flex-1">
              <CustomerLink id={customer.id}>{name}</CustomerLink>
              <p className="flex gap-x-3 text-muted text-sm tabular-nums">
                <bdi className="truncate">{detail}</bdi>
                {/* A phone's line has room for one detail. */}
                {id && <span className="max-sm:hidden">{id}</span>}
              </p>
              <p className="text-sm tabular-nums">
                <Figures customer={customer} />
              </p>
              <TagChips tags={customer.tags} />
            </div>
            <WriteButtons customer={customer} name={name} onWrite={onWrite} />
          </li>
        )
      })}
    </ul>
  )
}

/** The first detail that differs from the name shown above, and the ID, once where it is that detail. */
function detailsOf(customer: CustomerView, name: string, format: Format): [first: string, id?: string] {
  const { phone, email, unique_customer_id } = customer
  const contact = [phone && format.phone(phone), email].find((detail) => detail && detail !== name)
  return contact ? [contact, unique_customer_id] : [unique_customer_id]
}

function Figures({ customer }: { customer: TaggedCustomer }) {
  const format = useFormat()
  const givesPoints = useHasPoints()
  const { total_points, stamps, total_visits, total_spent, created_at } = customer
  const figures = [
    ...(total_points > 0 || (stamps === 0 && givesPoints)
      ? [texts.points(format.number(total_points), total_points)]
      : []),
    ...(stamps > 0 ? [texts.stamps(format.number(stamps), stamps)] : []),
    // A phone’s line has room for three figures.
    ...(total_visits > 0 && !(total_points > 0 && stamps > 0)
      ? [texts.visits(format.number(total_visits), total_visits)]
      : []),
    ...(total_spent > 0 ? [format.money(total_spent)] : []),
    ...(total_visits > 0 || total_spent > 0 ? [] : [texts.joined(format.date(created_at))]),
  ]
  return (
    <>
      {figures.join(' · ')}
      {/* A phone’s line has no room for the word. */}
      {total_spent > 0 && <span className="max-sm:sr-only"> {texts.spent}</span>}
    </>
  )
}
