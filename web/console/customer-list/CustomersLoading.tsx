import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Placeholders as high as the real rows. */
export function CustomersLoading({ wide }: { wide: boolean }) {
  return (
    <div role="status" aria-label={texts.loading} className="rounded-lg border border-line bg-surface">
      {wide && <div className="h-11" />}
      {PLACES.map((place) => (
        <div
          key={place}
          className={`flex items-center gap-3 border-line px-4 not-first:border-t ${wide ? 'h-[4.5rem]' : 'h-[5.5rem]'}`}
        >
          <Skeleton className="size-10 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40 rounded-sm" />
            <Skeleton className="h-3 w-24 rounded-sm" />
          </span>
        </div>
      ))}
    </div>
  )
}
