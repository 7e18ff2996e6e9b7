import { Button } from '#web/ui/buttons/Button.tsx'
import type { Query } from '#web/ui/notices/LoadFailed.tsx'
import { EntranceLayout } from './EntranceLayout.tsx'

type UnreachableProps = { title: string; query: Query; retry: string }

/** Shown in place of a page that could not be loaded, with a button to try again. */
export function Unreachable({ title, query, retry }: UnreachableProps) {
  return (
    <EntranceLayout title={title} description={query.error?.message ?? ''}>
      <div>
        <Button variant="primary" size="large" busy={query.isFetching} onClick={() => query.refetch()}>
          {retry}
        </Button>
      </div>
    </EntranceLayout>
  )
}
