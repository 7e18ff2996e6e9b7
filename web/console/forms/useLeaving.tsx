import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { LeaveGuard } from './LeaveGuard.tsx'

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'))

export type Leaving = {
  /** Told by the form whether closing would lose something. */
  setUnsaved: (unsaved: boolean) => void
  /** Goes at once when nothing is unsaved, else after asking. */
  leave: (go: () => void) => void
  /** Stands inside the dialog, so that the question stands above it. */
  question: ReactNode
}

/** Asks before a dialog with something unsaved is closed, as LeaveGuard does for pages. */
export function useLeaving(): Leaving {
  const [unsaved, setUnsaved] = useState(false)
  const [waiting, setWaiting] = useState<() => void>()
  const leave = (go: () => void) => (unsaved ? setWaiting(() => go) : go())
  const goOn = () => {
    setWaiting(undefined)
    setUnsaved(false)
    waiting?.()
  }
  const question = (
    <>
      <LeaveGuard unsaved={unsaved} />
      {waiting && (
        <Suspense>
          <LeaveDialog onStay={() => setWaiting(undefined)} onLeave={goOn} />
        </Suspense>
      )}
    </>
  )
  return { setUnsaved, leave, question }
}

/**
 * Keeps the dialog around a form told of it; a form that is gone has nothing unsaved. In the same step as what
 * was typed: an Escape right after the last letter asks too.
 */
export function useTellUnsaved(setUnsaved: Leaving['setUnsaved'], unsaved: boolean): void {
  useLayoutEffect(() => {
    setUnsaved(unsaved)
    return () => setUnsaved(false)
  }, [setUnsaved, unsaved])
}
