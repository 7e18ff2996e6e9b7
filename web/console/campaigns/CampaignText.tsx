import { useMemo } from 'react'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { MailDesign } from '../blocks/MailDesign.tsx'
import type { Wrong } from '../forms/useWrong.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { DraftPreview } from '../templates/DraftPreview.tsx'
import { mailPlaceholders } from '../templates/mailPlaceholders.ts'
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
  const blocks = `blocks${place}` as const
  const isPlain = typed[blocks] === null
  const {
    lines,
    subject: subjectField,
    remember,
    putIn,
  } = usePutIn((name, value) => change(name as typeof subject | typeof body, value))
  const said = (label: string) =>
    typed.two ? texts.ofText(label, place === 0 ? texts.first : texts.second) : label
  const field = (name: typeof subject | typeof body) => ({
    name,
    value: typed[name],
    error: form.wrong[name],
    dir: 'auto',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    onFocus: remember,
  })
  const read = {
    subject: typed[subject],
    message_template: typed[body],
    body: typed[body],
    blocks: typed[blocks],
  }
  const words = texts.body[channel]
  return (
    <div
      className={`grid grid-cols-1 items-start gap-6 ${isPlain ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]' : ''}`}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <CopyTemplate channel={channel} form={form} place={place} />
        {channel === 'email' && (
          <TextField
            ref={subjectField}
            label={said(texts.subject.label)}
            maxLength={LONGEST.subject}
            {...field(subject)}
          />
        )}
        <div className="flex flex-col gap-3">
          {isPlain && (
            <TextArea
              ref={lines}
              {...words}
              label={said(words.label)}
              maxLength={LONGEST[channel]}
              rows={channel === 'sms' ? 5 : 10}
              {...field(body)}
            />
          )}
          <PlaceholderButtons channel={channel} onChoose={putIn} withCode={typed.offer !== ''} />
        </div>
        {channel === 'email' && <CampaignDesign form={form} place={place} />}
      </div>
      <DraftPreview channel={channel} typed={read} codesOf={typed.offer} />
    </div>
  )
}

/** Plain text or blocks; what stands as the subject stays. */
function CampaignDesign({ form: { typed, wrong, change }, place }: Omit<CampaignTextProps, 'channel'>) {
  const [subject, body, blocks] = [`subject${place}`, `body${place}`, `blocks${place}`] as const
  return (
    <MailDesign
      blocks={typed[blocks]}
      body={typed[body]}
      placeholders={mailPlaceholders(typed.offer !== '')}
      wrong={useWrongIn(wrong, blocks)}
      onBlocks={(now) => change(blocks, now)}
      onPlain={(words) => {
        change(body, words)
        change(blocks, null)
      }}
      onStarter={(starter) => {
        change(blocks, starter.blocks)
        if (typed[subject] === '') change(subject, starter.subject)
      }}
    />
  )
}

/** What is wrong in the blocks of one text, by the path that the builder knows: 'blocks1.2.label' is its 'blocks.2.label'. */
const useWrongIn = (wrong: Wrong, blocks: string): Wrong =>
  useMemo(
    () =>
      Object.fromEntries(
        Object.entries(wrong)
          .filter(([path]) => path.split('.')[0] === blocks)
          .map(([path, message]) => [path.replace(blocks, 'blocks'), message]),
      ),
    [wrong, blocks],
  )
