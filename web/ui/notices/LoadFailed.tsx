import { Button } from '../buttons/Button.tsx'
import { Banner } from './Banner.tsx'

/** The state of loaded data, in TanStack Query's terms. */
export type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown }

type LoadFailedProps = { query: Query; title?: string; retry: string }

/** Shown in place of what could not be loaded: the reason, and a button to try again. Nothing if nothing failed. */
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
