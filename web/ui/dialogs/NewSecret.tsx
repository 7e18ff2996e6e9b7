import { Copy } from 'lucide-react'
import { Button } from '../buttons/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useCopy } from '../notices/useCopy.ts'
import { DialogActions } from './Dialog.tsx'

type NewSecretProps = {
  secret: string
  words: { label: string; copy: string; copied: string; copyFailed: string; done: string }
  onDone: () => void
}

/** A secret that is shown this once. */
export function NewSecret({ secret, words, onDone }: NewSecretProps) {
  const copy = useCopy({ copied: words.copied, notCopied: words.copyFailed })
  return (
    <>
      <TextField
        label={words.label}
        value={secret}
        readOnly
        dir="ltr"
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => copy(secret)}>
          {words.copy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  )
}
