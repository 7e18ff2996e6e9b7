import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useSession } from '../session/session.ts'
import type { ConditionField } from './conditionKinds.ts'
import { texts } from './texts.ts'
import { useThings } from './useThings.ts'

const words = texts.builder

type ConditionInputProps = {
  field: ConditionField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The input of one value of a condition. Its label is for people who do not see the line around it. */
export function ConditionInput({ field, value, error, onChange }: ConditionInputProps) {
  const { currency } = useSession().business
  const { name, label } = field
  const wiring = {
    ...{ hidesLabel: true, name, label, value, error, autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField {...wiring}>
          <Options of={Object.entries(field.options)} />
        </SelectField>
      )
    case 'number':
      return <TextField {...wiring} inputMode="numeric" maxLength={10} suffix={field.suffix} />
    case 'money':
      return <TextField {...wiring} inputMode="decimal" maxLength={15} suffix={currency} />
    case 'date':
      return <TextField {...wiring} type="date" />
    default:
      return (
        <ThingChoice
          wiring={wiring}
          of={field.kind}
          none={field.kind === 'program' && field.isOptional ? words.everyProgram : texts.form.choose}
        />
      )
  }
}

const noneYet = { program: words.noPrograms, tag: words.noTags, qr_code: words.noCodes }

type ThingChoiceProps = {
  wiring: { label: string; value: string; error: string | undefined }
  of: keyof typeof noneYet
  /** Text of the empty choice. */
  none: string
}

/** A choice of one of the business's programs, tags or QR codes. */
function ThingChoice({ wiring, of, none }: ThingChoiceProps) {
  const things = useThings()[of]
  const isGone = wiring.value !== '' && things && !things.some(({ id }) => id === wiring.value)
  return (
    <SelectField {...wiring}>
      <option value="">{things?.length === 0 ? noneYet[of] : none}</option>
      {isGone && <option value={wiring.value}>{words.gone}</option>}
      <Options of={things?.map(({ id, name }) => [id, name])} />
    </SelectField>
  )
}
