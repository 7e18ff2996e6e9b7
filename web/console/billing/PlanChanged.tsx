import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFollowPlan } from './paymentPages.ts'

const route = getRouteApi('/business/subscription')

/** Reads the plan again after a visit to the provider's portal. */
export function PlanChanged() {
  const { changed } = route.useSearch()
  const navigate = route.useNavigate()
  const { show } = useToast()
  const { mutate } = useFollowPlan()
  useEffect(() => {
    if (!changed) return
    mutate(undefined, {
      onError: ({ message }) => show({ tone: 'danger', title: message }),
      onSettled: () => void navigate({ search: {}, replace: true, resetScroll: false }),
    })
  }, [changed, mutate, navigate, show])
  return null
}
