import { TextField, type TextFieldProps } from './TextField.tsx'

/** An email address. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'maxLength'>) => (
  <TextField inputMode="email" autoCapitalize="none" {...props} type="email" maxLength={254} />
)
