import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { app, call } from '#web/client/api.ts'
import { Banner, type BannerTone } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../page/format.ts'
import { readSessionAnew, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** Time for which the outcome is shown (spec section 9). */
const SHOWN_MS = 10_000
const route = getRouteApi('/business/dashboard')
const words = texts.payment

type Outcome = keyof typeof tones | { chargedFrom: string } | 'checking'
const tones = {
  success: 'success',
  cancelled: 'warning',
  unknown: 'warning',
  unchecked: 'warning',
} satisfies Record<string, BannerTone>

/**
 * The outcome of a payment. The address alone proves nothing: only the payment provider's confirmation of the session
 * in the address counts as success. A trial is no payment, and says when the first one is. The banner disappears after
 * ten seconds.
 */
export function PaymentBanner() {
  const navigate = route.useNavigate()
  const outcome = useOutcome()
  const isSettled = outcome !== undefined && outcome !== 'checking'
  useEffect(() => {
    if (!isSettled) return
    const timer = setTimeout(() => void navigate({ search: {}, replace: true, resetScroll: false }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isSettled, navigate])
  if (!outcome) return null
  if (outcome === 'checking')
    return (
      <p role="status" className="text-muted">
        {words.checking}
      </p>
    )
  if (typeof outcome === 'object') return <TrialBegins {...outcome} />
  const { title, text } = words[outcome]
  return (
    <Banner tone={tones[outcome]} title={title} live>
      {text}
    </Banner>
  )
}

function TrialBegins({ chargedFrom }: { chargedFrom: string }) {
  const { business } = useSession()
  const { longDate } = useFormat()
  return (
    <Banner tone="success" title={words.trial.title(business.tier.name)} live>
      {words.trial.text(longDate(chargedFrom))}
    </Banner>
  )
}

function useOutcome(): Outcome | undefined {
  const { payment, session } = route.useSearch()
  const client = useQueryClient()
  const { mutate, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(app.subscription.confirm.$post({ json: { session: id } })),
    // The session has the plan.
    onSuccess: () => readSessionAnew(client),
  })
  const isBack = payment === 'success' && session !== undefined
  useEffect(() => {
    if (isBack) mutate(session)
  }, [isBack, session, mutate])
  if (payment !== 'success') return payment
  if (!isBack) return 'unknown'
  if (error) return 'unchecked'
  if (!data) return 'checking'
  if (data.paid && data.charged_from) return { chargedFrom: data.charged_from }
  return data.paid ? 'success' : 'unchecked'
}
