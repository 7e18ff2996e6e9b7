import { useCallback, useEffect, useState } from 'react'
import type { OwnProfile } from '#server/portal/profile/contract.ts'
import { ApiError, app, call } from '#web/client/api.ts'
import { goTo, places } from '../navigation.ts'
import { forgetCustomer } from '../remembered.ts'

/** The business's data about the customer, read again each time and never stored in the browser. */
export function useProfile() {
  const [profile, setProfile] = useState<OwnProfile | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(async () => {
    setFailure(null)
    try {
      setProfile(await call(app.portal.profile.$get()))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return leave()
      setFailure(error instanceof Error ? error.message : '')
    }
  }, [])
  useEffect(() => void load(), [load])
  return { profile, setProfile, failure, load }
}

/** Opens the sign-in, with nothing personal left in the browser. */
export function leave(): void {
  forgetCustomer()
  goTo(places.login, { replace: true })
}
