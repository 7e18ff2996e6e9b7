import { call, v1 } from '#web/client/api.ts'
import { newIdempotencyKey } from '#web/client/sendOnce.ts'

/**
 * Leads a new business on to the page where its plan is paid for, if the plan has a price there (spec section 4);
 * true where there is nothing to pay for here, false if that page did not open. While the browser leaves, the
 * promise stays open.
 */
export async function openCheckout(priceId: string | null): Promise<boolean> {
  if (!priceId) return true
  const back = (payment: string) => `${location.origin}/dashboard?payment=${payment}`
  const json = { priceId, successUrl: back('success'), cancelUrl: back('cancelled') }
  const header = { 'idempotency-key': newIdempotencyKey() }
  try {
    const { url } = await call(v1['create-checkout-session'].$post({ header, json }))
    // The browser's own Back shows this form as it was left; the account is there by now.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.replace('/dashboard'))
    location.assign(url)
    return new Promise(() => {})
  } catch {
    return false
  }
}
