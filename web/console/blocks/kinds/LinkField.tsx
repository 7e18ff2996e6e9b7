import { TextField } from '#web/ui/fields/TextField.tsx'
import { wholeLink } from '../rich-text/links.ts'

type LinkFieldProps = {
  label: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (address: string, group: string) => void
}

/** A link's address. When the field is left, an incomplete address is completed if its meaning is clear. */
export function LinkField({ label, hint, value, error, onChange }: LinkFieldProps) {
  const set = (address: string) => address !== value && onChange(address, 'link')
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      maxLength={1000}
      value={value}
      onChange={({ target }) => set(target.value)}
      onBlur={({ target }) => set(wholeLink(target.value))}
    />
  )
}
