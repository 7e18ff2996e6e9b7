import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useSession } from '../session/session.ts'
import { useCloseAccount } from './closingQuery.ts'
import { texts } from './texts.ts'

const words = texts.dialog

type CloseDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for the business's name, typed, and the password. */
export default function CloseDialog(props: CloseDialogProps) {
  const { company_name: name } = useSession().business
  return (
    <Dialog {...props} title={words.title} description={words.text(name)} size="small">
      <CloseForm name={name} onOpenChange={props.onOpenChange} />
    </Dialog>
  )
}

type CloseFormProps = { name: string; onOpenChange: (open: boolean) => void }

function CloseForm({ name, onOpenChange }: CloseFormProps) {
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useCloseAccount()
  const { show } = useToast()
  const fields = error instanceof ApiError ? error.fields : {}
  const ready = typed.trim() === name.trim() && password !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!ready || isPending) return
    const done = () => {
      onOpenChange(false)
      show({ tone: 'info', title: texts.closed })
      window.scrollTo({ top: 0 })
    }
    mutate({ company_name: typed, password }, { onSuccess: done })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && Object.keys(fields).length === 0 && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      <TextField
        label={words.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        maxLength={120}
        error={fields.company_name}
      />
      <TextField
        label={words.password}
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        maxLength={128}
        error={fields.password}
      />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
        <Button type="submit" variant="danger" disabled={!ready} busy={isPending} busyText={words.closing}>
          {words.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
