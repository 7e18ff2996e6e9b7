import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'

type LoadFailedProps = {
  title?: string
  error: Error
  retry: string
  busy: boolean
  onRetry: () => unknown
}

/** In the place of what could not be loaded: why not, and a way to ask again. */
export function LoadFailed({ title, error, retry, busy, onRetry }: LoadFailedProps) {
  return (
    <Banner
      tone="danger"
      title={title}
      live
      action={
        <Button size="small" busy={busy} onClick={() => onRetry()}>
          {retry}
        </Button>
      }
    >
      {error.message}
    </Banner>
  )
}
