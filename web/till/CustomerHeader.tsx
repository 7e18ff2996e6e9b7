import { ArrowLeft, Cake } from 'lucide-react'
import type { TillView } from '#server/loyalty/counter/contract.ts'
import type { PlaceFormat } from '#web/format/format.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { tillTexts } from './texts.ts'

const words = tillTexts.customer
/** Days before a birthday from which it is shown at the till. */
const BIRTHDAY_SOON = 7
/** Length of a name that would take more than two lines of a phone. */
const LONG_NAME = 28

type CustomerHeaderProps = {
  view: Pick<TillView, 'customer' | 'birthday_in_days'>
  /** The customer's name, or what stands in for it. */
  name: string
  /** The customer's phone, formatted. */
  phone: string | null
  format: Pick<PlaceFormat, 'since' | 'number'>
  onBack: () => void
}

/** The customer at the till: name, last visit, birthday and the like. */
export function CustomerHeader({ view, name, phone, format, onBack }: CustomerHeaderProps) {
  const { customer, birthday_in_days: birthday } = view
  return (
    <header className="flex min-w-0 flex-1 items-start gap-2 sm:gap-3">
      <IconButton label={words.back} icon={<ArrowLeft className="rtl:-scale-x-100" />} onClick={onBack} />
      <div className="max-sm:hidden">
        <Avatar name={name} size="medium" />
      </div>
      <div className="min-w-0 flex-1">
        {/* The whole name: a long one takes more lines, in smaller letters. */}
        <h1
          dir="auto"
          className={`display wrap-anywhere pt-1.5 crammed-low:text-base ${name.length > LONG_NAME ? 'text-base' : 'text-xl'}`}
        >
          {name}
        </h1>
        {/* On the lowest screens the keys of the pad need the room more. */}
        <Facts className="text-muted text-sm tabular-nums [@media(max-height:700px)]:sr-only">
          {phone && phone !== name && (
            <span>
              <bdi>{phone}</bdi>
            </span>
          )}
          <span>{customer.unique_customer_id}</span>
        </Facts>
        <div className="mt-1.5 flex flex-wrap items-center gap-2 crammed-low:mt-0">
          {birthday !== null && birthday <= BIRTHDAY_SOON && (
            <Badge tone={birthday === 0 ? 'accent' : 'neutral'}>
              <Cake aria-hidden /> {words.birthday(birthday)}
            </Badge>
          )}
          <Facts className="crammed-low:sr-only text-sm">
            {customer.last_visit_at ? (
              <>
                <span>{words.lastVisit(format.since(customer.last_visit_at))}</span>
                <span>{words.visits(customer.total_visits, format.number(customer.total_visits))}</span>
              </>
            ) : (
              <span>{words.firstVisit}</span>
            )}
          </Facts>
        </div>
      </div>
    </header>
  )
}
