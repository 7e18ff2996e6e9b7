import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { normaliseHex } from '#web/card/colour.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { useLater } from '../forms/useLater.ts'
import { MessagePreviewBox } from '../messages/MessagePreviewBox.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { useSession } from '../session/session.ts'
import { TextCost } from '../templates/TextCost.tsx'
import { noWords } from '../templates/template.ts'
import { draftPreviewQuery, type Written } from '../templates/templatesQuery.ts'
import { texts as templates } from '../templates/texts.ts'
import type { Fields } from './fields.ts'
import type { SetupView } from './setupQuery.ts'
import { texts } from './texts.ts'
import type { SetupFields } from './useSetupForm.ts'

const words = texts.makes
/** The server is asked after a pause in typing. */
const PAUSE_MS = 300

type WelcomeProps = { view: SetupView; fields: Fields; form: SetupFields }

/** The welcome as a customer will read it, and its words to change. */
export function Welcome({ view, fields, form }: WelcomeProps) {
  const { sms, email } = view.welcome
  const { business } = useSession()
  if (!sms && !email) return null
  const field = (name: 'message_template' | 'subject' | 'body') => ({
    ...templates.fields[name],
    name,
    dir: 'auto',
    autoComplete: 'off',
    value: fields[name],
    error: form.wrong[name],
    onChange: ({ target }: { target: { value: string } }) => form.change(name, target.value),
  })
  const mail = <Preview channel="email" fields={fields} form={form} />
  const faulty = (...names: string[]) => names.some((name) => form.wrong[name])
  return (
    <>
      <Checkbox
        label={words.sends}
        hint={words.welcomeTo(sms !== null, business.owner_proven)}
        checked={fields.welcomes}
        onChange={({ target }) => form.change('welcomes', target.checked)}
      />
      {sms && (
        <>
          <Preview channel="sms" fields={fields} form={form} />
          <Unfolding title={words.changeText} isWrong={faulty('message_template')}>
            <TextArea {...field('message_template')} rows={4} />
          </Unfolding>
        </>
      )}
      {!sms && mail}
      {email && (
        <Unfolding title={sms ? words.seeEmail : words.changeEmail} isWrong={faulty('subject', 'body')}>
          {sms && mail}
          <TextField {...field('subject')} />
          <TextArea {...field('body')} rows={6} />
        </Unfolding>
      )}
    </>
  )
}

/** A part that is made when it is first unfolded, or when it has an error. */
function Unfolding({ title, isWrong, children }: { title: string; isWrong: boolean; children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  return (
    <Disclosure title={title} {...(isWrong && { open: true })} onUnfold={() => setSeen(true)}>
      {(seen || isWrong) && <div className="flex flex-col gap-4 pt-2">{children}</div>}
    </Disclosure>
  )
}

type PreviewProps = { channel: Channel; fields: Fields; form: SetupFields }

/** The words as somebody who joins gets them: a text with the link to the card, and its cost. */
function Preview({ channel, fields, form }: PreviewProps) {
  const { message_template, subject, body } = fields
  const typed: Written = { ...noWords, message_template, subject, body, trigger_type: 'welcome' }
  // One string, because a new object each time would never come to rest.
  const now = JSON.stringify({ typed, color: normaliseHex(fields.brand_color) })
  const written = useLater(now, PAUSE_MS)
  const shown: { typed: Written; color?: string } = JSON.parse(written)
  const { data, error, isPlaceholderData } = useQuery(
    draftPreviewQuery(channel, shown.typed, { reader: '', offer: null, color: shown.color }),
  )
  if (error) return <p className="text-danger-text text-sm">{error.message}</p>
  return (
    <>
      <MessagePreviewBox channel={channel} preview={data} warns={form.isChanged('message_template')} />
      {channel === 'sms' && data && (
        <TextCost
          typed={typed}
          preview={data}
          isOld={isPlaceholderData || written !== now}
          onWords={(words) => form.change('message_template', words)}
          onPlainNames={undefined}
        />
      )}
    </>
  )
}
