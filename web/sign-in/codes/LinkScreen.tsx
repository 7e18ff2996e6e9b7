import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { auth, call, isRefusal } from '#web/client/api.ts'
import { useEnter } from '#web/console/session/enterAndLeave.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { takeWanted } from '#web/console/session/wantedPlace.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { placeOfBrowser } from '../placeOfBrowser.ts'
import { texts as entrance } from '../texts.ts'
import { Unreachable } from '../Unreachable.tsx'
import { owesSecondStep } from '../useEntry.ts'
import { texts } from './texts.ts'

const words = texts.link
const route = getRouteApi('/login/link')

/** /login/link?token=...: signs in only after a press, because mail gateways open links by themselves. */
export default function LinkScreen() {
  const { token = '' } = route.useSearch()
  const query = useQuery({
    queryKey: ['sign-in-link', token],
    queryFn: () => call(auth.otp.open.$post({ json: { token } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Without a connection it fails at once instead of waiting.
    networkMode: 'always',
  })
  const { data, error } = query
  if (data) return <SignInByLink token={token} email={data.email} hasAccount={data.has_account} />
  if (!error) return <Spinner fill="screen" text={entrance.loading} />
  if (isRefusal(error))
    return (
      <EntranceLayout title={words.dead} description={error.message}>
        <div>
          <Link to="/login/code" className={buttonClass('primary', 'large')}>
            {words.newCode}
          </Link>
        </div>
      </EntranceLayout>
    )
  return <Unreachable title={words.failed} query={query} retry={words.retry} />
}

type SignInByLinkProps = { token: string; email: string; hasAccount: boolean }

function SignInByLink({ token, email, hasAccount }: SignInByLinkProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const { data: session } = useQuery(sessionQuery)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const next = takeWanted()
      try {
        await call(auth.verify.$post({ json: { type: 'magiclink', token, ...placeOfBrowser() } }))
      } catch (error) {
        if (!owesSecondStep(error)) throw error
        return navigate({ to: '/login/two-factor', search: next ? { next } : {} })
      }
      await enter(next)
    },
    networkMode: 'always',
  })
  const other = session && session.user.email !== email ? session.user.email : undefined
  return (
    <EntranceLayout title={words.title} description={hasAccount ? words.as(email) : words.opens(email)}>
      <div className="flex flex-col gap-5">
        <ErrorBanner title={words.failed} message={error?.message} />
        {other && !isPending && !isSuccess && <p>{words.instead(other)}</p>}
        <Button
          variant="primary"
          size="large"
          busy={isPending}
          busyText={words.busy}
          onClick={() => mutate()}
        >
          {words.submit}
        </Button>
        <p className="text-muted">{words.notYou}</p>
      </div>
    </EntranceLayout>
  )
}
