import type { Page } from '@playwright/test'
import { PAUSE_DAYS } from '#server/messaging/preferences/config.ts'
import { texts as links } from '#server/portal/card/pageTexts.ts'
import { texts as preferences } from '#server/portal/preferences/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portalProfile } from '#web/portal/profile/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { callAs } from '../callAs.ts'
import type { Scene } from '../cast/scene.ts'
import type { Look } from '../look.ts'
import { opens, press } from './acts.ts'

/** The screens of customers: joining, their card, their preferences and their portal. */
export const portalLooks: Look[] = [
  { name: 'join', viewer: 'stranger', path: ({ join }) => join },
  { name: 'join-refused', viewer: 'stranger', path: ({ join }) => join, does: joinWithoutNumber },
  { name: 'join-done', viewer: 'stranger', path: ({ join }) => `${join}/joined` },
  { name: 'join-unknown-code', viewer: 'stranger', path: '/signup-form/AAAAAAAAAAAA' },
  { name: 'join-full', viewer: 'stranger', path: ({ joinFull }) => joinFull },
  { name: 'join-own-host', viewer: 'stranger', path: ({ joinAtOwnHost }) => joinAtOwnHost },
  {
    name: 'nothing-here',
    viewer: 'stranger',
    path: ({ url }) => url.replace('localhost', 'card.nobody.localhost'),
  },
  { name: 'join-privacy', viewer: 'stranger', path: ({ joinFull }) => `${joinFull}/privacy` },
  { name: 'card-link', viewer: 'stranger', path: ({ cardLink }) => cardLink },
  { name: 'card-shown', viewer: 'stranger', path: ({ mailedCard }) => mailedCard },
  {
    name: 'card-wrong-pin',
    viewer: 'stranger',
    path: ({ mailedCard }) => mailedCard,
    does: triesWrongPin,
  },
  { name: 'card-link-ended', viewer: 'stranger', path: ({ endedCard }) => endedCard },
  { name: 'card-link-unknown', viewer: 'stranger', path: '/card/unknown' },
  { name: 'card-pin', viewer: 'stranger', path: '/card/unknown', does: opensShownCode },
  { name: 'preferences', viewer: 'stranger', path: ({ preferences }) => preferences },
  {
    name: 'preferences-paused',
    viewer: 'stranger',
    path: ({ preferences }) => preferences,
    does: async (page) => {
      await press(preferences.pause.start(PAUSE_DAYS))(page)
      await page.getByText(preferences.said.saved).waitFor()
    },
  },
  { name: 'confirm-emails', viewer: 'stranger', path: ({ confirmConsent }) => confirmConsent },
  { name: 'portal-login', viewer: 'stranger', path: '/customer/login' },
  {
    name: 'portal-new-pin',
    viewer: 'stranger',
    path: '/customer/login',
    does: press(portal.login.byCode),
  },
  { name: 'portal-choice', viewer: 'stranger', path: '/customer/login', does: signInAsRegular },
  { name: 'portal', viewer: 'customer', path: '/customer/dashboard' },
  { name: 'portal-profile', viewer: 'customer', path: '/customer/profile' },
  {
    name: 'portal-delete',
    viewer: 'customer',
    path: '/customer/profile',
    does: opens(portalProfile.data.delete),
  },
  {
    name: 'portal-code',
    viewer: 'customer',
    path: '/customer/dashboard',
    does: press(portal.dashboard.showCode),
  },
]

async function joinWithoutNumber(page: Page) {
  await page.getByLabel(joining.phone).fill('12')
  await press(joining.join)(page)
  await page.getByText(joining.somethingToChange).waitFor()
}

async function triesWrongPin(page: Page) {
  await page.locator('summary').click()
  await page.getByLabel(links.view.pinLabel).fill('1470')
  await press(links.view.confirm)(page)
  await page.getByText('Invalid PIN').waitFor()
}

/** Opens the page of a code that a till shows now. The code is valid for minutes. */
async function opensShownCode(page: Page, { viewers, customer }: Scene) {
  const code = `/app/counter/customers/${customer}/show-pin-code`
  const { link } = await callAs<{ link: string }>(viewers.owner, 'post', code)
  await page.goto(new URL(link).pathname)
}

async function signInAsRegular(page: Page, { regular }: Scene) {
  await page.getByLabel(portal.login.phone).fill(regular.phone)
  await page.getByLabel(portal.login.pin).fill(regular.pin)
  await press(portal.login.submit)(page)
  await page.getByRole('heading', { name: portal.login.chooseTitle }).waitFor()
}
