import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx'
import { tagsQuery } from './tagsQuery.ts'
import { texts } from './texts.ts'

type TagFieldProps = Pick<TextFieldProps, 'error' | 'className'> & {
  value: string
  onChange: (name: string) => void
  /** Tags that the customer already has, left out of the suggestions. */
  without?: readonly string[]
}

/** A field for a tag's name: one of the business's tags, which the browser suggests, or a new one. */
export function TagField({ value, onChange, without = [], ...field }: TagFieldProps) {
  const list = useId()
  const { data = [] } = useQuery(tagsQuery)
  return (
    <>
      <TextField
        {...field}
        label={texts.field}
        hint={texts.hint}
        list={list}
        maxLength={30}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {data
          .filter(({ id }) => !without.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
      </datalist>
    </>
  )
}
