import { Copy, Download } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useCopy } from '#web/ui/notices/useCopy.ts'
import { texts } from './texts.ts'

const words = texts.codes

type CodesDialogProps = DialogShown & {
  title: string
  description?: string
  /** The message after the codes were saved. */
  doneText?: string
  children: (close: () => void, showCodes: (codes: string[]) => void) => ReactNode
}

/** A dialog that ends with backup codes. They are shown once, so it closes only after they are saved. */
export function CodesDialog({ open, onOpenChange, children, ...props }: CodesDialogProps) {
  const [codes, setCodes] = useState<string[]>()
  const [isForgotten, setForgotten] = useState(false)
  const { show } = useToast()
  const change = (wanted: boolean) => {
    if (codes && !wanted) setForgotten(true)
    else onOpenChange(wanted)
  }
  const finish = () => {
    setCodes(undefined)
    setForgotten(false)
    onOpenChange(false)
    if (props.doneText) show({ tone: 'success', title: props.doneText })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={codes ? words.title : props.title}
      description={codes ? words.text : props.description}
      size="small"
    >
      {codes ? (
        <BackupCodes codes={codes} isForgotten={isForgotten} onForget={setForgotten} onKept={finish} />
      ) : (
        children(() => onOpenChange(false), setCodes)
      )}
    </Dialog>
  )
}

type BackupCodesProps = {
  codes: string[]
  /** True if the person tried to continue without saving the codes. */
  isForgotten: boolean
  onForget: (isForgotten: boolean) => void
  onKept: () => void
}

function BackupCodes({ codes, isForgotten, onForget, onKept }: BackupCodesProps) {
  const tick = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isForgotten) tick.current?.focus()
  }, [isForgotten])
  const copy = useCopy({ copied: words.copied, notCopied: words.copyFailed })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (tick.current?.checked) onKept()
    else onForget(true)
  }
  return (
    <form noValidate onSubmit={submit} onInput={() => onForget(false)}>
      <ul
        aria-label={words.list}
        className="grid select-all grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-quiet p-4 text-center font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="my-4 flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => copy(codes.join('\n'))}>
          {words.copy}
        </Button>
        <Button icon={<Download aria-hidden className="size-4" />} onClick={() => download(codes)}>
          {words.download}
        </Button>
      </div>
      <Checkbox ref={tick} label={words.kept} error={isForgotten ? words.keepFirst : undefined} />
      <DialogActions>
        <Button type="submit" variant="primary">
          {words.done}
        </Button>
      </DialogActions>
    </form>
  )
}

function download(codes: string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: words.file }).click()
  URL.revokeObjectURL(url)
}
