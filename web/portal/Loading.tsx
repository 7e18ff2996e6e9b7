import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Failure } from './Failure.tsx'
import { texts } from './texts.ts'

const t = texts.dashboard

/** The placeholder of a card that is loading, or what to do if it can't be loaded. */
export function Loading({ failure, onRetry }: { failure: string | null; onRetry: () => Promise<void> }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-6 px-4 py-8">
      {failure ? (
        <Failure title={t.failed} reason={failure} again={t.tryAgain} onRetry={onRetry} />
      ) : (
        <>
          <Skeleton className="h-10 w-2/3 rounded-md" />
          <Skeleton className="aspect-[1.586] w-full rounded-lg" />
          <p role="status" className="text-center text-muted">
            {t.loading}
          </p>
          <Skeleton className="h-24 w-full rounded-lg" />
        </>
      )}
    </main>
  )
}
