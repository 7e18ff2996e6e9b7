import { type ReactNode, useState } from 'react'
import type { Sent } from '#server/console/transactional/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { useSubmit } from '#web/console/forms/useSubmit.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { testTexts as texts } from './texts.ts'

type Typed = Record<string, string>

export type TestFormProps = {
  words: { submit: string; sent: (id: string) => string; failed: string }
  send: (typed: Typed) => Promise<Sent>
  /** The fields, each with its error. */
  children: (wrong: Typed) => ReactNode
}

/** Sends a test and shows the provider's answer. The typed text stays for another test. */
export function TestForm({ words, send, children }: TestFormProps) {
  const [sent, setSent] = useState<Sent>()
  const { submit, forgive, wrong, busy, refused, refusal } = useSubmit(
    () => ({}),
    async (typed) => {
      setSent(undefined)
      setSent(await send(typed))
    },
  )
  const isSignedOut = refused instanceof ApiError && refused.status === 401
  const failure = isSignedOut ? texts.noSession : refusal
  return (
    <form noValidate onSubmit={submit} onInput={forgive} className="flex max-w-2xl flex-col gap-5">
      {children(wrong)}
      <ErrorBanner message={failure} />
      {!busy && !refused && sent && <Outcome sent={sent} words={words} />}
      <div>
        <Button type="submit" variant="primary" busy={busy} busyText={texts.sending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

function Outcome({ sent, words }: { sent: Sent; words: TestFormProps['words'] }) {
  return sent.success ? (
    <Banner tone="success" live>
      {words.sent(sent.messageId ?? texts.noId)}
    </Banner>
  ) : (
    <Banner tone="danger" live>
      {sent.error ?? words.failed}
    </Banner>
  )
}
