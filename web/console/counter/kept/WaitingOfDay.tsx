import { texts as words } from '#web/outbox/texts.ts'
import { useWaiting } from '#web/outbox/useWaiting.ts'
import { useFormat } from '../../page/format.ts'
import { useSession } from '../../session/session.ts'

/** What the day's sums do not have yet, because it waits on this device. */
export default function WaitingOfDay({ className = '' }: { className?: string }) {
  const { operations } = useWaiting(useSession().business.id)
  const { number, money } = useFormat()
  const purchases = operations.filter((operation) => operation.kind === 'purchase')
  if (purchases.length === 0) return null
  const total = purchases.reduce((sum, { input }) => sum + (input.amount ?? 0), 0)
  return (
    <p className={`text-pretty text-muted text-sm ${className}`}>
      {words.day(purchases.length, number(purchases.length), money(total))}
    </p>
  )
}
