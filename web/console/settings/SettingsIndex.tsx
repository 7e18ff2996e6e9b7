import { ChevronRight } from 'lucide-react'
import type { Section } from './sections.ts'
import { texts } from './texts.ts'
import { useSectionInSight } from './useSectionInSight.ts'

/**
 * The sections by name: beside them if there is room, otherwise a list before them. They are plain links, because all
 * links of the router would count as the current page.
 */
export function SettingsIndex({ sections }: { sections: readonly Section[] }) {
  const { current, goTo } = useSectionInSight(sections)
  return (
    <nav aria-label={texts.index}>
      <ul className="grid overflow-clip rounded-lg border border-line bg-surface sm:grid-cols-2 xl:grid-cols-1 xl:gap-0.5 xl:rounded-none xl:border-0 xl:bg-transparent">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => goTo(id)}
              aria-current={id === current ? 'location' : undefined}
              className={itemClass}
            >
              {title}
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted xl:hidden rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const itemClass =
  'flex min-h-11 items-center justify-between gap-3 px-4 py-2 -outline-offset-2 transition-colors hover:bg-quiet xl:min-h-9 xl:rounded-md xl:px-3 xl:py-1.5 xl:text-muted xl:text-sm xl:aria-[current]:bg-quiet xl:aria-[current]:font-semibold xl:aria-[current]:text-ink'
