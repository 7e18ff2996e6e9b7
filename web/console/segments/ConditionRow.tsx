import { X } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { ConditionInput } from './ConditionInput.tsx'
import { abouts, conditionKinds, startCondition } from './conditionKinds.ts'
import type { DraftCondition, WrongParts } from './draftRule.ts'
import { type About, texts } from './texts.ts'

const words = texts.builder
const explained: Partial<Record<About, string>> = {
  slipping_away: texts.slipping,
  opened: texts.opens,
  clicked: texts.clicks,
}

type ConditionRowProps = {
  condition: DraftCondition
  /** Position in the rule, from 1: '2.1' is the first of the group that stands second. */
  place: string
  wrong: WrongParts
  onChange: (condition: DraftCondition) => void
  /** Undefined for the only condition of a rule. */
  onRemove: (() => void) | undefined
}

/** One condition as a line to read and change: its subject, its comparison and its values. */
export function ConditionRow({ condition, place, wrong, onChange, onRemove }: ConditionRowProps) {
  const { key, about, typed } = condition
  const choose = (next: About) => onChange({ ...condition, about: next, typed: startCondition(next, typed) })
  const change = (name: string, value: string) =>
    onChange({ ...condition, typed: startCondition(about, { ...typed, [name]: value }) })
  return (
    <fieldset className="flex items-start gap-2 rounded-md bg-quiet p-3">
      <legend className="sr-only">{words.condition(place)}</legend>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-44">
          <SelectField
            hidesLabel
            label={words.about}
            name="about"
            value={about}
            onChange={({ target }) => choose(target.value as About)}
          >
            <Options of={abouts.map((one) => [one, texts.kinds[one]])} />
          </SelectField>
        </div>
        {conditionKinds[about](typed).map((field) => (
          <div key={field.name} className="min-w-0 flex-1 basis-36">
            <ConditionInput
              field={field}
              value={typed[field.name] ?? field.start}
              error={wrong[`${key}.${field.name}`]}
              onChange={(value) => change(field.name, value)}
            />
          </div>
        ))}
        {explained[about] && <p className="basis-full text-muted text-sm">{explained[about]}</p>}
      </div>
      <IconButton
        label={words.remove(place, texts.kinds[about])}
        icon={<X />}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </fieldset>
  )
}
