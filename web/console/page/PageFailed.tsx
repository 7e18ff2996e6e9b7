import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useOnline } from '../session/offline.ts'
import { Page } from './Page.tsx'
import { texts } from './texts.ts'

const WaitingHere = lazyPart(() => import('#web/outbox/WaitingHere.tsx'))
const OpenCounter = lazyPart(() => import('#web/outbox/keeping/OpenCounter.tsx'))

/**
 * Shown for a screen that threw, or whose script or session could not be loaded. Without a connection it waits for one.
 */
export function PageFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const online = useOnline()
  const failedOffline = useRef(!online)
  const retry = () => void router.invalidate()
  useEffect(() => {
    if (online && failedOffline.current) void router.invalidate()
  }, [online, router])
  if (!online) return <Offline />
  return (
    <Page title={texts.failed.title} width="narrow">
      <div className="flex flex-col items-start gap-6">
        <Banner tone="danger" live>
          {error instanceof ApiError ? error.message : texts.failed.unknown}
        </Banner>
        <Button variant="primary" reads onClick={retry}>
          {texts.failed.retry}
        </Button>
      </div>
    </Page>
  )
}

function Offline() {
  return (
    <main>
      <Page title={texts.offline.page} width="narrow">
        <p className="mb-6 max-w-prose text-pretty text-muted">{texts.offline.pageText}</p>
        <div className="flex flex-col items-start gap-6">
          <Suspense>
            <WaitingHere until="connected" />
          </Suspense>
          <Suspense>
            <OpenCounter />
          </Suspense>
        </div>
      </Page>
    </main>
  )
}
