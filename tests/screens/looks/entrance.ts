import type { Page } from '@playwright/test'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import type { Look } from '../look.ts'
import { press } from './acts.ts'

/** The console's screens for a stranger, up to signing in. */
export const entranceLooks: Look[] = [
  { name: 'landing', viewer: 'stranger', path: '/' },
  { name: 'landing-recorded', viewer: 'stranger', path: '/', does: fillsCardAtTill },
  { name: 'developers', viewer: 'stranger', path: '/developers' },
  { name: 'login', viewer: 'stranger', path: '/login' },
  { name: 'login-code', viewer: 'stranger', path: '/login/code' },
  { name: 'login-code-text', viewer: 'stranger', path: '/login/code?by=sms' },
  { name: 'login-code-sent', viewer: 'stranger', path: '/login/code', does: asksForCode },
  { name: 'login-link', viewer: 'stranger', path: '/login/link' },
  { name: 'login-ways', viewer: 'stranger', path: '/login/ways' },
  { name: 'login-two-factor', viewer: 'stranger', path: '/login/two-factor' },
  { name: 'signup', viewer: 'stranger', path: '/signup' },
  { name: 'reset-password', viewer: 'stranger', path: '/reset-password' },
  { name: 'reset-password-new', viewer: 'stranger', path: ({ newPassword }) => newPassword },
  { name: 'verify-email', viewer: 'stranger', path: '/verify-email' },
  { name: 'verify-email-elsewhere', viewer: 'stranger', path: ({ verifyEmail }) => verifyEmail },
  { name: 'verify-email-here', viewer: 'newcomer', path: ({ verifyEmail }) => verifyEmail },
  { name: 'terms', viewer: 'stranger', path: '/terms' },
  { name: 'privacy', viewer: 'stranger', path: '/privacy' },
  { name: 'security', viewer: 'stranger', path: '/security' },
  { name: 'invitation', viewer: 'stranger', path: ({ invitation }) => invitation },
  { name: 'invitation-invalid', viewer: 'stranger', path: '/accept-invitation' },
]

async function fillsCardAtTill(page: Page) {
  for (let visit = 0; visit < 2; visit++) await page.locator('#record').click()
  await page
    .locator('#portal-screen')
    .getByRole('img', { name: /10 of 10/, includeHidden: true })
    .waitFor()
}

async function asksForCode(page: Page) {
  await page.getByLabel(entrance.email).fill('somebody@example.com')
  await press(codes.email.submit)(page)
  await page.getByLabel(codes.code.label).waitFor()
}
