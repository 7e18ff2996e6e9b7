import type { OpenInvitation } from '#server/identity/team/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { checkNewAccount } from '../check.ts'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { texts } from '../texts.ts'
import { useEntry } from '../useEntry.ts'

const words = texts.invitation

/** For a person without an account: it is created with the invited address. */
export function AcceptWithAccount({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { wrong, busy, ...form } = useEntry(
    checkNewAccount,
    ({ first_name = '', last_name = '', password = '' }) =>
      call(auth.invitation.join.$post({ json: { token, first_name, last_name, password } })),
  )
  return (
    <SubmitForm form={form} refusalTitle={words.createFailed}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          error={wrong.first_name}
        />
        <TextField
          label={words.lastName}
          name="last_name"
          autoComplete="family-name"
          maxLength={80}
          error={wrong.last_name}
        />
      </div>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        value={invitation.email}
        disabled
        error={wrong.email}
      />
      <NewPasswordField label={texts.password} error={wrong.password} />
      <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.createBusy}>
        {words.createSubmit}
      </Button>
    </SubmitForm>
  )
}
