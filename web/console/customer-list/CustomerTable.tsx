import { useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CustomerSort, CustomerView, TaggedCustomer } from '#server/loyalty/customers/contract.ts'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { openByRow } from '#web/ui/layout/openByRow.ts'
import { CustomerLink } from '../customers/CustomerLink.tsx'
import { customerName } from '../customers/customerName.ts'
import { TagChips } from '../customers/tags/TagChips.tsx'
import { WriteButtons } from '../customers/WriteButtons.tsx'
import { type Format, useFormat } from '../page/format.ts'
import type { OptionalColumn } from './columns.ts'
import { SelectBox } from './selection/SelectBox.tsx'
import { selectionTexts } from './selection/selectionTexts.ts'
import type { Selection } from './selection/useSelection.ts'
import { texts } from './texts.ts'

export type CustomerRowsProps = {
  customers: readonly TaggedCustomer[]
  selection: Selection
  onWrite: (kind: 'sms' | 'email', customer: CustomerView) => void
}

type CustomerTableProps = CustomerRowsProps & {
  shown: readonly OptionalColumn[]
  sort: CustomerSort
  onSort: (sort: CustomerSort) => void
}

const sortOf: Partial<Record<OptionalColumn | 'customer', CustomerSort>> = {
  customer: 'name',
  points: 'points',
  visits: 'visits',
  spent: 'spent',
  last_visit: 'last_visit',
  joined: 'newest',
}
/** In windows of less than 88rem, what is beside the name and the contact leaves them the room. */
const widths: Record<OptionalColumn, string> = {
  contact: '',
  points: 'w-16 min-[88rem]:w-20 text-end',
  stamps: 'w-16 min-[88rem]:w-22 text-end',
  visits: 'w-16 min-[88rem]:w-20 text-end',
  spent: 'w-28 min-[88rem]:w-32 text-end',
  last_visit: 'w-28 min-[88rem]:w-32',
  joined: 'w-28 min-[88rem]:w-32',
}
const inset = 'px-2 min-[88rem]:px-4'

export default function CustomerTable({
  customers,
  selection,
  onWrite,
  shown,
  sort,
  onSort,
}: CustomerTableProps) {
  const format = useFormat()
  const header = { sort, onSort }
  const isAll = customers.every(({ id }) => selection.has(id))
  const isAny = customers.some(({ id }) => selection.has(id))
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {texts.caption} {texts.sorts[sort]}
        </caption>
        <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--color-line)]">
          <tr>
            <th scope="col" className="w-12 ps-4">
              <SelectBox
                label={selectionTexts.selectShown}
                checked={isAll}
                mixed={!isAll && isAny}
                onToggle={selection.toggleShown}
              />
            </th>
            <Header column="customer" className="" {...header} />
            {shown.map((column) => (
              <Header key={column} column={column} className={widths[column]} {...header} />
            ))}
            <th scope="col" className="w-28 px-4 text-end font-semibold text-muted text-sm">
              {texts.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <Row
              key={customer.id}
              customer={customer}
              selection={selection}
              shown={shown}
              format={format}
              onWrite={onWrite}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderProps = Pick<CustomerTableProps, 'sort' | 'onSort'> & {
  column: OptionalColumn | 'customer'
  className: string
}

function Header({ column, className, sort, onSort }: HeaderProps) {
  const by = sortOf[column]
  const label = texts.columns[column]
  const isSorted = by === sort
  const Arrow = by === 'name' ? ArrowUp : ArrowDown
  const direction = by === 'name' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`${inset} font-semibold text-muted text-sm ${className}`}
    >
      {by ? (
        <button
          type="button"
          onClick={() => onSort(by)}
          className="-mx-2 inline-flex h-11 items-center gap-1 rounded-sm px-2 transition-colors hover:text-ink in-aria-[sort]:text-ink"
        >
          {label}
          <Arrow aria-hidden className={`size-3.5 ${isSorted ? '' : 'hidden'}`} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

type RowProps = Pick<CustomerTableProps, 'shown' | 'onWrite' | 'selection'> & {
  customer: TaggedCustomer
  format: Format
}

function Row({ customer, selection, shown, format, onWrite }: RowProps) {
  const navigate = useNavigate()
  const open = () => void navigate({ to: '/customers/$customerId', params: { customerId: customer.id } })
  const name = customerName(customer, format)
  return (
    <tr
      onClick={openByRow(open)}
      className="cursor-pointer border-line border-t transition-colors hover:bg-quiet/60 has-checked:bg-accent-soft/40"
    >
      <td className="ps-4">
        <SelectBox
          label={selectionTexts.select(name)}
          checked={selection.has(customer.id)}
          onToggle={(shift) => selection.toggle(customer.id, shift)}
        />
      </td>
      <td className={`${inset} py-3`}>
        <span className="flex items-center gap-3">
          <span className="max-[88rem]:hidden">
            <Avatar name={name} />
          </span>
          <span className="min-w-0">
            <CustomerLink id={customer.id}>{name}</CustomerLink>
            <span className="wrap-anywhere block text-muted text-sm">{customer.unique_customer_id}</span>
            <TagChips tags={customer.tags} />
          </span>
        </span>
      </td>
      {shown.map((column) => (
        <td key={column} className={`${inset} py-3 tabular-nums ${widths[column]}`}>
          <Cell column={column} customer={customer} format={format} />
        </td>
      ))}
      <td className="px-2 py-2">
        <WriteButtons customer={customer} name={name} onWrite={onWrite} />
      </td>
    </tr>
  )
}

function Cell({
  column,
  customer,
  format,
}: {
  column: OptionalColumn
  customer: TaggedCustomer
  format: Format
}) {
  switch (column) {
    case 'contact':
      return <Contact customer={customer} format={format} />
    case 'points':
      return format.number(customer.total_points)
    case 'stamps':
      return format.number(customer.stamps)
    case 'visits':
      return format.number(customer.total_visits)
    case 'spent':
      return format.money(customer.total_spent)
    case 'last_visit':
      if (customer.last_visit_at) return format.since(customer.last_visit_at)
      return customer.total_visits > 0 ? texts.unknown : texts.never
    case 'joined':
      return format.date(customer.created_at)
  }
}

function Contact({ customer: { email, phone }, format }: { customer: CustomerView; format: Format }) {
  if (!email && !phone) return <span className="text-muted">{texts.noContact}</span>
  return (
    <>
      {phone && (
        <span className="block truncate">
          <bdi>{format.phone(phone)}</bdi>
        </span>
      )}
      {email && (
        <span title={email} className={`block truncate ${phone ? 'text-muted text-sm' : ''}`}>
          {email}
        </span>
      )}
    </>
  )
}
