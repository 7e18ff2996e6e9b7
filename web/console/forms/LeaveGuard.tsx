import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'

// Few people leave with unsaved input, so the dialog loads only then.
const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx'))

export type LeaveGuardProps = {
  unsaved: boolean
  /** True if another search of the same path leaves the page too: the counter has the customer in its search. */
  bySearch?: boolean
}

/**
 * Asks before a page with unsaved changes is left: with our dialog on the way to another screen, with the browser's
 * when the tab closes or reloads. The way to /login stays free: without a session nothing can be saved.
 */
export function LeaveGuard({ unsaved, bySearch = false }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isElsewhere =
        next.pathname !== current.pathname ||
        (bySearch && JSON.stringify(next.search) !== JSON.stringify(current.search))
      return unsaved && isElsewhere && next.pathname !== '/login'
    },
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onStay={reset} onLeave={proceed} />
    </Suspense>
  )
}
