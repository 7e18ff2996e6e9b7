import { useEffect } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { Page } from '../page/Page.tsx'
import { useSetUpCompany } from './teamQuery.ts'
import { texts } from './texts.ts'

/** Sets up a company for a person without one; the shell then shows its screen. */
export default function SetUpCompany() {
  const { mutate, error, isPending } = useSetUpCompany()
  useEffect(() => mutate(), [mutate])
  if (!error) return <Spinner fill="screen" text={texts.setUp.busy} />
  return (
    <main>
      <Page title={texts.setUp.title} width="narrow">
        <div className="flex flex-col items-start gap-6">
          <Banner tone="danger" title={texts.setUp.failed} live>
            {error.message}
          </Banner>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {texts.setUp.retry}
          </Button>
        </div>
      </Page>
    </main>
  )
}
