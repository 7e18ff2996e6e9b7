import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpenInvitation } from '#server/identity/team/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { raise } from '#web/console/session/authEvents.ts'
import { endSession, useEnter } from '#web/console/session/enterAndLeave.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { texts } from '../texts.ts'
import { acceptAsSignedIn } from './invitationQuery.ts'

const words = texts.invitation

type AcceptSignedInProps = { token: string; invitation: OpenInvitation; email: string }

/** One click for a person signed in with the invited address. Anybody else is told so, and can sign out here. */
export function AcceptSignedIn({ token, invitation, email }: AcceptSignedInProps) {
  return email === invitation.email ? (
    <OneClick token={token} email={email} />
  ) : (
    <SomebodyElse email={email} invited={invitation.email} />
  )
}

function OneClick({ token, email }: { token: string; email: string }) {
  const enter = useEnter()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await acceptAsSignedIn(token)
      await enter()
      raise('SHOP_SWITCHED')
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <ErrorBanner title={words.createFailed} message={error?.message} />
      <p>
        {words.signedInAs(email)} {words.keeps}
      </p>
      <Button
        variant="primary"
        size="large"
        busy={isPending}
        busyText={words.accepting}
        onClick={() => mutate()}
      >
        {words.accept}
      </Button>
    </div>
  )
}

function SomebodyElse({ email, invited }: { email: string; invited: string }) {
  const client = useQueryClient()
  // Stays on this page, unlike the console's sign-out.
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(auth['sign-out'].$post({ query: {} })),
    onSuccess: () => endSession(client),
  })
  return (
    <Banner
      tone={error ? 'danger' : 'warning'}
      title={words.signedInAs(email)}
      live={error !== null}
      action={
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          {words.signOut}
        </Button>
      }
    >
      {error?.message ?? words.wrongEmail(invited)}
    </Banner>
  )
}
