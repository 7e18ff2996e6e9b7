import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Index and card beside the sections on desks, before them on phones; the sections end where the heading does. */
export const columnsClass =
  'mx-auto grid max-w-3xl items-start gap-6 xl:mx-0 xl:max-w-none xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-10'

/** Placeholder in the shape of the form. */
export function SettingsLoading() {
  return (
    <div role="status" className={columnsClass}>
      <span className="sr-only">{texts.loading}</span>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-80 w-full rounded-lg" />
        <Skeleton className="aspect-[1.586] w-full max-w-96 rounded-lg" />
      </div>
      <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
        <Skeleton className="h-6 w-40 rounded-sm" />
        {FIELDS.map((field) => (
          <div key={field} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-28 rounded-sm" />
            <Skeleton className="h-11 w-full rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}
