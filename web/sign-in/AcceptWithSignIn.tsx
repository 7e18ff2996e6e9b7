import { useMemo } from 'react'
import type { OpenInvitation } from '#server/identity/team/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorBanner } from '#web/ui/ErrorBanner.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { checkInvitedLogin } from './check.ts'
import { acceptAsSignedIn } from './invitationQuery.ts'
import { texts } from './texts.ts'
import { useEntry } from './useEntry.ts'

const words = texts.invitation

/** For a person who has an account with the invited address. */
export function AcceptWithSignIn({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const check = useMemo(() => checkInvitedLogin(invitation.email), [invitation.email])
  const { submit, forgive, wrong, busy, refusal } = useEntry(
    check,
    async ({ email = '', password = '' }) => {
      await call(auth['sign-in'].$post({ json: { email, password } }))
      await acceptAsSignedIn(token)
    },
    // After a second step back to this page, where signed-in people accept.
    { afterSecondStep: `/accept-invitation?token=${encodeURIComponent(token)}` },
  )
  return (
    <form noValidate onSubmit={submit} onInput={forgive} className="flex flex-col gap-5">
      <ErrorBanner title={words.signInFailed} message={refusal} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={invitation.has_account ? invitation.email : ''}
        maxLength={254}
        error={wrong.email}
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        error={wrong.password}
      />
      <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.signInBusy}>
        {words.signInSubmit}
      </Button>
    </form>
  )
}
