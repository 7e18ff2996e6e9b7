import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Cake, ShieldCheck } from 'lucide-react'
import type { TillView } from '#server/loyalty/counter/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useFormat } from '../../page/format.ts'
import { customerName } from '../customerName.ts'
import { texts } from '../texts.ts'

const words = texts.customer
/** A birthday further away is no news at the till. */
const BIRTHDAY_SOON = 7
/** More letters would take more than two lines of a phone. */
const LONG_NAME = 28

/** The customer at the till: name, last visit, birthday and the like. */
export function CustomerHeader({ view, onBack }: { view: TillView; onBack: () => void }) {
  const format = useFormat()
  const { customer, birthday_in_days: birthday } = view
  const name = customerName(customer, format)
  const phone = customer.phone && format.phone(customer.phone)
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
          className={`display wrap-anywhere pt-1.5 ${name.length > LONG_NAME ? 'text-base' : 'text-xl'}`}
        >
          {name}
        </h1>
        {/* On the lowest screens every key of the pad needs the room more. */}
        <Facts className="text-muted text-sm tabular-nums [@media(max-height:700px)]:sr-only">
          {phone && phone !== name && <span>{phone}</span>}
          <span>{customer.unique_customer_id}</span>
        </Facts>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          {birthday !== null && birthday <= BIRTHDAY_SOON && (
            <Badge tone={birthday === 0 ? 'accent' : 'neutral'}>
              <Cake aria-hidden /> {words.birthday(birthday)}
            </Badge>
          )}
          <Facts className="text-sm">
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

export type PhoneProofProps = Pick<TillView, 'customer'> & { onProven: () => void }

/** A customer can have a PIN for the portal once someone has seen that the phone is theirs. */
export function PhoneProof({ customer, onProven }: PhoneProofProps) {
  const client = useQueryClient()
  const prove = useMutation({
    networkMode: 'always',
    mutationFn: () => call(v1.customers[':id']['prove-phone'].$post({ param: { id: customer.id } })),
    onSuccess: () => {
      onProven()
      return client.invalidateQueries({ queryKey: ['till', customer.id, 'view'] })
    },
  })
  if (!customer.phone || customer.phone_proven_at) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-quiet py-2 ps-4 pe-2 text-sm">
      <span className="flex-1 basis-32">{words.unproven}</span>
      <Button
        size="small"
        icon={<ShieldCheck aria-hidden className="size-4" />}
        busy={prove.isPending}
        onClick={() => prove.mutate()}
      >
        {words.prove}
      </Button>
      {prove.error && (
        <p role="alert" className="basis-full text-danger-text">
          {prove.error.message}
        </p>
      )}
    </div>
  )
}
