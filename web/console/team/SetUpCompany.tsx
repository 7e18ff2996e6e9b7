import { Building2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Page } from '../Page.tsx'
import { useSetUpCompany } from './teamQuery.ts'
import { texts } from './texts.ts'

/** Sets up a company for somebody who has none; the shell shows the screen once there is one. */
export default function SetUpCompany() {
  const { mutate, error, isPending } = useSetUpCompany()
  useEffect(() => mutate(), [mutate])
  if (!error) return <Spinner fill="screen" text={texts.setUp.busy} />
  return (
    <main>
      <Page title={texts.title} width="narrow">
        <EmptyState
          icon={<Building2 />}
          title={texts.setUp.title}
          action={
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {texts.setUp.retry}
            </Button>
          }
        >
          <p role="alert">
            {texts.setUp.failed}. {error.message}
          </p>
        </EmptyState>
      </Page>
    </main>
  )
}
