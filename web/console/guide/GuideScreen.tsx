import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Card } from '#web/ui/layout/Card.tsx'
import { Page } from '../page/Page.tsx'
import { guideAt } from './guideAt.ts'
import { guide } from './pages.ts'
import { texts } from './texts.ts'

/** /help: the pages of the owner's guide. If Help was pressed on a screen, the page about that screen. */
export default function GuideScreen() {
  const { at } = useSearch({ strict: false })
  const page = at && guideAt(at)
  return page ? <Navigate to="/help/$page" params={{ page }} replace /> : <AllPages />
}

function AllPages() {
  return (
    <Page title={texts.title} description={texts.description}>
      <Card className="p-2">
        <ol>
          {Object.entries(guide).map(([name, { title }]) => (
            <li key={name}>
              <Link
                to="/help/$page"
                lang="en"
                params={{ page: name }}
                className="flex min-h-12 items-center justify-between gap-3 rounded-md px-3 font-semibold hover:bg-quiet"
              >
                {title}
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </Page>
  )
}
