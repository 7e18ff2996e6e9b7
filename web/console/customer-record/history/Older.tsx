import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { MoreButton, type Pages } from '#web/ui/buttons/MoreButton.tsx'
import { LoadFailed, type Query } from '#web/ui/notices/LoadFailed.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from '../texts.ts'

type OlderProps = {
  pages: Query & Pages & { isPending: boolean }
  isEmpty: boolean
  words: { loading: string; failed: string; none: string; more: string }
  /** Shows rows that are loaded but folded. They come before further pages. */
  onUnfold?: (() => void) | undefined
  children: ReactNode
}

/**
 * A list that goes back in time, page by page, with states for loading, failure and no rows, and a button for older
 * rows.
 */
export function Older({ pages, isEmpty, words, onUnfold, children }: OlderProps) {
  if (pages.isPending)
    return (
      <LoadingRows label={words.loading} rows={4} className="flex flex-col gap-3">
        <Skeleton className="h-12 rounded-md" />
      </LoadingRows>
    )
  return (
    <>
      {isEmpty && !pages.error && <p className="text-muted">{words.none}</p>}
      {children}
      {pages.error && (
        <div className="mt-4">
          <LoadFailed query={pages} title={words.failed} retry={texts.retry} />
        </div>
      )}
      {onUnfold ? (
        <Button size="small" onClick={onUnfold} className="mt-4">
          {words.more}
        </Button>
      ) : (
        <MoreButton size="small" pages={pages} busyText={texts.history.loadingMore} className="mt-4">
          {words.more}
        </MoreButton>
      )}
    </>
  )
}
