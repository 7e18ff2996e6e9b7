import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { useFormat } from '../../page/format.ts'
import { guestName } from '../guestName.ts'
import { texts } from '../texts.ts'

export type GuestRowProps = { guest: CustomerView; onOpen: (customerId: string) => void }

/** A guest in a list, to be opened. */
export function GuestRow({ guest, onOpen }: GuestRowProps) {
  const format = useFormat()
  const name = guestName(guest, format)
  const phone = guest.phone && format.phone(guest.phone)
  const seen = guest.last_visit_at
    ? texts.search.seen(format.since(guest.last_visit_at))
    : texts.search.neverSeen
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(guest.id)}
        className="flex min-h-16 w-full items-center gap-3 rounded-md px-3 py-2 text-start transition-colors hover:bg-quiet active:bg-accent-soft"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold">
            {name}
          </span>
          <span className="block truncate text-muted text-sm tabular-nums">
            {[phone !== name && phone, seen].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The same as a chip above the pad. */
export function GuestChip({ guest, onOpen }: GuestRowProps) {
  const format = useFormat()
  const name = guestName(guest, format)
  const phone = guest.phone ? format.phone(guest.phone) : ''
  return (
    <button
      type="button"
      onClick={() => onOpen(guest.id)}
      className="flex h-14 min-w-0 max-w-64 shrink-0 items-center gap-2 rounded-md border border-line bg-surface ps-2 pe-4 text-start transition-colors hover:bg-quiet active:bg-accent-soft"
    >
      <Avatar name={name} size="small" />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-semibold">
          {name}
        </span>
        {phone !== name && <span className="block truncate text-muted text-sm tabular-nums">{phone}</span>}
      </span>
    </button>
  )
}
