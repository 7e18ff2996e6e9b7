import { createContext, type ReactNode, Suspense, use, useId, useLayoutEffect, useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard.tsx'

const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx'))

/** Calls `go` at once if nothing is unsaved, otherwise after asking. */
export type Leave = (go: () => void) => void

type LeavingState = { tell: (form: string, unsaved: boolean) => void; leave: Leave }
const LeavingContext = createContext<LeavingState>({ tell: () => undefined, leave: (go) => go() })

/** Asks before the content of `wrap` is left with unsaved input, as LeaveGuard does for pages. */
export function useLeaving(guard: Omit<LeaveGuardProps, 'unsaved'> = {}): {
  leave: Leave
  wrap: (content: ReactNode) => ReactNode
} {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const [waiting, setWaiting] = useState<() => void>()
  const leave: Leave = (go) => (unsaved.size > 0 ? setWaiting(() => go) : go())
  const [tell] = useState(
    (): LeavingState['tell'] => (form, isUnsaved) =>
      setUnsaved((before) => (before.has(form) === isUnsaved ? before : turned(before, form))),
  )
  const goOn = () => {
    setWaiting(undefined)
    setUnsaved(new Set())
    waiting?.()
  }
  const wrap = (content: ReactNode) => (
    <LeavingContext value={{ tell, leave }}>
      {content}
      <LeaveGuard unsaved={unsaved.size > 0} {...guard} />
      {waiting && (
        <Suspense>
          <LeaveDialog onStay={() => setWaiting(undefined)} onLeave={goOn} />
        </Suspense>
      )}
    </LeavingContext>
  )
  return { leave, wrap }
}

const turned = (forms: ReadonlySet<string>, form: string): ReadonlySet<string> =>
  new Set(forms.has(form) ? [...forms].filter((one) => one !== form) : [...forms, form])

/**
 * Tells the dialog around a form whether the form has unsaved input; a removed form has none. It tells in the same step
 * as the input, so that an Escape right after the last letter asks too.
 * @returns the form's own way to close
 */
export function useUnsaved(unsaved: boolean): Leave {
  const form = useId()
  const { tell, leave } = use(LeavingContext)
  useLayoutEffect(() => {
    tell(form, unsaved)
    return () => tell(form, false)
  }, [tell, form, unsaved])
  return leave
}
