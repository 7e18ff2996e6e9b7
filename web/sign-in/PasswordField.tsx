import { TextField } from '#web/ui/fields/TextField.tsx'

type PasswordFieldProps = {
  label: string
  name?: string
  /** The account's address where the form does not ask for it: password managers would not know the account. */
  account?: string
  error: string | undefined
}

/** The password that somebody has, to show that it is them. */
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
