import type { ComponentProps, ReactNode } from 'react'

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  description?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
}

/** A surface around a group of related content. */
export function Card({ title, description, actions, className = '', children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={`rounded-lg border border-line bg-surface p-4 sm:p-6 print:break-inside-avoid ${className}`}
    >
      {(title || actions) && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            {title && <h2 className="font-semibold text-lg">{title}</h2>}
            {description && <p className="text-muted text-sm">{description}</p>}
          </div>
          {actions && <div className="-my-1 flex gap-2">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
