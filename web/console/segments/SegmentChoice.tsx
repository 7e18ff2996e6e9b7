import { useQuery } from '@tanstack/react-query'
import { Options, SelectField, type SelectFieldProps } from '#web/ui/fields/SelectField.tsx'
import { segmentsQuery } from './segmentsQuery.ts'
import { texts } from './texts.ts'

const words = texts.choice

type SegmentChoiceProps = Pick<SelectFieldProps, 'hint' | 'error' | 'disabled' | 'name'> & {
  label?: string
  /** A segment's id, or '' for none. */
  value: string
  onChange: (segment: string) => void
  /** Text of the empty choice. */
  none?: string
}

/** A choice of one segment: those that every business has, and the business's own. */
export function SegmentChoice({ label = words.label, none = words.everybody, ...props }: SegmentChoiceProps) {
  const { value, onChange, ...field } = props
  const { data: segments = [], isSuccess } = useQuery(segmentsQuery)
  const own = segments.filter(({ version }) => version !== null)
  const ready = segments.filter(({ version }) => version === null)
  const isGone = value !== '' && isSuccess && !segments.some(({ id }) => id === value)
  const optionsOf = (some: typeof segments) => <Options of={some.map(({ id, name }) => [id, name])} />
  return (
    <SelectField {...field} label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      {isGone && <option value={value}>{words.gone}</option>}
      {own.length > 0 && <optgroup label={words.own}>{optionsOf(own)}</optgroup>}
      <optgroup label={words.ready}>{optionsOf(ready)}</optgroup>
    </SelectField>
  )
}
