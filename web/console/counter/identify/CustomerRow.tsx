import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { customerName } from '../../customers/customerName.ts'
import { type Format, useFormat } from '../../page/format.ts'
import type { FoundCustomer } from '../seen.ts'
import { texts } from '../texts.ts'

export type CustomerRowProps = { customer: FoundCustomer; onOpen: (customerId: string) => void }

/** A customer in a list. A press opens them. */
export function CustomerRow({ customer, onOpen }: CustomerRowProps) {
  const format = useFormat()
  const name = customerName(customer, format)
  const phone = phoneOf(customer, format)
  const seen = customer.last_visit_at
    ? texts.search.seen(format.since(customer.last_visit_at))
    : customer.total_visits > 0
      ? texts.search.seenElsewhere
      : texts.search.neverSeen
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(customer.id)}
        className="flex min-h-16 w-full items-center gap-3 rounded-md px-3 py-2 text-start transition-colors hover:bg-quiet active:bg-accent-soft"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold">
            {name}
          </span>
          <Facts className="text-muted text-sm tabular-nums">
            {phone && phone !== name && (
              <span>
                <bdi>{phone}</bdi>
              </span>
            )}
            <span>{seen}</span>
          </Facts>
        </span>
      </button>
    </li>
  )
}

/** A customer as a chip above the pad. A press opens them. */
export function CustomerChip({ customer, onOpen }: CustomerRowProps) {
  const format = useFormat()
  const name = customerName(customer, format)
  const phone = phoneOf(customer, format)
  return (
    <button
      type="button"
      onClick={() => onOpen(customer.id)}
      className="flex h-14 min-w-0 max-w-64 shrink-0 items-center gap-2 rounded-md border border-line bg-surface ps-2 pe-4 text-start transition-colors hover:bg-quiet active:bg-accent-soft md:max-xl:portrait:[@media(min-height:72rem)]:w-full md:max-xl:portrait:[@media(min-height:72rem)]:max-w-none md:max-xl:portrait:[@media(min-height:72rem)]:first:mt-auto md:max-xl:portrait:[@media(min-height:72rem)]:last:mb-auto"
    >
      <Avatar name={name} size="small" />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-semibold">
          {name}
        </span>
        {phone !== name && (
          <span className="line-clamp-2 text-muted text-sm tabular-nums">
            <bdi>{phone}</bdi>
          </span>
        )}
      </span>
    </button>
  )
}

/** The phone, or its last digits where this device keeps no more: '•• 0191'. */
const phoneOf = ({ phone, last_digits }: FoundCustomer, format: Format): string =>
  phone ? format.phone(phone) : last_digits ? `•• ${last_digits}` : ''
