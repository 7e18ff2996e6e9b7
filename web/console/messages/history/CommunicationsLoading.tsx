import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

/** Placeholder rows in the shape of the real ones. */
export const CommunicationsLoading = () => (
  <LoadingRows
    label={texts.loading}
    rows={8}
    className="divide-y divide-line rounded-lg border border-line bg-surface"
  >
    <div className="flex h-18 items-center gap-6 px-4">
      <Skeleton className="h-5 w-1/4 rounded-sm" />
      <Skeleton className="h-5 flex-1 rounded-sm" />
      <Skeleton className="h-6 w-24 rounded-full" />
    </div>
  </LoadingRows>
)
