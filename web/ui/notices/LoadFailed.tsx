import { Button } from '../buttons/Button.tsx'
import { Banner } from './Banner.tsx'

/** What is known of something that is loaded, as TanStack Query says it. */
export type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown }

type LoadFailedProps = { query: Query; title?: string; retry: string }

/** In the place of what could not be loaded: why not, and a way to ask again. Nothing while nothing failed. */
export function LoadFailed({ query, title, retry }: LoadFailedProps) {
  if (!query.error) return null
  return (
    <Banner
      tone="danger"
      title={title}
      live
      action={
        <Button size="small" busy={query.isFetching} onClick={() => query.refetch()}>
          {retry}
        </Button>
      }
    >
      {query.error.message}
    </Banner>
  )
}
