import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { customerName } from '../customers/customerName.ts'
import { useLater } from '../forms/useLater.ts'
import { MessagePreviewBox } from '../messages/MessagePreviewBox.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { useFormat } from '../page/format.ts'
import { TextCost } from './TextCost.tsx'
import { bodyOf } from './template.ts'
import {
  draftPreviewQuery,
  type PreviewContext,
  previewReadersQuery,
  useSendDraftToSelf,
  type Written,
} from './templatesQuery.ts'
import { texts } from './texts.ts'

const words = texts.preview
/** The server is asked after a pause in typing, not for each letter. */
const PAUSE_MS = 300

type DraftPreviewProps = {
  channel: Channel
  typed: Written
  /** The offer that a campaign makes to each customer. */
  offer?: PreviewContext['offer']
  /** Puts other words into the message. */
  onWords: (words: string) => void
  /** Undefined where a name always stays. */
  onPlainNames?: (chosen: boolean) => void
}

/** The draft as a customer would read it, its cost, and a button that sends a test to its author. */
export function DraftPreview({ channel, typed, offer = null, onWords, onPlainNames }: DraftPreviewProps) {
  const [reader, setReader] = useState('')
  const format = useFormat()
  const { data: readers = [] } = useQuery(previewReadersQuery)
  const written = useLater(typed, PAUSE_MS)
  const isEmpty = written.blocks ? written.blocks.length === 0 : written[bodyOf[channel]].trim() === ''
  const { data, error, isPlaceholderData } = useQuery({
    ...draftPreviewQuery(channel, written, { reader, offer }),
    enabled: !isEmpty,
  })
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg bg-quiet p-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
      <SelectField label={words.as} value={reader} onChange={({ target }) => setReader(target.value)}>
        <option value="">{words.nobody}</option>
        <Options of={readers.map((person) => [person.id, customerName(person, format)])} />
      </SelectField>
      {/* Above the preview, whose length changes with each answer: people miss a button that moves. */}
      <SendTest channel={channel} typed={typed} told={{ reader, offer }} disabled={isEmpty} />
      <div className="flex min-h-40 flex-col gap-3">
        {isEmpty && <p className="text-muted">{words.empty}</p>}
        {!isEmpty && error && <Banner tone="warning">{reasonOf(error)}</Banner>}
        {!isEmpty && !error && <MessagePreviewBox channel={channel} preview={data} />}
        {!isEmpty && !error && data && channel === 'sms' && (
          <TextCost
            typed={typed}
            preview={data}
            isOld={isPlaceholderData || written.message_template !== typed.message_template}
            onWords={onWords}
            onPlainNames={onPlainNames}
          />
        )}
      </div>
    </div>
  )
}

/** The error of a field says more than the general message. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || error.message

type SendTestProps = { channel: Channel; typed: Written; told: PreviewContext; disabled: boolean }

function SendTest({ channel, typed, told, disabled }: SendTestProps) {
  const { show } = useToast()
  const format = useFormat()
  const { mutate, isPending, error } = useSendDraftToSelf(channel)
  const send = () =>
    mutate(
      { typed, told },
      {
        onSuccess: ({ recipient, failure }) => {
          const to = channel === 'sms' ? format.phone(recipient) : recipient
          if (failure) show({ tone: 'danger', title: texts.test.failed, description: failure })
          else show({ tone: 'success', title: texts.test.sent(to) })
        },
      },
    )
  return (
    <>
      {error && (
        <Banner tone="warning" title={texts.test.failed} live>
          {error.message}
        </Banner>
      )}
      <Button
        className="self-start"
        disabled={disabled}
        busy={isPending}
        busyText={texts.test.sending}
        onClick={send}
      >
        {texts.test.send}
      </Button>
    </>
  )
}
