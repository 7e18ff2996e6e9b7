import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { unreadQuery } from './conversationsQuery.ts'
import { texts } from './texts.ts'
import { unreadFigure } from './unreadFigure.ts'

/** The number of customers' texts that nobody has read; nothing where there are none. */
export default function UnreadCount() {
  const session = useSession()
  const { number } = useFormat()
  const { data } = useQuery({ ...unreadQuery, enabled: session.can_text && may(session, 'business') })
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  const shown = unreadFigure(unread, number)
  return (
    <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-accent px-1.5 font-semibold text-on-accent text-sm tabular-nums">
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{texts.new(shown, unread)}</span>
    </span>
  )
}
