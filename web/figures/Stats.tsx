import { ArrowLeftRight, MailOpen, MessageSquare, Send, Stamp, Users } from 'lucide-react'
import type { DashboardView } from '#server/data/analytics/contract.ts'
import type { PlaceFormat } from '#web/format/format.ts'
import { StatCard } from '#web/ui/layout/StatCard.tsx'
import { texts as words } from './texts.ts'

const UNLIMITED = -1
/** Keeps a line's height while it has no text. */
const HELD = '\u00a0'

/** Three and two in a row, or two, two and one. */
const fiveClass = 'max-lg:*:last:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[n+4]:col-span-3'

type StatsProps = {
  figures: DashboardView | undefined
  format: Pick<PlaceFormat, 'number' | 'percent'>
  /** False where nothing is texted. */
  canText: boolean
}

/** Six figures, or five where nothing is texted, with placeholders until they are loaded. */
export function Stats({ figures, format: { number, percent }, canText }: StatsProps) {
  const show = (value: number | undefined) => (value === undefined ? undefined : number(value))
  const allowance = ({ limit, until_paid }: DashboardView['sms']) => {
    if (until_paid) return words.smsUntilPaid(number(limit))
    return limit === UNLIMITED ? words.smsUnlimited : words.smsOf(number(limit))
  }
  const { customers, programs, sms, emails } = figures ?? {}
  return (
    <section
      aria-label={words.heading}
      className={`grid grid-cols-2 gap-3 sm:gap-4 ${canText ? 'lg:grid-cols-3' : fiveClass}`}
    >
      <StatCard
        label={words.customers}
        icon={<Users aria-hidden />}
        value={show(customers?.total)}
        detail={customers ? words.newThisMonth(number(customers.new_this_month)) : HELD}
      />
      <StatCard
        label={words.programs}
        icon={<Stamp aria-hidden />}
        value={show(programs?.active)}
        detail={programs?.paused ? words.paused(number(programs.paused)) : HELD}
      />
      <StatCard
        label={words.transactions}
        icon={<ArrowLeftRight aria-hidden />}
        value={show(figures?.transactions)}
        detail={words.allTime}
      />
      {canText && (
        <StatCard
          label={words.sms}
          icon={<MessageSquare aria-hidden />}
          value={show(sms?.used)}
          detail={sms ? allowance(sms) : HELD}
        />
      )}
      <StatCard
        label={words.emails}
        icon={<Send aria-hidden />}
        value={show(emails?.sent)}
        detail={words.allTime}
      />
      <StatCard
        label={words.openRate}
        icon={<MailOpen aria-hidden />}
        value={emails && (emails.open_rate === null ? words.unknown : percent(emails.open_rate))}
        detail={emails ? (emails.open_rate === null ? words.noneTracked : words.opened) : HELD}
      />
    </section>
  )
}
