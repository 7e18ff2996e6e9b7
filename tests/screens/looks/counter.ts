import type { Page } from '@playwright/test'
import { pinTexts } from '#web/console/counter/customer/pinTexts.ts'
import { refundTexts } from '#web/console/counter/refund/refundTexts.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { SHARED_BUSINESS } from '../cast/scene.ts'
import type { Look } from '../look.ts'
import { spoken } from '../spoken.ts'
import { NOBODY, opens, press } from './acts.ts'
import { showsLateCases } from './showsLateCases.ts'

/** The first screens of a business, and its counter. */
export const counterLooks: Look[] = [
  { name: 'dashboard', viewer: 'owner', path: '/dashboard' },
  { name: 'dashboard-late', viewer: 'owner', path: '/dashboard', does: showsLateCases },
  { name: 'analytics', viewer: 'owner', path: '/analytics' },
  {
    name: 'analytics-printed',
    viewer: 'owner',
    path: '/analytics',
    does: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'analytics-cost',
    viewer: 'owner',
    path: '/analytics',
    does: opens(/^Enter what .* costs you$/),
  },
  { name: 'counter', viewer: 'owner', path: '/counter' },
  { name: 'counter-day', viewer: 'owner', path: '/counter/day' },
  { name: 'counter-share', viewer: 'owner', path: '/counter', does: opens(sharedTill.share.open) },
  { name: 'till-who', viewer: 'till', path: '/counter' },
  { name: 'till-pin', viewer: 'till', path: '/counter', does: press(SHARED_BUSINESS) },
  { name: 'till-end', viewer: 'till', path: '/counter', does: opens(sharedTill.end.open) },
  { name: 'counter-guest', viewer: 'owner', path: ({ customer }) => `/counter?customer=${customer}` },
  {
    name: 'counter-pin',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: showsPinCode,
  },
  {
    name: 'counter-ask-again',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: typesTooMuch,
  },
  {
    name: 'counter-refund',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: asksForRefund,
  },
  {
    name: 'counter-code',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: givesCode,
  },
  {
    name: 'counter-kept',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: keepsPurchase,
  },
  { name: 'counter-unknown', viewer: 'owner', path: `/counter?customer=${NOBODY}` },
]

async function showsPinCode(page: Page) {
  await opens(pinTexts.open)(page)
  await page.getByRole('img', { name: pinTexts.code }).waitFor()
}

async function typesTooMuch(page: Page) {
  await page.getByRole('button', { name: spoken(/^Record/) }).waitFor()
  await page.keyboard.type('99999999')
  await press(/^Record/)(page)
  await page.getByRole('alertdialog').waitFor()
}

async function asksForRefund(page: Page) {
  await opens(new RegExp(`^${counter.refund}`))(page)
  await page.getByRole('button', { name: spoken(/^All of it/) }).click()
  await page.getByRole('heading', { name: refundTexts.effect }).waitFor()
}

/** Keeps a purchase on the device. It is removed behind the screen's back, so that no other page sends it. */
async function keepsPurchase(page: Page) {
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await press(/^Record/)(page)
  await page.getByRole('heading', { name: outbox.keptVisit }).waitFor()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('regulars')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('operations', 'readwrite')
          change.objectStore('operations').clear()
          change.oncomplete = () => resolve(opening.result.close())
        }
      }),
  )
}

async function givesCode(page: Page) {
  await opens(/^Give /)(page)
  await page.getByRole('img', { name: spoken(/^QR code of/) }).waitFor()
}
