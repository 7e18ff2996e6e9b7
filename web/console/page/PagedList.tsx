import type { InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MoreButton, type Pages } from '#web/ui/buttons/MoreButton.tsx'
import { LoadFailed, type Query } from '#web/ui/notices/LoadFailed.tsx'
import { texts } from './texts.ts'

export type PagedListProps<Row> = {
  pages: Query & Pages & { data: InfiniteData<{ data: Row[] }> | undefined; isPlaceholderData: boolean }
  words: { failed: string; retry: string; more: string; loadingMore: string }
  /** Shown until the first page has come. */
  loading: ReactNode
  /** Shown in place of no rows. */
  none: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list that is loaded page by page, with its states and the button for the next page. */
export function PagedList<Row>({ pages, words, loading, none, children }: PagedListProps<Row>) {
  const rows = pages.data?.pages.flatMap(({ data }) => data)
  return (
    <>
      <LoadFailed query={pages} title={words.failed} retry={words.retry} />
      {!rows && !pages.error && loading}
      <p role="status" className="sr-only">
        {/* The rows of another search, which stay until those of this one come, are not counted. */}
        {rows && !pages.isPlaceholderData && texts.shown(rows.length, pages.hasNextPage)}
      </p>
      {rows?.length === 0 && none}
      {rows && rows.length > 0 && children(rows)}
      <MoreButton pages={pages} busyText={words.loadingMore} className="self-center">
        {words.more}
      </MoreButton>
    </>
  )
}
