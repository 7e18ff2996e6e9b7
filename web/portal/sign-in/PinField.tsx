import { TextField } from '#web/ui/fields/TextField.tsx'

type PinFieldProps = {
  label: string
  hint?: string
  pin: string
  onPin: (pin: string) => void
  error?: string | undefined
  /** True if a PIN is being chosen: password managers then offer to store it. */
  isNew?: boolean
}

/** A PIN: digits only, at most six, never shown. */
export function PinField({ label, hint, pin, onPin, error, isNew = false }: PinFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      name="pin"
      type="password"
      inputMode="numeric"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={pin}
      onChange={(event) => onPin(event.target.value.replace(/\D/g, '').slice(0, 6))}
      className="tracking-[0.3em]"
    />
  )
}
