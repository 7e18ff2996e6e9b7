import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CreditsView } from '#server/billing/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useReadPacks } from './creditOffers.ts'
import { creditsQuery, invoicesQuery, subscriptionQuery } from './subscriptionQuery.ts'
import { texts } from './texts.ts'

const words = texts.current
/** The address to which the provider's portal leads back. */
const FROM_PORTAL = '/subscription?changed=true'
const here = (path: string): string => `${location.origin}${path}`

/** Leaves for a page of the payment provider. The promise never settles, as this page is about to go. */
function leaveFor({ url }: { url: string }): Promise<never> {
  // The browser's Back shows this page as it was left, with its button still busy.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  location.assign(url)
  return new Promise(() => {})
}

/** Opens a page of the provider, or says why it could not be opened. */
function usePage<Input>(
  title: string,
  open: (input: Input) => Promise<{ url: string }>,
  onFailed?: () => unknown,
) {
  const { show } = useToast()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (input: Input) => leaveFor(await open(input)),
    onError: ({ message }) => {
      show({ tone: 'danger', title, description: message })
      // The customer or subscription may be gone at the provider, and the plan with it.
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      onFailed?.()
    },
  })
}

/** Opens the page on which a plan is paid for the first time. */
export function useCheckout() {
  const sendOnce = useSendOnce()
  return usePage(words.checkoutFailed, (priceId: string) => {
    const json = {
      priceId,
      successUrl: here('/dashboard?payment=success'),
      cancelUrl: here('/dashboard?payment=cancelled'),
    }
    return sendOnce(json, (key) =>
      call(v1['create-checkout-session'].$post({ header: { 'idempotency-key': key }, json })),
    )
  })
}

/** Opens the page on which a running subscription changes to another plan. */
export const useChangePlan = () =>
  usePage(words.portalFailed, (tier_id: string) =>
    call(app.subscription.change.$post({ json: { tier_id, return_url: here(FROM_PORTAL) } })),
  )

/** Opens the portal for cards, invoices and cancelling the subscription. */
export const usePortal = () =>
  usePage(words.portalFailed, (flow?: 'cancel' | 'card') =>
    call(
      v1['create-portal-session'].$post({
        json: { returnUrl: here(FROM_PORTAL), ...(flow && { flow }) },
      }),
    ),
  )

/** Opens the page on which a pack of credits is paid for. */
export function useBuyCredits() {
  const sendOnce = useSendOnce()
  const readPacks = useReadPacks()
  return usePage(
    words.checkoutFailed,
    ({ id: pack, credits, amount }: CreditsView['packs'][number]) => {
      const json = {
        ...{ pack, credits, amount },
        success_url: here('/subscription?credits=bought'),
        cancel_url: here('/subscription'),
      }
      return sendOnce(json, (key) =>
        call(app.credits.checkout.$post({ header: { 'idempotency-key': key }, json })),
      )
    },
    readPacks,
  )
}

export function useKeepPlan() {
  const { show } = useToast()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(app.subscription.keep.$post()),
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription)
      show({ tone: 'success', title: words.kept })
    },
    onError: ({ message }) => show({ tone: 'danger', title: words.notKept, description: message }),
  })
}

/** Reads changes made on the provider's portal. Its webhook may arrive later than the person returns. */
export function useFollowPlan() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(app.subscription.follow.$post()),
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription)
      return Promise.all(
        [creditsQuery, invoicesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}

/** Asks whether the session in the address was really paid, and reads the changed figures again. */
export function useConfirmPayment() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (session: string) => call(app.subscription.confirm.$post({ json: { session } })),
    onSuccess: () =>
      Promise.all(
        [subscriptionQuery, creditsQuery, invoicesQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
