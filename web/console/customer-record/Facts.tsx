import { Cake, Mail, Phone, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { EditableCustomer, PresentRecord } from '#server/data/customer-record/contract.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const contactWords = texts.contact
const words = texts.facts

/** The customer's phone number, email address and birthday. */
export function Contact({ customer }: { customer: EditableCustomer }) {
  const { phone, day } = useFormat()
  const proven = customer.phone_proven_at !== null
  return (
    <ul className="-mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 [&_li]:flex [&_li]:min-w-0 [&_li]:items-center [&_li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      <li className="tabular-nums">
        <Phone aria-hidden />
        {customer.phone ? (
          <a href={`tel:${customer.phone}`} className="py-2 underline underline-offset-4">
            <bdi>{phone(customer.phone)}</bdi>
          </a>
        ) : (
          <span className="text-muted">{contactWords.noPhone}</span>
        )}
        {customer.phone && (
          <Badge tone={proven ? 'success' : 'neutral'}>
            {proven ? <ShieldCheck aria-hidden /> : <ShieldQuestion aria-hidden />}
            {proven ? contactWords.proven : contactWords.unproven}
          </Badge>
        )}
      </li>
      <li>
        <Mail aria-hidden />
        {customer.email ? (
          <a
            href={`mailto:${customer.email}`}
            className="min-w-0 py-2 underline underline-offset-4 wrap-anywhere"
          >
            {customer.email}
          </a>
        ) : (
          <span className="text-muted">{contactWords.noEmail}</span>
        )}
      </li>
      {customer.birthday && (
        <li>
          <Cake aria-hidden />
          {contactWords.birthday(day(customer.birthday))}
        </li>
      )}
    </ul>
  )
}

/** The customer in numbers. */
export function Facts({ record }: { record: PresentRecord }) {
  const { number, since, date, money } = useFormat()
  const { customer, cards, last_login_at, merged } = record
  // Elsewhere than in a points program there are none to have.
  const hasPoints =
    cards.some(({ program }) => program.terms.type === 'points') || customer.lifetime_points_earned > 0
  const points = {
    label: words.points,
    value: number(customer.total_points),
    more: words.lifetime(number(customer.lifetime_points_earned)),
  }
  const facts = [
    ...(hasPoints ? [points] : []),
    { label: words.visits, value: number(customer.total_visits), more: merged > 0 && words.merged(merged) },
    { label: words.spent, value: money(customer.total_spent) },
    {
      label: words.lastVisit,
      value: customer.last_visit_at
        ? since(customer.last_visit_at)
        : customer.total_visits > 0
          ? words.unknown
          : words.never,
    },
    {
      label: words.joined,
      value: date(customer.created_at),
      more: last_login_at ? words.portal(since(last_login_at)) : words.noPortal,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-lg border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(({ label, value, more }) => (
        <div key={label} className="bg-surface p-4 last:odd:max-lg:col-span-2 sm:p-5">
          <dt className="text-muted text-sm">{label}</dt>
          <dd>
            <span className="display block text-xl tabular-nums">{value}</span>
            {more && <span className="text-muted text-sm">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
