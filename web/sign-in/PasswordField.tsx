import { TextField } from '#web/ui/fields/TextField.tsx'

type PasswordFieldProps = {
  label: string
  name?: string
  /** The account's address for password managers, if the form does not ask for it. */
  account?: string
  error: string | undefined
}

/** The present password, as a proof of identity. */
export function PasswordField({ label, name = 'password', account, error }: PasswordFieldProps) {
  return (
    <>
      {account && (
        <input type="email" name="username" autoComplete="username" value={account} readOnly hidden />
      )}
      <TextField
        label={label}
        name={name}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        error={error}
      />
    </>
  )
}
