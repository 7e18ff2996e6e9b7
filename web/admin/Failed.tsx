import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { texts } from './texts.ts'

export function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => unknown }) {
  return (
    <Banner
      tone="danger"
      title={texts.failed}
      live
      action={
        <Button size="small" busy={busy} onClick={() => onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      {error.message}
    </Banner>
  )
}
