import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// Few people leave with unsaved input, so the dialog loads only then.
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'))

/**
 * Asks before a page with unsaved changes is left: with our dialog on the way to another screen, with the
 * browser's when the tab closes or loads anew. The way to /login stays free: there is no session to save with.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && next.pathname !== current.pathname && next.pathname !== '/login',
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
