import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { api, call } from '#web/client/api.ts'
import { sessionQuery } from '#web/console/session.ts'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { EntranceLayout } from './EntranceLayout.tsx'
import { texts } from './texts.ts'

const words = texts.verify
const route = getRouteApi('/verify-email')

/** /verify-email?token=...: proves the mailbox that the link was sent to, on whichever device it is opened. */
export default function VerifyEmailScreen() {
  const { token, change } = route.useSearch()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const json = { type: change ? 'email_change' : 'signup', token: token ?? '' } as const
      const verified = await call(api.verify.$post({ json }))
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return verified
    },
    // Once: the link is used by it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (data)
    return (
      <EntranceLayout title={words.done} description={words.doneText(data.email)}>
        <WayOn />
      </EntranceLayout>
    )
  if (!error) return <Spinner fill="screen" text={texts.loading} />
  return (
    <EntranceLayout title={words.failed} description={error.message}>
      <p className="-mt-4 mb-8 text-muted">{words.askAgain}</p>
      <WayOn />
    </EntranceLayout>
  )
}

function WayOn() {
  const { data: session } = useQuery(sessionQuery)
  return (
    <div>
      {session ? (
        <Link to="/account" className={buttonClass('primary', 'large')}>
          {words.toAccount}
        </Link>
      ) : (
        <Link to="/login" className={buttonClass('primary', 'large')}>
          {texts.reset.goToLogin}
        </Link>
      )}
    </div>
  )
}
