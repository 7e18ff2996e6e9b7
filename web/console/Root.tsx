import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { forgetAll } from './enterAndLeave.ts'
import { sessionQuery } from './session.ts'

/** Runs the guards again when someone else, or nobody, is signed in: here, in another tab, or on the server. */
export function Root() {
  const router = useRouter()
  const { data: session } = useQuery(sessionQuery)
  const who = session ? `${session.user.id} ${session.business?.id}` : ''
  const known = useRef(who)
  useEffect(() => {
    if (known.current === who) return
    if (known.current) forgetAll(router.options.context.queryClient)
    known.current = who
    void router.invalidate()
  }, [who, router])
  return <Outlet />
}
