import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'

type FailureProps = { title: string; reason: string; again: string; onRetry: () => unknown }

/** Shown in place of what could not be loaded. */
export const Failure = ({ title, reason, again, onRetry }: FailureProps) => (
  <Banner
    tone="danger"
    live
    title={title}
    action={
      <Button size="small" onClick={onRetry}>
        {again}
      </Button>
    }
  >
    {reason}
  </Banner>
)
