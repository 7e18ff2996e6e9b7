import { useState } from 'react'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from './texts.ts'

/** The six digits of a one-time code; other pasted characters are removed. */
export function CodeField({ error }: { error: string | undefined }) {
  const [code, setCode] = useState('')
  return (
    <TextField
      label={texts.code.label}
      hint={texts.code.hint}
      name="token"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={code}
      onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
      error={error}
      className="font-mono tracking-[0.3em]"
    />
  )
}

/** Checks a typed code, in the server's words. */
export const checkCode = ({ token = '' }: Record<string, string>): Record<string, string> =>
  /^\d{6}$/.test(token) ? {} : { token: texts.errors.code }
