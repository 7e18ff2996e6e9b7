import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from '../texts.ts'

const CARDS = ['first', 'second']

/** Holds the places of a customer's header, cards and pad. */
export function CustomerLoading() {
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <h1 className="sr-only">{texts.title}</h1>
      <p role="status" className="sr-only">
        {texts.customer.loading}
      </p>
      <div className="flex gap-3">
        <Skeleton className="size-11 rounded-full" />
        <div className="flex-1 space-y-2 pt-1">
          <Skeleton className="h-6 w-40 rounded-sm" />
          <Skeleton className="h-4 w-56 rounded-sm" />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
        <div className="flex min-w-0 gap-4 overflow-clip max-md:order-last">
          {CARDS.map((card) => (
            <Skeleton key={card} className="aspect-[1.586] w-60 shrink-0 rounded-lg" />
          ))}
        </div>
        <Skeleton className="h-[28rem] rounded-xl" />
      </div>
    </div>
  )
}
