import type { ReactNode } from 'react'

export type EmptyStateProps = {
  icon?: ReactNode
  title: string
  /** Says what will be shown here, and how to get there. */
  children?: ReactNode
  action?: ReactNode
}

/** An empty list that says what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      {icon && (
        <span
          aria-hidden
          className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text [&>svg]:size-6"
        >
          {icon}
        </span>
      )}
      <h2 className="display text-xl">{title}</h2>
      {children && <div className="max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
