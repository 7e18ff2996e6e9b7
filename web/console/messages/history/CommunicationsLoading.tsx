import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Placeholder rows in the shape of the real ones. */
export function CommunicationsLoading() {
  return (
    <div role="status" className="divide-y divide-line rounded-lg border border-line bg-surface">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <div key={row} className="flex h-18 items-center gap-6 px-4">
          <Skeleton className="h-5 w-1/4 rounded-sm" />
          <Skeleton className="h-5 flex-1 rounded-sm" />
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
      ))}
    </div>
  )
}
