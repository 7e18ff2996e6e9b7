import { ApiError } from '#web/client/api.ts'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts } from '../texts.ts'

const words = texts.customer

export type CustomerFailedProps = { error: Error; busy: boolean; onRetry: () => void; onNext: () => void }

/** Shown if the customer does not exist or could not be loaded. */
export function CustomerFailed({ error, busy, onRetry, onNext }: CustomerFailedProps) {
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="flex flex-col gap-4">
      <h1 className="display text-xl">{texts.title}</h1>
      <Banner
        tone="danger"
        title={gone ? words.gone : words.failed}
        live
        action={
          !gone && (
            <Button busy={busy} onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      >
        {!gone && error.message}
      </Banner>
      <Button className="self-start" onClick={onNext}>
        {tillTexts.customer.back}
      </Button>
    </div>
  )
}
