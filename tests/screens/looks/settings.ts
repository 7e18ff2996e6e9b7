import type { Page } from '@playwright/test'
import { LOCAL_MAILCHIMP_KEY } from '#stand-ins/mailchimp/key.ts'
import { texts as apiKeys } from '#web/console/api-keys/texts.ts'
import { texts as closing } from '#web/console/closing/texts.ts'
import { texts as mailchimp } from '#web/console/mailchimp/texts.ts'
import { texts as emailConfig } from '#web/console/settings/sender/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as twoFactor } from '#web/console/two-factor/texts.ts'
import { texts as webhooks } from '#web/console/webhooks/texts.ts'
import type { Look } from '../look.ts'
import { spoken } from '../spoken.ts'
import { dialog, opens, press } from './acts.ts'
import { domainLook, loadsBranding, namesDomain, removesDomain } from './namesDomain.ts'
import { showsCanceled, showsLatePayment, showsRefusedAudience } from './showsPayments.ts'
import { showsDeliveries, showsNoWebhooks, showsWebhooks } from './showsWebhooks.ts'

/** The team of a business, its settings, its plan and the account of its owner. */
export const settingsLooks: Look[] = [
  { name: 'company', viewer: 'owner', path: '/company' },
  { name: 'company-invite', viewer: 'owner', path: '/company', does: opens(team.invite) },
  { name: 'settings', viewer: 'owner', path: '/settings' },
  { name: 'settings-api-key', viewer: 'owner', path: '/settings', does: opens(apiKeys.make) },
  { name: 'settings-webhook', viewer: 'owner', path: '/settings#webhooks', does: opens(webhooks.make) },
  { name: 'settings-webhooks', viewer: 'owner', path: '/settings#webhooks', does: showsWebhooks },
  { name: 'settings-webhooks-failed', viewer: 'owner', path: '/settings#webhooks', does: showsNoWebhooks },
  { name: 'settings-webhook-deliveries', viewer: 'owner', path: '/settings#webhooks', does: showsDeliveries },
  { name: 'settings-email', viewer: 'owner', path: '/settings#email-configuration', does: removesEmailKey },
  { name: 'settings-mailchimp', viewer: 'owner', path: '/settings#mailchimp', does: syncsMailchimp },
  {
    name: 'settings-mailchimp-refused',
    viewer: 'owner',
    path: '/settings#mailchimp',
    does: showsRefusedAudience,
  },
  { name: 'settings-branding', viewer: 'owner', path: '/settings#branding', does: loadsBranding },
  { name: 'settings-devices', viewer: 'owner', path: '/settings#devices' },
  { name: 'settings-domain', viewer: 'owner', path: '/settings#domain', does: namesDomain },
  ...(['proven', 'failing', 'off'] as const).map(domainLook),
  { name: 'settings-domain-remove', viewer: 'owner', path: '/settings#domain', does: removesDomain },
  { name: 'settings-prove', viewer: 'owner', path: '/settings', does: asksWhoIsThere },
  { name: 'settings-close', viewer: 'owner', path: '/settings', does: opens(closing.open) },
  { name: 'audit', viewer: 'owner', path: '/audit' },
  { name: 'help', viewer: 'owner', path: '/help' },
  { name: 'help-page', viewer: 'owner', path: '/help/first-program' },
  { name: 'subscription', viewer: 'owner', path: '/subscription' },
  { name: 'subscription-late', viewer: 'owner', path: '/subscription', does: showsLatePayment },
  { name: 'subscription-canceled', viewer: 'owner', path: '/subscription', does: showsCanceled },
  { name: 'account', viewer: 'owner', path: '/account' },
  { name: 'account-two-factor', viewer: 'owner', path: '/account', does: opens(twoFactor.switchOn) },
  { name: 'palette', viewer: 'owner', path: '/dashboard', does: openPalette },
  { name: 'not-found', viewer: 'owner', path: '/nowhere' },
]

/** Syncs the customers of a business to an audience. */
async function syncsMailchimp(page: Page) {
  await page.getByLabel(mailchimp.key).fill(LOCAL_MAILCHIMP_KEY)
  await press(new RegExp(`^(${mailchimp.connect}|${mailchimp.saveKey})$`))(page)
  await page.getByLabel(mailchimp.audience).selectOption({ index: 1 })
  await press(mailchimp.start)(page)
  await page.getByText(spoken(/^Synced with/)).waitFor()
  // Notices cover what is below them while they are shown.
  for (const notice of [mailchimp.saved, mailchimp.started])
    await page.getByText(notice).first().waitFor({ state: 'hidden' })
}

/** Saves a key, then opens the question whether to remove it. */
async function removesEmailKey(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(emailConfig.fields.api_key).fill('SG.the-key-of.the-shop-9876')
  await field(emailConfig.fields.from_email).fill('hello@cafe.example')
  await press(emailConfig.save)(page)
  await page.getByText(emailConfig.active('9876')).waitFor()
  await opens(emailConfig.remove)(page)
}

/** Shows the screen of a session whose sign-in is five minutes old. */
async function asksWhoIsThere(page: Page) {
  const error = { code: 'confirm_identity', message: '', details: { by: ['password'] } }
  await page.route('**/api/auth/proof', (route) => route.fulfill({ status: 403, json: { error } }))
  await page.getByRole('link', { name: closing.exports.ledger }).click()
  await dialog(page).waitFor()
  await page.unroute('**/api/auth/proof')
}

async function openPalette(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
}
