import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { Captcha } from '../Captcha.tsx'
import { texts } from './texts.ts'
import { usePause } from './usePause.ts'

/** Messages take time: a person who asks again at once gets two codes, of which only one works. */
const PAUSE_SECONDS = 30

/** Sends another code, after a pause. */
export function SendAgain({ label, send }: { label: string; send: (captcha?: string) => Promise<unknown> }) {
  const { left, begin } = usePause(PAUSE_SECONDS)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (captcha: string | undefined) => send(captcha),
    networkMode: 'always',
    onSuccess: begin,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (left === 0) mutate(new FormData(event.currentTarget).get('captcha')?.toString())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <ErrorBanner message={error?.message} />
      {isSuccess && (
        <Banner tone="success" live>
          {texts.code.sentAgain}
        </Banner>
      )}
      <Captcha refused={error} whenAsked />
      <Button
        type="submit"
        variant="quiet"
        className="-ms-4 self-start tabular-nums"
        // Not disabled, because it would lose the focus.
        aria-disabled={left > 0 || undefined}
        busy={isPending}
        busyText={texts.code.sending}
      >
        {left > 0 ? texts.code.wait(left) : label}
      </Button>
    </form>
  )
}
