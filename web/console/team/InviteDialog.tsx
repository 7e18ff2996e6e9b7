import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { wire } from '../forms/wire.ts'
import { UpgradeLink, upgradeOf } from '../page/UpgradeLink.tsx'
import { useInvite } from './teamQuery.ts'
import { texts } from './texts.ts'

/** Asks for the address; the input stays after a refusal. */
export default function InviteDialog(props: DialogShown) {
  return (
    <FormDialog open={props.open} onOpenChange={props.onOpenChange} title={texts.dialog.title} size="small">
      <InviteForm {...props} />
    </FormDialog>
  )
}

function InviteForm({ onOpenChange }: DialogShown) {
  const form = useForm(() => ({ email: '', role: 'member' as InvitedRole }))
  const leave = useUnsaved(form.typed.email !== '')
  const invite = useInvite()
  const { show } = useToast()
  const upgrade = upgradeOf(form.failure)
  const done = () => {
    show({ tone: 'success', title: texts.dialog.done })
    onOpenChange(false)
  }
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit(form, invite, () => form.typed, done)}
      noValidate
      className="flex flex-col gap-5"
    >
      {form.failure && (
        <Banner
          tone={upgrade ? 'warning' : 'danger'}
          title={texts.dialog.failed}
          live
          action={upgrade && <UpgradeLink to={upgrade} />}
        >
          {form.failure.message}
        </Banner>
      )}
      <TextField
        {...wire(form, 'email')}
        label={texts.dialog.email}
        hint={texts.dialog.hint}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <RadioCards
        legend={texts.dialog.role}
        name="role"
        value={form.typed.role}
        onChange={(role) => form.change('role', role)}
        cards={[cardOf('member'), cardOf('counter')]}
      />
      <FormActions
        cancel={texts.dialog.cancel}
        onCancel={() => leave(() => onOpenChange(false))}
        busy={invite.isPending}
        busyText={texts.dialog.sending}
      >
        {texts.dialog.send}
      </FormActions>
    </form>
  )
}

type InvitedRole = keyof typeof texts.dialog.roles

const cardOf = (value: InvitedRole) => {
  const { label, text } = texts.dialog.roles[value]
  return { value, label, description: text }
}
