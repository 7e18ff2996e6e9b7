import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Page } from '../page/Page.tsx'
import { texts } from './texts.ts'

/** A placeholder in the page's shape. */
export function RecordLoading() {
  return (
    <Page title={texts.title}>
      <div role="status" aria-label={texts.loading} className="flex flex-col gap-6">
        <Skeleton className="h-24 rounded-lg" />
        <div className="grid gap-6 lg:grid-cols-3">
          <div className="flex flex-col gap-6 lg:col-span-2">
            <Skeleton className="h-72 rounded-lg" />
            <Skeleton className="h-96 rounded-lg" />
          </div>
          <Skeleton className="h-96 rounded-lg" />
        </div>
      </div>
    </Page>
  )
}
