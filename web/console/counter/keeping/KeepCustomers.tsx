import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keptCustomers } from '#web/outbox/keeping/keptCustomers.ts'
import { refresh } from '#web/outbox/keeping/refresh.ts'
import { sessionQuery, useSession } from '../../session/session.ts'

/** Between two contacts in milliseconds, while the page is open. */
const EVERY_MS = 15 * 60_000
/** Between two looks for the server, in milliseconds, while the page is open by a kept session. */
const LOOK_EVERY_MS = 10_000

/**
 * Gets what this device keeps of the business, now and then while it is open, and looks for the server while there is
 * none. What is too old, or another business's, is forgotten.
 */
export function KeepCustomers() {
  const session = useSession()
  const { isKept, business } = session
  const client = useQueryClient()
  const work = useEffectEvent(async () => {
    await keptCustomers.forgetOld()
    if (isKept) return client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await keptCustomers.forgetOthers(business.id)
    await refresh(session, EVERY_MS)
    // Where no worker keeps the scripts, they are here before they are needed.
    if ((await keptCustomers.read(business.id))?.kept)
      await Promise.all([import('./keptHere.ts'), import('./KeptNotice.tsx')])
  })
  useEffect(() => {
    // A device that can keep nothing goes on without.
    const begin = () => void work().catch(() => {})
    begin()
    const timer = setInterval(begin, isKept ? LOOK_EVERY_MS : EVERY_MS)
    window.addEventListener('online', begin)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', begin)
    }
  }, [isKept])
  return null
}
