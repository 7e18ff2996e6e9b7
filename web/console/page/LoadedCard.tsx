import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'

type LoadedCardProps<Data> = {
  /** Shown in place of `words.title`. */
  title?: ReactNode
  words: { title?: string; description: string; loading: string; failed: string; retry: string }
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** Class of the height that the content will take. */
  height: string
  children: (data: Data) => ReactNode
}

/** A card of a page that loads its own content. */
export function LoadedCard<Data>({
  words,
  title = words.title,
  query,
  height,
  children,
}: LoadedCardProps<Data>) {
  const { data, error } = query
  return (
    <Card title={title} description={words.description}>
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className={`${height} w-full rounded-md`} />
        </div>
      )}
      {!data && <LoadFailed query={query} title={words.failed} retry={words.retry} />}
      {data && children(data)}
    </Card>
  )
}
