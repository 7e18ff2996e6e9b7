import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { auth, call } from '#web/client/api.ts'
import { raise } from '#web/console/session/authEvents.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { texts } from '../texts.ts'
import { ChooseNewPassword } from './ChooseNewPassword.tsx'
import { RequestReset } from './RequestReset.tsx'

const words = texts.reset
const route = getRouteApi('/reset-password')

/** /reset-password, target of 'Forgot password?'; with ?token=... from the mailed link. */
export default function ResetPasswordScreen() {
  const { token } = route.useSearch()
  return token ? (
    <ByToken token={token} />
  ) : (
    <EntranceLayout title={words.title} description={words.description}>
      <RequestReset />
    </EntranceLayout>
  )
}

function ByToken({ token }: { token: string }) {
  const [isDone, setDone] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['reset-password', token],
    queryFn: () => open(token),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isDone) return <Done />
  if (data) return <ChooseNewPassword token={token} email={data.email} onDone={() => setDone(true)} />
  if (!error) return <Spinner fill="screen" text={texts.loading} />
  return (
    <EntranceLayout title={words.dead} description={error.message}>
      <RequestReset />
    </EntranceLayout>
  )
}

async function open(token: string) {
  const answer = await call(auth['reset-password'].open.$post({ json: { token } }))
  raise('PASSWORD_RECOVERY')
  return answer
}

function Done() {
  return (
    <EntranceLayout title={words.done} description={words.doneText}>
      <div>
        <Link to="/login" className={buttonClass('primary', 'large')}>
          {words.goToLogin}
        </Link>
      </div>
    </EntranceLayout>
  )
}
