import type { JoinForm } from '#server/portal/join/contract.ts'
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx'

type Name = 'phone' | 'first_name' | 'last_name' | 'email' | 'birthday'
type JoinFieldProps = TextFieldProps & Pick<JoinForm, 'values' | 'errors'> & { name: Name }

/** A field of the form, with the text and the error of the last answer. */
export const JoinField = ({ name, values, errors, ...field }: JoinFieldProps) => (
  <TextField {...field} id={name} name={name} defaultValue={values[name]} error={errors[name]} />
)
