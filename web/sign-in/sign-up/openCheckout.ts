import { call, v1 } from '#web/client/api.ts'
import { newIdempotencyKey } from '#web/client/sendOnce.ts'

/**
 * Opens the page where a new business pays for its plan, if the plan has a price there (spec section 4). While the
 * browser leaves, the promise stays pending.
 * @returns true if there is nothing to pay here, false if that page did not open
 */
export async function openCheckout(priceId: string | null): Promise<boolean> {
  if (!priceId) return true
  const back = (payment: string) => `${location.origin}/dashboard?payment=${payment}`
  const json = { priceId, successUrl: back('success'), cancelUrl: back('cancelled') }
  const header = { 'idempotency-key': newIdempotencyKey() }
  try {
    const { url } = await call(v1['create-checkout-session'].$post({ header, json }))
    // The browser's Back shows this form as it was left, while the account exists by now.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.replace('/dashboard'))
    location.assign(url)
    return new Promise(() => {})
  } catch {
    return false
  }
}
