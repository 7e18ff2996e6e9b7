import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { Page } from '../page/Page.tsx'
import { SignOutButton } from '../page/SignOutButton.tsx'
import { texts } from '../page/texts.ts'

const SetUpCompany = lazyPart(() => import('../team/SetUpCompany.tsx'))

/**
 * Shown to somebody in no team. The first visit to /company sets up a company by itself; somebody who was taken off a
 * team is asked first. Their account can still be opened.
 */
export default function NoBusiness({ leftBusiness }: { leftBusiness: boolean }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [wanted, setWanted] = useState(false)
  if (path === '/account') return <AccountAlone />
  if (wanted || (path === '/company' && !leftBusiness)) {
    return (
      <Suspense fallback={<Spinner fill="screen" text={texts.loading} />}>
        <SetUpCompany />
      </Suspense>
    )
  }
  const words = leftBusiness ? texts.leftBusiness : texts.noBusiness
  return (
    <main>
      <Page title={words.title} width="narrow">
        <p className="mb-6 max-w-prose text-pretty">{words.text}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setWanted(true)}>
            {words.setUp}
          </Button>
          <Link to="/account" className={buttonClass()}>
            {texts.account}
          </Link>
          <SignOutButton />
        </div>
      </Page>
    </main>
  )
}

function AccountAlone() {
  return (
    <>
      <nav
        aria-label={texts.account}
        className="mx-auto flex w-full max-w-3xl flex-wrap justify-between gap-2 px-4 pt-4 sm:px-6 lg:px-10"
      >
        <Link to="/dashboard" className={buttonClass('quiet')}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {texts.back}
        </Link>
        <SignOutButton inRail={false} />
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}
