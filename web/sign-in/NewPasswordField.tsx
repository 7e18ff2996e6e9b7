import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from './texts.ts'

const { rule, advice } = texts.chosenPassword

/** A new password, with the rule and a hint for a good one. The hint is left out while its error is shown. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      maxLength={128}
      hint={error === rule ? advice : `${rule}. ${advice}`}
      error={error}
    />
  )
}
