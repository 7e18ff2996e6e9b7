import { createContext, type ReactNode, useContext } from 'react'
import { texts } from './texts.ts'
import { useUnsettled } from './writes/useIntents.ts'

/** True if the stage has just refused a stray press. */
export const StrayPress = createContext(false)

const places = {
  /** Over the top of the screen, where no customer's name is. */
  top: 'fixed inset-x-4 top-4 mx-auto w-fit',
  /** Over the lower edge of what stands above a button, so that the button does not move. */
  over: 'absolute inset-x-0 bottom-0 text-sm',
}

/**
 * Says that a press was not taken, or that the server is away for a moment and the write is sent again by itself.
 * Screen readers announce it; it is invisible while it is empty.
 */
export function StageStatus({ place, children }: { place: keyof typeof places; children?: ReactNode }) {
  const isStray = useContext(StrayPress)
  const isSentAgain = useUnsettled().some(({ again }) => again)
  const status = (
    <p
      role="status"
      className={`pointer-events-none z-20 text-pretty rounded-lg bg-warning-soft px-4 py-2 text-warning-text shadow-soft empty:hidden ${places[place]}`}
    >
      {isStray ? texts.strayPress : isSentAgain && texts.unreached}
    </p>
  )
  if (place === 'top') return status
  return (
    <div className="relative">
      {children}
      {status}
    </div>
  )
}
