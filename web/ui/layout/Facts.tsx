import type { ReactNode } from 'react'

/**
 * Short facts side by side, each an element, with dots between them. A fact without room goes to the next line as a
 * whole, and the dot before the first fact of a line is cut off. A fact longer than a line wraps clear of that cut.
 */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`block overflow-x-clip ${className}`}>
      <span className="-ms-[0.8em] flex flex-wrap *:max-w-full *:wrap-anywhere *:relative *:ps-[0.8em] *:before:absolute *:before:start-0 *:before:w-[0.8em] *:before:text-center *:before:content-['·']">
        {children}
      </span>
    </span>
  )
}
