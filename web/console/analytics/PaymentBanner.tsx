import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { texts } from './texts.ts'

/** Spec section 9. */
const SHOWN_MS = 10_000
const route = getRouteApi('/business/dashboard')

/** What came of a payment, as the address says; both go after ten seconds. */
export function PaymentBanner() {
  const { payment } = route.useSearch()
  const navigate = route.useNavigate()
  useEffect(() => {
    if (!payment) return
    const timer = setTimeout(() => void navigate({ search: {}, replace: true }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [payment, navigate])
  if (!payment) return null
  const { title, text } = texts.payment[payment]
  return (
    <Banner tone={payment === 'success' ? 'success' : 'warning'} title={title} live>
      {text}
    </Banner>
  )
}
