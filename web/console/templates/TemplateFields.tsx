import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { type Wired, wire } from '../forms/wire.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { useHasPoints } from '../programs/useHasPoints.ts'
import { PlaceholderButtons } from './PlaceholderButtons.tsx'
import { bodyOf, type TypedTemplate, triggersOf } from './template.ts'
import { texts } from './texts.ts'
import { usePutIn } from './usePutIn.ts'

const words = texts.fields
/** The server's limits, in characters. */
const LONGEST = { name: 100, subject: 200, message_template: 1600, body: 8000 }

export type TemplateForm = Wired<TypedTemplate>
type FieldsProps = {
  channel: Channel
  form: TemplateForm
  /** Shown between the trigger and the words: the language. */
  children: ReactNode
}

export function TemplateFields({ channel, form, children }: FieldsProps) {
  const body = bodyOf[channel]
  const hasPoints = useHasPoints()
  const { trigger_type: chosen } = form.typed
  const triggers = triggersOf[channel].filter(
    (trigger) => trigger !== 'points_milestone' || hasPoints || trigger === chosen,
  )
  const { lines, subject, remember, putIn } = usePutIn((name, value) =>
    form.change(name as keyof TypedTemplate, value),
  )
  const field = (name: keyof typeof LONGEST) => ({
    ...wire(form, name),
    dir: 'auto',
    autoComplete: 'off',
    maxLength: LONGEST[name],
  })
  return (
    <div className="flex flex-col gap-5">
      <TextField {...words.name} {...field('name')} />
      <SelectField {...words.trigger_type} {...wire(form, 'trigger_type')}>
        <Options of={triggers.map((trigger) => [trigger, texts.triggers[trigger]])} />
      </SelectField>
      <TriggerFields form={form} />
      {children}
      {channel === 'email' && (
        <TextField ref={subject} {...words.subject} {...field('subject')} onFocus={remember} />
      )}
      {!form.typed.blocks && (
        <TextArea
          ref={lines}
          {...words[body]}
          {...field(body)}
          rows={channel === 'sms' ? 4 : 10}
          onFocus={remember}
        />
      )}
      <PlaceholderButtons channel={channel} onChoose={putIn} />
    </div>
  )
}

/** The time and settings of the chosen trigger, if it has any. */
function TriggerFields({ form }: { form: TemplateForm }) {
  const { trigger_type } = form.typed
  if (trigger_type === 'points_milestone') {
    const { affix, ...milestones } = words.milestones
    return (
      <TextField
        {...milestones}
        suffix={affix}
        inputMode="numeric"
        autoComplete="off"
        {...wire(form, 'milestones')}
      />
    )
  }
  if (trigger_type !== 'birthday') return null
  return (
    <p className="text-muted text-sm">
      {texts.inTrigger}{' '}
      <Link to="/triggers" className="font-semibold text-accent-text underline">
        {texts.toTriggers}
      </Link>
    </p>
  )
}
