import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: ReactNode
  /** The language of the title, where it is not that of the page. */
  lang?: string
  description?: ReactNode
  /** Shown beside the title: a badge, a count. */
  aside?: ReactNode
  actions?: ReactNode
}

/** The one h1 of a screen, and its actions. */
export function PageHeader({ title, lang, description, aside, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-col gap-x-6 gap-y-4 md:flex-row md:items-end md:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="display wrap-anywhere min-w-0 text-2xl">
            <bdi lang={lang}>{title}</bdi>
          </h1>
          {aside}
        </div>
        {description && <p className="mt-1 max-w-prose text-pretty text-muted">{description}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2 md:max-w-2/3 md:shrink-0 md:justify-end">{actions}</div>
      )}
    </header>
  )
}
