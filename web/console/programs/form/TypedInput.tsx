import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { type FieldWords, texts } from '../texts.ts'
import { TierRows } from './TierRows.tsx'
import { type Input, numberProps, type TextInput, type TypedForm, type TypedTier } from './typed.ts'

type FieldsProps = { inputs: readonly Input[]; words: Record<string, FieldWords>; form: TypedForm }

/** Keeps a focused field clear of the buttons at the dialog's lower edge. */
const clearOfActions = '[&_:is(input,select,textarea)]:scroll-mb-40'

/** A form's fields: numbers side by side if there is room, other fields on a line of their own. */
export function TypedFields({ inputs, words, form }: FieldsProps) {
  return (
    <div className={`grid items-start gap-5 sm:grid-cols-2 ${clearOfActions}`}>
      {inputs.map((input) => (
        <div
          key={input.name}
          className={input.kind === 'number' || input.kind === 'choice' ? '' : 'sm:col-span-2'}
        >
          <TypedField input={input} words={words[input.name]!} form={form} />
        </div>
      ))}
    </div>
  )
}

function TypedField({ input, words, form }: { input: Input; words: FieldWords; form: TypedForm }) {
  const { typed, wrong, change } = form
  const { name } = input
  const value = typed[name]
  const common = { label: words.label, hint: words.hint, error: wrong[name], name }
  switch (input.kind) {
    case 'text':
      return <TextInputField {...{ input, common, value: value as string, change }} />
    case 'number':
      return (
        <TextField
          {...common}
          {...numberProps(input)}
          suffix={words.affix}
          value={value as string}
          onChange={({ target }) => change(name, target.value)}
        />
      )
    case 'tick':
      return (
        <Checkbox
          {...common}
          checked={value as boolean}
          onChange={({ target }) => change(name, target.checked)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...common}
          value={value as string}
          onChange={({ target }) => change(name, target.value)}
        >
          <Options of={input.options.map((option) => [option, texts.discountTypes[option]])} />
        </SelectField>
      )
    case 'tiers':
      return (
        <TierRows
          input={input}
          words={words}
          rows={value as TypedTier[]}
          wrong={wrong}
          onChange={(rows) => change(name, rows)}
        />
      )
  }
}

type TextInputProps = {
  input: TextInput
  common: { label: string; hint: string | undefined; error: string | undefined; name: string }
  value: string
  change: TypedForm['change']
}

function TextInputField({ input, common, value, change }: TextInputProps) {
  const { name, maxLength, required, long, upperCase } = input
  const take = (text: string) => change(name, upperCase ? text.toUpperCase().slice(0, maxLength) : text)
  const props = {
    ...common,
    value,
    maxLength,
    dir: 'auto',
    autoComplete: 'off',
    'aria-required': required,
  }
  if (long) return <TextArea {...props} rows={2} onChange={({ target }) => take(target.value)} />
  return (
    <TextField
      {...props}
      autoCapitalize={upperCase ? 'characters' : undefined}
      onChange={({ target }) => take(target.value)}
    />
  )
}
