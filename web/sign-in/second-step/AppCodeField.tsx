import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx'

/** The code of an authenticator app, which shows it in two groups of three digits. */
export function AppCodeField(props: Pick<TextFieldProps, 'ref' | 'label' | 'hint' | 'error'>) {
  return (
    <TextField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      className="font-mono tracking-widest"
    />
  )
}

export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''))
