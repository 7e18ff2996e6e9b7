import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { texts } from './texts.ts'

export function Failed(props: { error: Error; busy: boolean; onRetry: () => unknown }) {
  return <LoadFailed title={texts.failed} retry={texts.retry} {...props} />
}
