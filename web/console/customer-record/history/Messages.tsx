import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, MessageSquareText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MessageEntry } from '#server/data/customer-record/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useSee } from '../../messages/history/communicationsQuery.ts'
import { useFormat } from '../../page/format.ts'
import { messagesQuery } from '../recordQuery.ts'
import { texts } from '../texts.ts'
import { Older } from './Older.tsx'

const words = texts.messages
/** Few at first, as the newest tell most and the page should stay short. */
const AT_FIRST = 5
const tones: Record<MessageEntry['state'], Tone> = {
  queued: 'info',
  sending: 'info',
  accepted: 'success',
  delivered: 'success',
  rejected: 'danger',
  uncertain: 'warning',
  withheld: 'warning',
  received: 'accent',
}

/** Messages to and from the customer, with their actual state. */
export default function Messages({ customerId }: { customerId: string }) {
  const pages = useInfiniteQuery(messagesQuery(customerId))
  const messages = pages.data?.pages.flatMap((page) => page.data) ?? []
  const [isUnfolded, setUnfolded] = useState(false)
  const shown = isUnfolded ? messages : messages.slice(0, AT_FIRST)
  const unfold = shown.length < messages.length ? () => setUnfolded(true) : undefined
  const hasWritten = messages.some(({ type, direction }) => type === 'sms' && direction === 'in')
  return (
    <Card title={words.title} actions={hasWritten && <ToConversation customerId={customerId} />}>
      <Older pages={pages} isEmpty={messages.length === 0} words={words} onUnfold={unfold}>
        <ol className="-my-3 divide-y divide-line empty:hidden">
          {shown.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </Older>
    </Card>
  )
}

/** Links to the conversation, where the customer's texts are answered. */
function ToConversation({ customerId }: { customerId: string }) {
  const search = { tab: 'conversations', with: customerId } as const
  return (
    <Link to="/communications" search={search} className={buttonClass('secondary', 'small')}>
      {words.conversation}
    </Link>
  )
}

function Message({ message }: { message: MessageEntry }) {
  const { since, dateTime } = useFormat()
  const { id, type, direction, subject, content, template_name, state, failure, opened_at, at } = message
  const isReceived = direction === 'in'
  const isNew = message.read === false
  const { mutate: see } = useSee()
  useEffect(() => {
    if (isNew) see(id)
  }, [isNew, id, see])
  const Icon = type === 'sms' ? MessageSquareText : Mail
  return (
    <li className="py-3">
      <p className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2">
        <Icon aria-hidden className="mt-1 size-4" />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
            {isReceived ? words.wrote : (subject ?? template_name ?? words.kinds[type])}
          </span>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </span>
        <time dateTime={at} title={dateTime(at)} className="mt-0.5 text-muted text-sm">
          {since(at)}
        </time>
      </p>
      <p
        dir="auto"
        className={
          isReceived
            ? 'mt-1 whitespace-pre-wrap wrap-anywhere'
            : 'mt-1 line-clamp-3 whitespace-pre-line text-muted text-sm wrap-anywhere'
        }
      >
        {content}
      </p>
      {failure && <p className="mt-1 text-sm">{failure}</p>}
      {opened_at && <p className="mt-1 text-sm">{words.opened(since(opened_at))}</p>}
    </li>
  )
}
