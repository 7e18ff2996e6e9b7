import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useSession } from '../../session/session.ts'
import { useWorker } from '../worker.ts'
import { texts as words } from './texts.ts'

/** The server's limit. */
const LONGEST_NAME = 60

/** Who works at a till that opened without the server: whoever was signed in last, until somebody names themselves. */
export default function WhoWorks() {
  const { user } = useSession()
  const [worker, setWorker] = useWorker()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWorker(typed.trim() || undefined)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.works(worker ?? user.name)}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.who} description={words.whoText} size="small">
        <form onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label={words.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FormActions
            cancel={words.cancel}
            onCancel={() => setOpen(false)}
            busy={false}
            busyText={words.itsMe}
          >
            {words.itsMe}
          </FormActions>
        </form>
      </Dialog>
    </>
  )
}
