import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenInvitation } from '#server/identity/team/contract.ts'
import { dateFormat, deviceTimeZone, localeIn } from '#server/platform/text/locale.ts'
import { ApiError } from '#web/client/api.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { language } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { texts } from '../texts.ts'
import { AcceptSignedIn } from './AcceptSignedIn.tsx'
import { AcceptWithAccount } from './AcceptWithAccount.tsx'
import { AcceptWithSignIn } from './AcceptWithSignIn.tsx'
import { Facts } from './Facts.tsx'
import { invitationQuery } from './invitationQuery.ts'

const words = texts.invitation
const route = getRouteApi('/accept-invitation')

/** /accept-invitation?token=... */
export default function AcceptInvitationScreen() {
  const { token } = route.useSearch()
  return token ? <ByToken token={token} /> : <Failed message={words.noToken} />
}

function ByToken({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(token))
  if (data) return <Invited token={token} invitation={data} />
  if (!error) return <Spinner fill="screen" text={words.loading} />
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isRefused ? (
    <Failed message={error.message} />
  ) : (
    <Failed message={error.message} retry={() => refetch()} />
  )
}

function Invited({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { data: session } = useQuery(sessionQuery)
  const [way, setWay] = useState<'create' | 'sign in'>(invitation.has_account ? 'sign in' : 'create')
  const props = { token, invitation }
  return (
    <EntranceLayout
      title={words.title}
      description={words.description(invitation.company_name)}
      businessName={invitation.company_name}
    >
      <Facts label={words.details} facts={factsOf(invitation)} />
      {session ? (
        <AcceptSignedIn {...props} email={session.user.email} />
      ) : (
        <Tabs
          label={words.ways}
          value={way}
          onChange={setWay}
          tabs={[
            { value: 'create', label: words.create, content: <AcceptWithAccount {...props} /> },
            { value: 'sign in', label: words.signIn, content: <AcceptWithSignIn {...props} /> },
          ]}
        />
      )}
    </EntranceLayout>
  )
}

function factsOf({ locale, email, role, expires_at }: OpenInvitation): [string, string][] {
  const until = dateFormat(localeIn(locale, language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: deviceTimeZone(),
  })
  return [
    [words.email, email],
    [words.role, words.roles[role]],
    [words.until, until.format(new Date(expires_at))],
  ]
}

function Failed({ message, retry }: { message: string; retry?: () => void }) {
  return (
    <EntranceLayout title={retry ? words.failed : words.invalid} description={message}>
      {!retry && <p className="-mt-4 mb-8 text-muted">{words.askAgain}</p>}
      <div className="flex flex-wrap gap-2">
        {retry && (
          <Button variant="primary" onClick={retry}>
            {words.retry}
          </Button>
        )}
        <Link to="/login" className={buttonClass(retry ? 'secondary' : 'primary')}>
          {words.goToLogin}
        </Link>
      </div>
    </EntranceLayout>
  )
}
