import { hasRewards } from '#web/outbox/keptOperation.ts'
import type { Standstill, Waiting } from '#web/outbox/outbox.ts'
import { texts as words } from '#web/outbox/texts.ts'
import { useWaiting } from '#web/outbox/useWaiting.ts'
import { type Format, useFormat } from '../../page/format.ts'
import { texts as around } from '../../page/texts.ts'
import { useOnline } from '../../session/offline.ts'
import { useSession } from '../../session/session.ts'

/**
 * A quiet line: how many purchases and rewards wait on this device, since when, and what keeps them; on phones, that
 * there is no connection, too. Invisible without any of it.
 */
export default function WaitingLine({ className }: { className: string }) {
  const waiting = useWaiting(useSession().business.id)
  const format = useFormat()
  const isOffline = !useOnline()
  const line = lineOf(waiting, format)
  return (
    <p
      role="status"
      data-offline={isOffline || undefined}
      className={`text-pretty text-muted text-sm empty:hidden ${className}`}
    >
      {isOffline && <span className="md:hidden">{around.offline.title} </span>}
      {line && <span>{line}</span>}
    </p>
  )
}

function lineOf({ operations, standstill }: Waiting, { number, lately }: Format): string {
  const [first] = operations
  if (!first) return ''
  const say = hasRewards(operations) ? words.waitingEntries : words.waiting
  const line = say(operations.length, number(operations.length), lately(first.happenedAt))
  if (!standstill) return line
  return `${line} ${reasonOf(standstill)}`
}

function reasonOf(standstill: Standstill): string {
  if (standstill === 'signed out') return words.signIn
  return standstill === 'no room' ? words.fullDevice : words.refused(standstill.message)
}
