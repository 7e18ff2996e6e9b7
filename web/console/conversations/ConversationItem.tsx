import { Link } from '@tanstack/react-router'
import { BellOff, Check, Reply } from 'lucide-react'
import type { Conversation } from '#server/messaging/conversations/contract.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { useFormat } from '../page/format.ts'
import { customerName } from './customerName.ts'
import { texts } from './texts.ts'

/** A conversation in the list: the customer, their text and its state. The router marks the open one as current. */
export function ConversationItem({ conversation }: { conversation: Conversation }) {
  const format = useFormat()
  const { id, content, keyword, written_at, unread } = conversation
  return (
    <li>
      <Link
        to="/communications"
        from="/communications"
        search={(before) => ({ ...before, with: id })}
        className="flex min-h-21 flex-col gap-1 px-4 py-3 transition-colors hover:bg-quiet focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className="min-w-0 truncate font-semibold">
            {customerName(conversation, format)}
          </span>
          <span className="shrink-0 text-muted text-sm">{format.lately(written_at)}</span>
        </span>
        <span
          dir="auto"
          className={`line-clamp-2 text-sm wrap-anywhere ${unread > 0 ? 'font-semibold' : 'text-muted'}`}
        >
          {keyword ? texts.thread.keywords[keyword] : content}
        </span>
        <Marks conversation={conversation} />
      </Link>
    </li>
  )
}

function Marks({ conversation: { unread, answered, stopped, done } }: { conversation: Conversation }) {
  const { number } = useFormat()
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {unread > 0 && <Badge tone="accent">{texts.new(number(unread), unread)}</Badge>}
      {answered && unread === 0 && (
        <Badge>
          <Reply aria-hidden />
          {texts.answered}
        </Badge>
      )}
      {done && (
        <Badge tone="success">
          <Check aria-hidden />
          {texts.done}
        </Badge>
      )}
      {stopped && (
        <Badge tone="warning">
          <BellOff aria-hidden />
          {texts.stopped}
        </Badge>
      )}
    </span>
  )
}
