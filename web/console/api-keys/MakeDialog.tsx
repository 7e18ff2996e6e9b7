import { Copy } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { useMakeApiKey, type WantedKey } from './apiKeysQuery.ts'
import { texts } from './texts.ts'

const words = texts.dialog

type MakeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for a name and, if it shall end, a day; then shows the key: this once. */
export default function MakeDialog({ open, onOpenChange }: MakeDialogProps) {
  const { mutate, reset, isPending, error, data } = useMakeApiKey()
  const change = (wanted: boolean) => {
    onOpenChange(wanted)
    if (!wanted) reset()
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={data ? words.shown : words.title}
      description={data ? words.once : undefined}
      size="small"
    >
      {data ? (
        <NewKey secret={data.secret} onDone={() => change(false)} />
      ) : (
        <KeyForm busy={isPending} error={error} onCancel={() => change(false)} onMake={mutate} />
      )}
    </FormDialog>
  )
}

type KeyFormProps = {
  busy: boolean
  error: Error | null
  onCancel: () => void
  onMake: (wanted: WantedKey) => void
}

function KeyForm({ busy, error, onCancel, onMake }: KeyFormProps) {
  const [name, setName] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const leave = useUnsaved(name !== '' || endsOn !== '')
  const wrong = error instanceof ApiError ? error.fields : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onMake({ name: name.trim(), ends_on: endsOn || null })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && Object.keys(wrong).length === 0 && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      <TextField
        label={words.name}
        hint={words.hint}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={60}
        autoComplete="off"
        error={wrong.name}
      />
      <TextField
        label={words.endsOn}
        hint={words.endsOnHint}
        type="date"
        value={endsOn}
        onChange={(event) => setEndsOn(event.target.value)}
        error={wrong.ends_on}
      />
      <DialogActions>
        <Button onClick={() => leave(onCancel)}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy} busyText={words.busy}>
          {words.submit}
        </Button>
      </DialogActions>
    </form>
  )
}

function NewKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { show } = useToast()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => show({ tone: 'success', title: words.copied }),
      () => show({ tone: 'danger', title: words.copyFailed }),
    )
  return (
    <>
      <TextField
        label={words.key}
        value={secret}
        readOnly
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        <Button icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
          {words.copy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  )
}
