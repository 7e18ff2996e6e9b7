import { useState } from 'react'
import { OneTimeCodeField } from '#web/ui/fields/OneTimeCodeField.tsx'
import { texts } from './texts.ts'

const { label, hint } = texts.code

/** The code that was just sent. */
export function CodeField({ error }: { error: string | undefined }) {
  const [code, setCode] = useState('')
  return (
    <OneTimeCodeField label={label} hint={hint} name="token" code={code} onCode={setCode} error={error} />
  )
}

/** Checks a typed code, in the server's words. */
export const checkCode = ({ token = '' }: Record<string, string>): Record<string, string> =>
  /^\d{6}$/.test(token) ? {} : { token: texts.errors.code }
