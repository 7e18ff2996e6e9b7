import { useMemo } from 'react'
import type { OpenInvitation } from '#server/identity/team/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { checkInvitedLogin } from '../check.ts'
import { PasswordField } from '../PasswordField.tsx'
import { texts } from '../texts.ts'
import { useEntry } from '../useEntry.ts'
import { acceptAsSignedIn } from './invitationQuery.ts'

const words = texts.invitation

/** For a person with an account of the invited address. */
export function AcceptWithSignIn({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const check = useMemo(() => checkInvitedLogin(invitation.email), [invitation.email])
  const { wrong, busy, ...form } = useEntry(
    check,
    async ({ email = '', password = '' }) => {
      await call(auth['sign-in'].$post({ json: { email, password } }))
      await acceptAsSignedIn(token)
    },
    // After a second step the person returns to this page, where signed-in people accept.
    { afterSecondStep: `/accept-invitation?token=${encodeURIComponent(token)}` },
  )
  return (
    <SubmitForm form={form} refusalTitle={words.signInFailed}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={invitation.has_account ? invitation.email : ''}
        maxLength={254}
        error={wrong.email}
      />
      <PasswordField label={texts.password} error={wrong.password} />
      <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.signInBusy}>
        {words.signInSubmit}
      </Button>
    </SubmitForm>
  )
}
