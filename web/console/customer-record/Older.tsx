import type { ReactNode } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { texts } from './texts.ts'

type Pages = {
  isPending: boolean
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isRefetching: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

type OlderProps = {
  pages: Pages
  isEmpty: boolean
  words: { loading: string; failed: string; none: string; more: string }
  children: ReactNode
}

/** A list that goes back in time, page by page: loading, failed, empty, and a button for older rows. */
export function Older({ pages, isEmpty, words, children }: OlderProps) {
  if (pages.isPending) {
    return (
      <div role="status" aria-label={words.loading} className="flex flex-col gap-3">
        {['one', 'two', 'three', 'four'].map((place) => (
          <Skeleton key={place} className="h-12 rounded-md" />
        ))}
      </div>
    )
  }
  return (
    <>
      {isEmpty && !pages.error && <p className="text-muted">{words.none}</p>}
      {children}
      {pages.error && (
        <div className="mt-4">
          <Banner
            tone="danger"
            title={words.failed}
            live
            action={
              <Button size="small" busy={pages.isRefetching} onClick={() => pages.refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {pages.error.message}
          </Banner>
        </div>
      )}
      {pages.hasNextPage && (
        <Button
          size="small"
          className="mt-4"
          busy={pages.isFetchingNextPage}
          busyText={texts.history.loadingMore}
          onClick={() => pages.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
