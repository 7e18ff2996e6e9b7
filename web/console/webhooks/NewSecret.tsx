import { Copy } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useCopy } from '#web/ui/notices/useCopy.ts'
import { texts } from './texts.ts'

const words = texts.secret

/** A secret that is shown this once. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
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
