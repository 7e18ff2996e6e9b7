import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageCircleOff } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { ConversationDetail } from '#server/messaging/conversations/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { conversationQuery, textsQuery, useSeeConversation } from './conversationsQuery.ts'
import { TextList } from './TextList.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { texts } from './texts.ts'

const CustomerFacts = lazyPart(() => import('./CustomerFacts.tsx'))
const words = texts.thread

/** One conversation: its texts, the field for an answer, and facts about the customer. */
export function Thread({ id, typed }: { id: string; typed: Map<string, string> }) {
  const query = useQuery(conversationQuery(id))
  const { data, error } = query
  usePrefetchInfiniteQuery(textsQuery(id))
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Link
        to="/communications"
        from="/communications"
        search={({ with: _open, ...before }) => before}
        className={`${buttonClass('quiet')} self-start lg:hidden`}
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {words.back}
      </Link>
      {data && <OpenThread conversation={data} typed={typed} />}
      {!data && !error && <Skeleton className="h-96 rounded-lg" />}
      {!data && error && isGone(error) && (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState icon={<MessageCircleOff />} title={words.gone}>
            {words.goneText}
          </EmptyState>
        </div>
      )}
      {!data && error && !isGone(error) && (
        <LoadFailed query={query} title={words.failed} retry={texts.retry} />
      )}
    </div>
  )
}

const isGone = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')

type OpenThreadProps = { conversation: ConversationDetail; typed: Map<string, string> }

function OpenThread({ conversation, typed }: OpenThreadProps) {
  const { id, customer } = conversation
  const pages = useInfiniteQuery(textsQuery(id))
  const newest = pages.data?.pages[0]?.data[0]?.id
  useSeeing(id, newest)
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_16rem] xl:items-start">
      <div className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
        <ThreadHead conversation={conversation} newest={newest} />
        <TextList pages={pages} name={customer?.first_name ?? words.customer} />
        <AnswerBox key={id} conversation={conversation} typed={typed} />
      </div>
      {customer && (
        <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
          <CustomerFacts customerId={customer.id} />
        </Suspense>
      )}
    </div>
  )
}

/** Marks the texts on the screen as read, for the whole team. Each newest text is reported once. */
function useSeeing(id: string, newest: string | undefined) {
  const { mutate: see } = useSeeConversation(id)
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!newest || told.current === newest) return
    told.current = newest
    see(newest)
  }, [newest, see])
}
