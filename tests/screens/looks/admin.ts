import type { Page } from '@playwright/test'
import { creditTexts as credits } from '#web/admin/credits/texts.ts'
import { tenantTexts } from '#web/admin/tenants/texts.ts'
import type { Look } from '../look.ts'
import { opens, press } from './acts.ts'
import { showsHeld } from './showsHeld.ts'
import { showsReviews } from './showsReviews.ts'

/** The screens of super admins. */
export const adminLooks: Look[] = [
  { name: 'admin-dashboard', viewer: 'admin', path: '/admin/dashboard' },
  { name: 'admin-reviews', viewer: 'admin', path: '/admin/dashboard', does: showsReviews },
  { name: 'admin-held', viewer: 'admin', path: '/admin/dashboard', does: showsHeld },
  { name: 'admin-account', viewer: 'admin', path: '/admin/account' },
  { name: 'admin-tenants', viewer: 'admin', path: '/admin/tenants' },
  { name: 'admin-users', viewer: 'admin', path: '/admin/users' },
  { name: 'admin-user', viewer: 'admin', path: '/admin/users', does: opens(/^View/) },
  { name: 'admin-config', viewer: 'admin', path: '/admin/config' },
  { name: 'admin-credits', viewer: 'admin', path: '/admin/credits' },
  { name: 'admin-credits-give', viewer: 'admin', path: '/admin/credits', does: asksToGiveCredits },
  { name: 'admin-announcements', viewer: 'admin', path: '/admin/announcements' },
  { name: 'admin-tests', viewer: 'admin', path: '/admin/test-communications' },
  { name: 'admin-audit', viewer: 'admin', path: '/admin/audit' },
  { name: 'admin-health', viewer: 'admin', path: '/admin/health' },
  { name: 'admin-tenant', viewer: 'admin', path: '/admin/tenants', does: opens(/^View/) },
  { name: 'admin-tenant-grant', viewer: 'admin', path: '/admin/tenants', does: asksToGrant },
  { name: 'admin-tenant-look', viewer: 'admin', path: '/admin/tenants', does: asksToLook },
  { name: 'admin-tenant-suspend', viewer: 'admin', path: '/admin/tenants', does: asksToSuspend },
]

async function asksToGiveCredits(page: Page) {
  await press(credits.move)(page)
  await page.getByRole('list', { name: credits.choose.results }).getByRole('button').first().click()
  await page.getByLabel(credits.form.reason).waitFor()
}

async function asksToGrant(page: Page) {
  await opens(/^View/)(page)
  await press(tenantTexts.plan.grant)(page)
  await page.getByLabel(tenantTexts.plan.lastDay).waitFor()
}

async function asksToLook(page: Page) {
  await opens(/^View/)(page)
  await press(tenantTexts.looking.ask)(page)
  await page.getByLabel(tenantTexts.looking.reason).waitFor()
}

async function asksToSuspend(page: Page) {
  await page.getByLabel(tenantTexts.list.searchLabel).fill('Corner Flowers')
  await opens(tenantTexts.list.view('Corner Flowers'))(page)
  await press(tenantTexts.suspending.suspend)(page)
  await page.getByLabel(tenantTexts.suspending.reason).waitFor()
}
