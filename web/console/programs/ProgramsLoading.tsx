import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

const PLACES = ['first', 'second', 'third']

/** The grid of programs and of their placeholders. */
export const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3'

/** Placeholder cards in the shape of the real ones. */
export function ProgramsLoading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <div className={gridClass}>
        {PLACES.map((place) => (
          <div key={place} className="overflow-clip rounded-lg border border-line bg-surface">
            <div className="grid justify-items-center bg-quiet p-5">
              <Skeleton className="aspect-[1.586] w-full max-w-72 rounded-lg bg-surface" />
            </div>
            <div className="flex flex-col gap-4 p-5">
              <Skeleton className="h-6 w-2/3 rounded-sm" />
              <Skeleton className="h-32 w-full rounded-sm" />
              <Skeleton className="h-8 w-full rounded-sm" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
