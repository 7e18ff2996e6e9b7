import type { Page } from '@playwright/test'
import type { SubscriptionView } from '#server/billing/contract.ts'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import type { MailchimpView } from '#server/integrations/mailchimp/contract.ts'
import { texts as billing } from '#web/console/billing/texts.ts'
import { texts as looks } from '#web/console/impersonation/texts.ts'

/** Changes the server's own answer, for states that come only after weeks or only for super admins. */
const answers =
  <Body extends object>(address: string, change: (seen: Body) => Body) =>
  (page: Page) =>
    page.route(`**/api${address}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    })

type Session = { session: SessionView }
const sessionWith = (change: (session: SessionView) => SessionView) =>
  answers<Session>('/auth/session', ({ session }) => ({ session: change(session) }))
const withStatus = (subscription_status: string) =>
  sessionWith((session) => ({ ...session, business: { ...session.business!, subscription_status } }))

const AT = '2026-11-20T12:00:00.000Z'
const NEXT = '2031-01-20T12:00:00.000Z'
const paid: NonNullable<SubscriptionView['payments']> = {
  subscribed: true,
  known: false,
  payment_method_status: 'ok',
  payment_method: 'Visa 4242',
  cancels_at: null,
  past_due_since: null,
  is_doubled: false,
}

export async function showsLatePayment(page: Page) {
  await withStatus('past_due')(page)
  const payments = { ...paid, payment_method_status: 'failed', past_due_since: AT } as const
  const late = { status: 'past_due', period_end: NEXT, payments }
  await answers<SubscriptionView>('/app/subscription', (seen) => ({ ...seen, ...late }))(page)
  await page.reload()
  await page.getByText(billing.due.title).waitFor()
}

export async function showsCanceled(page: Page) {
  await withStatus('active')(page)
  const payments = { ...paid, cancels_at: NEXT }
  const active = { status: 'active', period_end: NEXT, payments }
  await answers<SubscriptionView>('/app/subscription', (seen) => ({ ...seen, ...active }))(page)
  await page.reload()
  await page.getByRole('button', { name: billing.current.keep }).waitFor()
}

export async function showsRefusedAudience(page: Page) {
  const reason = 'Mailchimp refuses the API key: it was revoked.'
  const connected: Partial<MailchimpView> = {
    api_key_end: '-us21',
    audience: { id: 'a1b2c3', name: 'Guests of the harbour and everybody who asked for news' },
    refused: { at: AT, reason },
    reading: null,
    progress: { done: 1240, total: 1240 },
    counts: { subscribed: 1100, left: 90, failed: 2, waiting: 48 },
  }
  await answers<MailchimpView>('/app/settings/mailchimp', (seen) => ({
    ...seen,
    allowed: true,
    ...connected,
  }))(page)
  await page.reload()
  await page.getByText(reason).waitFor()
}

/** Shows the screen to a super admin who impersonates the business. */
export async function looksInto(page: Page) {
  const look = { ends_at: new Date(Date.now() + 25 * 60_000).toISOString() }
  await sessionWith((session) => ({ ...session, look }))(page)
  await page.reload()
  await page.getByRole('button', { name: looks.leave }).waitFor()
}
