import { hasRewards } from '#web/outbox/keptOperation.ts'
import type { Waiting } from '#web/outbox/outbox.ts'
import { texts as words } from '#web/outbox/texts.ts'
import { useWaiting } from '#web/outbox/useWaiting.ts'
import { type Format, useFormat } from '../../page/format.ts'
import { useSession } from '../../session/session.ts'

/** A quiet line: how many purchases and rewards wait on this device, since when, and what keeps them. Invisible without any. */
export default function WaitingLine({ className }: { className: string }) {
  const waiting = useWaiting(useSession().business.id)
  const format = useFormat()
  return (
    <p role="status" className={`text-pretty text-muted text-sm empty:hidden ${className}`}>
      {lineOf(waiting, format)}
    </p>
  )
}

function lineOf({ operations, standstill }: Waiting, { number, lately }: Format): string {
  const [first] = operations
  if (!first) return ''
  const say = hasRewards(operations) ? words.waitingEntries : words.waiting
  const line = say(operations.length, number(operations.length), lately(first.happenedAt))
  if (!standstill) return line
  return `${line} ${standstill === 'signed out' ? words.signIn : words.refused(standstill.message)}`
}
