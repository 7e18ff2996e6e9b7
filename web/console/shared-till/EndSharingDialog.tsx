import { useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { useSession } from '../session/session.ts'
import { AnyCodeField } from '../two-factor/AnyCodeField.tsx'
import { useEndSharing } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.end

/**
 * Ends the sharing of the till, with the password of the person who set it up, and a code if they have a second step.
 * The till is told only after the right password.
 */
export default function EndSharingDialog(shown: DialogShown) {
  const name = useSession().shared_till?.signed_in.name ?? ''
  return (
    <Dialog {...shown} title={words.title} description={words.text(name)} size="small">
      <EndSharingForm name={name} onCancel={() => shown.onOpenChange(false)} />
    </Dialog>
  )
}

function EndSharingForm({ name, onCancel }: { name: string; onCancel: () => void }) {
  const { mutateAsync } = useEndSharing()
  const [asksForCode, setAsksForCode] = useState(false)
  const { wrong, busy, ...form } = useSubmit(check, async ({ password = '', code }) => {
    const proof = { password, ...(code?.trim() && { code }) }
    await mutateAsync(proof).catch((refused) => {
      if (refused instanceof ApiError && refused.fields.code) setAsksForCode(true)
      throw refused
    })
  })
  return (
    <SubmitForm form={form}>
      <TextField
        label={words.password(name)}
        name="password"
        type="password"
        // Keeps the saved password from being offered to other people at the till.
        autoComplete="off"
        maxLength={128}
        error={wrong.password}
      />
      {asksForCode && <AnyCodeField error={wrong.code} />}
      <FormActions cancel={words.cancel} onCancel={onCancel} busy={busy} busyText={words.busy}>
        {words.confirm}
      </FormActions>
    </SubmitForm>
  )
}

const check = ({ password = '' }: Record<string, string>): Record<string, string> =>
  password ? {} : { password: words.missing }
