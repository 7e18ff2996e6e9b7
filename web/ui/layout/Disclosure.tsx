import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export type DisclosureProps = {
  title: ReactNode
  /** Class of the line that is always visible. */
  titleClass?: string
  className?: string
  /** True to show its content at once. */
  open?: boolean
  onUnfold?: () => void
  children: ReactNode
}

/** A line that unfolds its content. */
export function Disclosure({
  title,
  titleClass = '',
  className = '',
  open,
  onUnfold,
  children,
}: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onUnfold?.()}
      className={`group ${className}`}
    >
      <summary className={`flex min-h-11 cursor-pointer items-center gap-2 font-semibold ${titleClass}`}>
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
