import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Page } from '../page/Page.tsx'
import { type GuideName, guide, isGuideName } from './pages.ts'
import { texts } from './texts.ts'
import './guide.css'

/** /help/…: a page of the owner's guide. */
export default function GuidePageScreen() {
  const { page } = useParams({ strict: false })
  return page && isGuideName(page) ? <GuidePage name={page} /> : <Navigate to="/help" replace />
}

function GuidePage({ name }: { name: GuideName }) {
  const { title, load } = guide[name]
  const names = Object.keys(guide) as GuideName[]
  const next = names[names.indexOf(name) + 1]
  const query = useQuery({ queryKey: ['guide', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY })
  return (
    <Page title={title} lang="en">
      {query.data ? (
        <Words html={query.data.default} />
      ) : query.error ? (
        <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-96 max-w-[40rem] rounded-md" />
        </div>
      )}
      <nav className="mt-8 flex max-w-[40rem] flex-wrap justify-between gap-4 border-line border-t pt-4 font-semibold">
        <Link to="/help" className="underline underline-offset-4">
          {texts.all}
        </Link>
        {next && (
          <Link to="/help/$page" params={{ page: next }} className="underline underline-offset-4">
            {texts.next(guide[next].title)}
          </Link>
        )}
      </nav>
    </Page>
  )
}

/** HTML that the build made of our own page. Links to other pages open without reloading the console. */
function Words({ html }: { html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link?.pathname.startsWith('/help/') || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void navigate({ to: link.pathname })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it.
    // biome-ignore lint/a11y/noStaticElementInteractions: The links in it are what is pressed.
    <div
      lang="en"
      className="guide max-w-[40rem]"
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
