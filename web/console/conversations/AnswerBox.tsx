import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { ConversationDetail } from '#server/messaging/conversations/contract.ts'
import { isRefusal } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useLater } from '../forms/useLater.ts'
import { costOf } from '../messages/MessagePreviewBox.tsx'
import { useFormat } from '../page/format.ts'
import { answerPreviewQuery, useAnswer } from './conversationsQuery.ts'
import { texts } from './texts.ts'

const words = texts.answer
/** The server is asked after a pause in typing, not for each letter. */
const PAUSE_MS = 300
const LONGEST = 1600

type AnswerBoxProps = {
  conversation: ConversationDetail
  /** Unsent input by conversation. */
  typed: Map<string, string>
}

/** The field for an answer, or the reason why none may be sent. Input stays until it is sent. */
export function AnswerBox({ conversation, typed }: AnswerBoxProps) {
  const { id, refusal } = conversation
  const [content, setContent] = useState(typed.get(id) ?? '')
  const { mutate, isPending, error } = useAnswer(id)
  const failed = error && (isRefusal(error) ? error.message : words.unheard)
  const written = useLater(content.trim(), PAUSE_MS)
  const type = (text: string) => {
    setContent(text)
    typed.set(id, text)
  }
  const send = () => {
    const answer = content.trim()
    if (answer && !isPending && refusal === null) mutate(answer, { onSuccess: () => type('') })
  }
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="flex flex-col gap-3 border-line border-t p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {refusal !== null && <Refused conversation={conversation} />}
      <ErrorBanner title={words.failed} message={refusal === null && failed} />
      {(refusal === null || content !== '') && (
        <TextArea
          label={words.label}
          rows={3}
          className="max-lg:min-h-11"
          maxLength={LONGEST}
          value={content}
          readOnly={isPending}
          onChange={({ target }) => type(target.value)}
          onKeyDown={byKeys}
          hint={<Size id={id} content={written} />}
        />
      )}
      {refusal === null && (
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={content.trim() === ''}
          busy={isPending}
          busyText={words.sending}
        >
          <Send aria-hidden className="size-4 rtl:-scale-x-100" />
          {words.send}
        </Button>
      )}
    </form>
  )
}

function Refused({ conversation: { refusal, upgrade, done } }: { conversation: ConversationDetail }) {
  return (
    <Banner
      tone="warning"
      live
      title={words.closed}
      action={
        upgrade && (
          <Link to="/subscription" className={buttonClass('secondary', 'small')}>
            {words.plans}
          </Link>
        )
      }
    >
      {refusal} {!done && words.leave}
    </Banner>
  )
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The length and cost of an answer. Before anything is typed, how to send it. */
function Size({ id, content }: { id: string; content: string }) {
  const format = useFormat()
  const { data } = useQuery({
    ...answerPreviewQuery(id, content),
    enabled: content !== '',
    placeholderData: keepPreviousData,
  })
  if (content === '' || !data)
    return (
      <>
        {words.counts}{' '}
        <span className="pointer-coarse:hidden">
          {words.sends(isMac ? words.keys.mac : words.keys.other)}
        </span>
      </>
    )
  return costOf('sms', data, format)
}
