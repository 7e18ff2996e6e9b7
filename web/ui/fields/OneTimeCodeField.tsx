import { TextField, type TextFieldProps } from './TextField.tsx'

type OneTimeCodeFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'name'> & {
  code: string
  onCode: (code: string) => void
}

/** The six digits of a code that was mailed or texted; other pasted characters are removed. */
export function OneTimeCodeField({ code, onCode, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={code}
      onChange={({ target }) => onCode(target.value.replace(/\D/g, '').slice(0, 6))}
      className="font-mono tracking-[0.3em]"
    />
  )
}
