import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { auth, call, isRefusal } from '#web/client/api.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { texts } from '../texts.ts'
import { Unreachable } from '../Unreachable.tsx'
import { ConfirmEmail, type Confirmed, type MailedLink } from './ConfirmEmail.tsx'

const words = texts.verify
const route = getRouteApi('/verify-email')

/** /verify-email?token=...: proves that the person can read the mailbox of the link. */
export default function VerifyEmailScreen() {
  const { token = '', change } = route.useSearch()
  const link: MailedLink = { type: change ? 'email_change' : 'signup', token }
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const query = useQuery({
    queryKey: ['verify-email', link],
    queryFn: () => call(auth.verify.open.$post({ json: link })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Without a connection it fails at once instead of waiting.
    networkMode: 'always',
  })
  const { data, error } = query
  if (confirmed)
    return (
      <EntranceLayout
        title={words.done}
        description={(confirmed.is_claimed ? words.claimedText : words.doneText)(confirmed.email)}
      >
        <WayOn begins={!change} />
      </EntranceLayout>
    )
  if (data) return <ConfirmEmail link={link} asked={data} onDone={setConfirmed} />
  if (!error) return <Spinner fill="screen" text={texts.loading} />
  if (isRefusal(error))
    return (
      <EntranceLayout title={words.failed} description={error.message}>
        <p className="-mt-4 mb-8 text-muted">{words.askAgain}</p>
        <WayOn />
      </EntranceLayout>
    )
  return <Unreachable title={words.unreachable} query={query} retry={words.retry} />
}

function WayOn({ begins = false }: { begins?: boolean }) {
  const { data: session } = useQuery(sessionQuery)
  const { to, label } = wayOn(Boolean(session), begins)
  return (
    <div>
      <Link to={to} className={buttonClass('primary', 'large')}>
        {label}
      </Link>
    </div>
  )
}

/**
 * The next step. Somebody who has just signed up continues with their business: /login leads signed-in people to their
 * first screen.
 */
function wayOn(isSignedIn: boolean, begins: boolean) {
  if (!isSignedIn) return { to: '/login', label: texts.reset.goToLogin } as const
  if (begins) return { to: '/login', label: words.goOn } as const
  return { to: '/account', label: words.toAccount } as const
}
