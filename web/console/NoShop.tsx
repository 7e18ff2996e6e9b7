import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Page } from './Page.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { texts } from './texts.ts'

const SetUpCompany = lazy(() => import('./team/SetUpCompany.tsx'))

/**
 * For somebody on no team. The first visit to /company sets up a company by itself; whoever was taken off a team
 * is asked first.
 */
export function NoShop({ leftShop }: { leftShop: boolean }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [wanted, setWanted] = useState(false)
  if (wanted || (path === '/company' && !leftShop)) {
    return (
      <Suspense fallback={<Spinner fill="screen" text={texts.loading} />}>
        <SetUpCompany />
      </Suspense>
    )
  }
  const words = leftShop ? texts.leftShop : texts.noBusiness
  return (
    <main>
      <Page title={words.title} width="narrow">
        <p className="mb-6 max-w-prose text-pretty">{words.text}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setWanted(true)}>
            {words.setUp}
          </Button>
          <SignOutButton />
        </div>
      </Page>
    </main>
  )
}
