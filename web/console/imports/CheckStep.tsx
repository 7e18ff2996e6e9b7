import { useEffect, useEffectEvent, useState } from 'react'
import type { CheckView } from '#server/data/imports/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { Found } from './Found.tsx'
import { type Checking, useCheck } from './importsQuery.ts'
import { LeaveOut } from './LeaveOut.tsx'
import { Review } from './Review.tsx'
import { texts } from './texts.ts'

type CheckStepProps = {
  checking: Checking
  onChange: (change: Partial<Checking>) => void
  onBack: () => void
  onBeyondPlan: (failure: Error) => void
  onStarted: (id: string) => void
}

const isBeyondPlan = (error: Error | null) => error instanceof ApiError && error.code === 'limit_reached'

/** Asks the server to read every row, and shows what importing would do before it is done. */
export function CheckStep({ checking, onChange, onBack, onBeyondPlan, onStarted }: CheckStepProps) {
  const { mutate, error, isPending } = useCheck()
  // Kept while the rows are read once more, together with what was ticked.
  const [check, setCheck] = useState<CheckView>()
  const run = () =>
    mutate(checking, {
      onSuccess: setCheck,
      onError: (failure) => (isBeyondPlan(failure) ? onBeyondPlan(failure) : setCheck(undefined)),
    })
  const begin = useEffectEvent(run)
  // Checks once for each choice of columns, however often the parent renders.
  useEffect(() => {
    if (checking) begin()
  }, [checking])
  if (check)
    return (
      <Review {...{ checking, check, onChange, onBack, onBeyondPlan, onStarted }} isRechecking={isPending} />
    )
  if (error && !isBeyondPlan(error))
    return <CheckFailed {...{ error, checking, onChange, onBack }} onRetry={run} />
  return <Spinner text={texts.validating.busy} />
}

type CheckFailedProps = Pick<CheckStepProps, 'checking' | 'onChange' | 'onBack'> & {
  error: Error
  onRetry: () => void
}

function CheckFailed({ error, checking, onChange, onBack, onRetry }: CheckFailedProps) {
  const found = (error instanceof ApiError ? error.details : {}) as Partial<CheckView>
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="danger" live title={error.message} />
      <Found check={found} />
      <LeaveOut mendable={found.mendable ?? 0} checking={checking} onChange={onChange} />
      <DialogActions>
        <Button onClick={onBack}>{texts.back}</Button>
        {mayPass && (
          <Button variant="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}
