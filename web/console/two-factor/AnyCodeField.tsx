import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from './texts.ts'

/** Takes a code of the app or a backup code. */
export function AnyCodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={texts.anyCode}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      className="font-mono"
      error={error}
    />
  )
}

export const checkAnyCode = ({ code = '' }: Record<string, string>): Record<string, string> =>
  code.trim() ? {} : { code: texts.anyCodeMissing }
