import { EmailField } from '#web/ui/fields/EmailField.tsx'
import { texts } from './texts.ts'
import { keepTypedEmail, typedEmail } from './typedEmail.ts'

type AddressFieldProps = {
  error: string | undefined
  /** True if the address is kept for the next screen, and an address typed before is there already. */
  isKept?: boolean
}

/** The address of a person's account. */
export function AddressField({ error, isKept = false }: AddressFieldProps) {
  const kept = isKept && {
    defaultValue: typedEmail(),
    onChange: ({ target }: { target: { value: string } }) => keepTypedEmail(target.value),
  }
  return <EmailField label={texts.email} name="email" autoComplete="username" {...kept} error={error} />
}
