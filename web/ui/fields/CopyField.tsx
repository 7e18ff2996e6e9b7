import { Button } from '../buttons/Button.tsx'
import { useCopy } from '../notices/useCopy.ts'
import { TextField } from './TextField.tsx'

type CopyFieldProps = {
  label: string
  value: string
  words: { copy: string; copied: string; notCopied: string }
}

/** A text that is needed elsewhere, with a button to copy it. */
export function CopyField({ label, value, words }: CopyFieldProps) {
  const copy = useCopy(words)
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      </div>
      <Button onClick={() => copy(value)}>{words.copy}</Button>
    </div>
  )
}
