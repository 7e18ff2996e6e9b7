import type { ReactNode } from 'react'

/** A sentence over the top of the counter, which screen readers say; without one it isn't seen. */
export function FloatingStatus({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-4 top-4 z-20 mx-auto w-fit rounded-lg bg-warning-soft px-4 py-2 text-pretty text-warning-text shadow-soft empty:hidden"
    >
      {children}
    </p>
  )
}
