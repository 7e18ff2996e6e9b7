import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DesignField } from '../../blocks/DesignField.tsx'
import { type Wired, wire } from '../../forms/wire.ts'
import type { Channel } from '../../messages/messageQueries.ts'
import { DraftPreview } from '../../templates/DraftPreview.tsx'
import { LanguageField } from '../../templates/LanguageField.tsx'
import { PlaceholderButtons } from '../../templates/PlaceholderButtons.tsx'
import type { TranslatedWords } from '../../templates/template.ts'
import { useFormIn } from '../../templates/useFormIn.ts'
import { usePlaceholders } from '../../templates/usePlaceholders.ts'
import { usePutIn } from '../../templates/usePutIn.ts'
import { CopyTemplate } from './CopyTemplate.tsx'
import { draftTexts as texts } from './texts.ts'
import { offerIn } from './typedDraft.ts'
import type { DraftForm } from './useDraftForm.ts'
import { useTextForm } from './useTextForm.ts'

/** Limits of the server, in characters. */
const LONGEST = { subject: 200, sms: 1600, email: 8000 }

type CampaignTextProps = { channel: Channel; form: DraftForm; place: 0 | 1 }

/** Edits a text of the campaign in one of its languages, beside a preview of what a customer would read. */
export function CampaignText({ channel, form, place }: CampaignTextProps) {
  const text = useTextForm(form, place)
  const language = form.languages[place]
  const shown = useFormIn(text, language)
  const { typed } = shown
  const offer = offerIn(form.typed)
  const placeholders = usePlaceholders('email', offer !== null)
  return (
    <div
      {...(form.typed.two && { role: 'group', 'aria-label': place === 0 ? texts.first : texts.second })}
      className={`grid grid-cols-1 items-start gap-6 ${typed.blocks ? '' : 'xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]'}`}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <CopyTemplate channel={channel} form={form} place={place} />
        <LanguageField
          typed={text.typed}
          onChange={(translations) => text.change('translations', translations)}
          language={language}
          onChoose={(chosen) => form.speak(place, chosen)}
        />
        <Words channel={channel} form={form} place={place} shown={shown} />
        {channel === 'email' && <DesignField key={language} form={shown} placeholders={placeholders} />}
      </div>
      <DraftPreview
        channel={channel}
        typed={{ ...typed, message_template: typed.body }}
        offer={offer}
        onWords={(words) => shown.change('body', words)}
      />
    </div>
  )
}

type Shown = { shown: Wired<TranslatedWords> }

/** The subject, the plain text, and buttons for placeholders. */
function Words({ channel, form, place, shown }: CampaignTextProps & Shown) {
  const { lines, subject, remember, putIn } = usePutIn((name, value) =>
    shown.change(name as 'subject' | 'body', value),
  )
  const said = (label: string) =>
    form.typed.two ? texts.ofText(label, place === 0 ? texts.first : texts.second) : label
  const field = (name: 'subject' | 'body') => ({
    ...wire(shown, name),
    dir: 'auto',
    autoComplete: 'off',
    onFocus: remember,
  })
  const words = texts.body[channel]
  return (
    <>
      {channel === 'email' && (
        <TextField
          ref={subject}
          label={said(texts.subject.label)}
          maxLength={LONGEST.subject}
          {...field('subject')}
        />
      )}
      <div className="flex flex-col gap-3">
        {!shown.typed.blocks && (
          <TextArea
            ref={lines}
            {...words}
            label={said(words.label)}
            maxLength={LONGEST[channel]}
            rows={channel === 'sms' ? 5 : 10}
            {...field('body')}
          />
        )}
        <PlaceholderButtons channel={channel} onChoose={putIn} withCode={form.typed.offer !== ''} />
      </div>
    </>
  )
}
