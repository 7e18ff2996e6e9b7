import type { ReactNode } from 'react'

/**
 * Short facts beside one another, each an element, with dots between them. A fact that finds no room goes to the next
 * line as a whole; the dot before the first of a line is cut off. A fact longer than a line breaks clear of that cut.
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
