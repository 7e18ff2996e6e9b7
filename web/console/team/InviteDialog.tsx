import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { UpgradeLink, upgradeOf } from '../page/UpgradeLink.tsx'
import { useInvite } from './teamQuery.ts'
import { texts } from './texts.ts'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for the address; the input stays after a refusal. */
export default function InviteDialog(props: InviteDialogProps) {
  return (
    <FormDialog open={props.open} onOpenChange={props.onOpenChange} title={texts.dialog.title} size="small">
      <InviteForm {...props} />
    </FormDialog>
  )
}

function InviteForm({ onOpenChange }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>('member')
  const leave = useUnsaved(email !== '')
  const { mutate, isPending, error } = useInvite()
  const { show } = useToast()
  const fields = error instanceof ApiError ? error.fields : {}
  const upgrade = upgradeOf(error)
  const invite = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const onSuccess = () => {
      show({ tone: 'success', title: texts.dialog.done })
      onOpenChange(false)
    }
    mutate({ email, role }, { onSuccess })
  }
  return (
    <form onSubmit={invite} noValidate className="flex flex-col gap-5">
      {error && !fields.email && (
        <Banner
          tone={upgrade ? 'warning' : 'danger'}
          title={texts.dialog.failed}
          live
          action={upgrade && <UpgradeLink to={upgrade} />}
        >
          {error.message}
        </Banner>
      )}
      <TextField
        label={texts.dialog.email}
        hint={texts.dialog.hint}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        maxLength={254}
        error={fields.email}
      />
      <RadioCards
        legend={texts.dialog.role}
        name="role"
        value={role}
        onChange={setRole}
        cards={[cardOf('member'), cardOf('counter')]}
      />
      <DialogActions>
        <Button onClick={() => leave(() => onOpenChange(false))}>{texts.dialog.cancel}</Button>
        <Button type="submit" variant="primary" busy={isPending} busyText={texts.dialog.sending}>
          {texts.dialog.send}
        </Button>
      </DialogActions>
    </form>
  )
}

type InvitedRole = keyof typeof texts.dialog.roles

const cardOf = (value: InvitedRole) => {
  const { label, text } = texts.dialog.roles[value]
  return { value, label, description: text }
}
