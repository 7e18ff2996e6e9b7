import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Page } from './Page.tsx'
import { texts } from './texts.ts'

/** An address that no screen has. */
export function NotFound() {
  return (
    <main>
      <Page title={texts.notFound.title} width="narrow">
        <p className="mb-6 text-muted">{texts.notFound.text}</p>
        <Link to="/dashboard" className={buttonClass('primary')}>
          {texts.notFound.home}
        </Link>
      </Page>
    </main>
  )
}

/** A screen that threw, or whose script or session could not be fetched. */
export function PageFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => void router.invalidate()
  return (
    <div role="alert">
      <EmptyState
        title={texts.failed.title}
        action={
          <Button variant="primary" onClick={retry}>
            {texts.failed.retry}
          </Button>
        }
      >
        {error instanceof Error ? error.message : null}
      </EmptyState>
    </div>
  )
}
