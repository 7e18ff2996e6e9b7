import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { DraftPreview } from '../templates/DraftPreview.tsx'
import { PlaceholderButtons } from '../templates/PlaceholderButtons.tsx'
import { usePutIn } from '../templates/usePutIn.ts'
import { CopyTemplate } from './CopyTemplate.tsx'
import { draftTexts as texts } from './draftTexts.ts'
import type { DraftForm } from './useDraftForm.ts'

/** What the server takes at the most. */
const LONGEST = { subject: 200, sms: 1600, email: 8000 }

type CampaignTextProps = { channel: Channel; form: DraftForm; place: 0 | 1 }

/** One of the texts of a campaign, beside what a guest would read of it. */
export function CampaignText({ channel, form, place }: CampaignTextProps) {
  const { typed, change } = form
  const [subject, body] = [`subject${place}`, `body${place}`] as const
  const write = (name: typeof subject | typeof body, value: string) => {
    change(name, value)
    if (name === body) change(`blocks${place}`, null)
  }
  const { lines, remember, putIn } = usePutIn((name, value) =>
    write(name as typeof subject | typeof body, value),
  )
  const said = (label: string) =>
    typed.two ? texts.ofText(label, place === 0 ? texts.first : texts.second) : label
  const field = (name: typeof subject | typeof body) => ({
    name,
    value: typed[name],
    error: form.wrong[name],
    dir: 'auto',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
    onFocus: remember,
  })
  const read = {
    subject: typed[subject],
    message_template: typed[body],
    body: typed[body],
    blocks: typed[`blocks${place}`],
  }
  const words = texts.body[channel]
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="flex flex-col gap-5">
        <CopyTemplate channel={channel} form={form} place={place} />
        {channel === 'email' && (
          <TextField label={said(texts.subject.label)} maxLength={LONGEST.subject} {...field(subject)} />
        )}
        <div className="flex flex-col gap-3">
          <TextArea
            ref={lines}
            {...words}
            label={said(words.label)}
            maxLength={LONGEST[channel]}
            rows={channel === 'sms' ? 5 : 10}
            {...field(body)}
          />
          <PlaceholderButtons channel={channel} onChoose={putIn} withCode={typed.offer !== ''} />
        </div>
      </div>
      <DraftPreview channel={channel} typed={read} codesOf={typed.offer} />
    </div>
  )
}
