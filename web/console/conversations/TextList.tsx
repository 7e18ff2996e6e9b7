import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { ConversationText } from '#server/messaging/conversations/contract.ts'
import { MoreButton } from '#web/ui/buttons/MoreButton.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { Bubble } from './Bubble.tsx'
import { texts } from './texts.ts'

const words = texts.thread

type Pages = UseInfiniteQueryResult<InfiniteData<{ data: ConversationText[]; next: string | null }>>

/** The texts, oldest first, scrolled to the newest. */
export function TextList({ pages, name }: { pages: Pages; name: string }) {
  const { data, error } = pages
  const { date } = useFormat()
  const list = data?.pages.flatMap((page) => page.data).reverse() ?? []
  const newest = list.at(-1)?.id
  const box = useRef<HTMLElement>(null)
  // Loading older texts does not scroll the reader; a new text scrolls into view.
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest])
  return (
    <section
      ref={box}
      aria-label={words.texts}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="relative flex h-[clamp(12rem,calc(100dvh-33rem),32rem)] flex-col gap-3 overflow-y-auto p-4 focus-visible:-outline-offset-2"
    >
      <MoreButton size="small" pages={pages} busyText={texts.loadingOlder} className="self-center">
        {words.older}
      </MoreButton>
      {!data && <LoadFailed query={pages} title={words.failed} retry={texts.retry} />}
      {!data && !error && <Skeleton className="mt-auto h-24 w-2/3 rounded-lg" />}
      <ol aria-live="polite" className="mt-auto flex flex-col gap-3">
        {list.map((text, place) => (
          <Bubble
            key={text.id}
            text={text}
            name={isCustomers(list[place - 1]) ? null : name}
            day={dayBefore(list, place, date) === date(text.created_at) ? null : date(text.created_at)}
          />
        ))}
      </ol>
    </section>
  )
}

const isCustomers = (text: ConversationText | undefined): boolean => text?.direction === 'in' && !text.keyword

const dayBefore = (list: ConversationText[], place: number, date: (at: string) => string) => {
  const before = list[place - 1]
  return before ? date(before.created_at) : null
}
