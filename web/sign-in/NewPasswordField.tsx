import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from './texts.ts'

const { rule, advice } = texts.chosenPassword

/** A password that somebody chooses, with the rule and what makes a good one. A rule that was broken is not said twice. */
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
