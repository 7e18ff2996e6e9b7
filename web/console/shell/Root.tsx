import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from '../page/texts.ts'
import { forgetTills } from '../session/kept.ts'
import { keptSessionQuery, whoIs } from '../session/session.ts'

const ProveAgain = lazyPart(() => import('../identity/ProveAgain.tsx'))

/**
 * Runs the guards again when the session has another person, nobody, or another business: changed by this tab, another
 * tab or the server.
 */
export function Root() {
  const router = useRouter()
  const { show } = useToast()
  const { data: session } = useQuery(keptSessionQuery)
  const known = useRef(session)
  const person = session?.user.id
  const isShared = Boolean(session?.shared_till)
  // If a session ends by itself, the input stays for the same person and for nobody else. At a shared till everybody
  // finds their input again.
  useEffect(() => {
    if (person && !isShared) forgetTills(person)
  }, [person, isShared])
  useEffect(() => {
    const before = known.current
    if (whoIs(before) === whoIs(session)) return
    known.current = session
    const isElsewhere = session?.business?.id !== before?.business?.id
    if (isElsewhere && session?.business && before?.business && before.user.id === session.user.id)
      show({ title: texts.nowIn(session.business.company_name) })
    void router.invalidate()
  }, [session, router, show])
  return (
    <>
      <Outlet />
      <Suspense>
        <ProveAgain />
      </Suspense>
    </>
  )
}
