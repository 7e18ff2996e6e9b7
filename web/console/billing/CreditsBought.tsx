import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useConfirmPayment } from './paymentPages.ts'
import { texts } from './texts.ts'

const route = getRouteApi('/business/subscription')

/** Says thanks after a purchase of credits, once Stripe has confirmed the payment. */
export function CreditsBought() {
  const { session } = route.useSearch()
  const navigate = route.useNavigate()
  const { show } = useToast()
  const { mutate } = useConfirmPayment()
  useEffect(() => {
    if (!session) return
    mutate(session, {
      onSuccess: ({ paid }) => paid && show({ tone: 'success', title: texts.credits.bought }),
      onError: ({ message }) => show({ tone: 'danger', title: message }),
      onSettled: () => void navigate({ search: {}, replace: true, resetScroll: false }),
    })
  }, [session, mutate, navigate, show])
  return null
}
