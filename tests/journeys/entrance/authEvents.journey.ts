import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { codeOf } from '#tests/accounts/authenticator.ts'
import { journey } from '#tests/engines/journey.ts'
import { phoneTexts } from '#web/console/accounts/phoneTexts.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { texts as card } from '#web/console/two-factor/texts.ts'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('the browser raises the events of the specification, and tabs stay in step', () => {
  journey('when somebody comes and goes', async () => {
    const { screen, page, other, heard } = await openTabs()
    const { url } = screen
    const email = 'eventful@example.com'
    await openBusiness(await stage.open(desk), email)
    await watched([screen], async () => {
      for (const tab of [page, other]) await tab.goto(`${url}/login`)
      await heard(other, ['INITIAL_SESSION here'])
      await letTheMessageAloneTell(other)
      await signsIn(page, email)
      await expect(other).toHaveURL(/\/dashboard/)
      await page.reload()
      await page.getByRole('button', { name: shell.signOut }).click()
      await expect(other).toHaveURL(/\/login/)
      await page.goto(`${url}/reset-password`)
      await page.getByLabel(entrance.email).fill(email)
      await page.keyboard.press('Enter')
      await page.goto(await stage.inbox.mailTo(email, /http\S+reset-password\?token=[\w-]+/))
      await heard(page, [
        'INITIAL_SESSION here',
        'SIGNED_IN here',
        'INITIAL_SESSION here',
        'SIGNED_OUT here',
        'INITIAL_SESSION here',
        'INITIAL_SESSION here',
        'PASSWORD_RECOVERY here',
      ])
      await heard(other, ['INITIAL_SESSION here', 'SIGNED_IN another tab', 'SIGNED_OUT another tab'])
    })
    await leave(screen)
  })

  journey('when somebody comes back from Google, and when a tab finds somebody else', async () => {
    const { screen, page, other, heard } = await openTabs()
    const { url } = screen
    await openBusiness(await stage.open(desk), 'somebody.else@example.com')
    await watched([screen], async () => {
      for (const tab of [page, other]) await tab.goto(`${url}/login`)
      await heard(other, ['INITIAL_SESSION here'])
      await letTheMessageAloneTell(other)
      await page.getByRole('button', { name: entrance.google.signIn }).click()
      await expect(page.getByLabel('Email')).toBeFocused()
      await page.keyboard.type('from.google@example.com')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${url}/dashboard`)
      await expect(other).toHaveURL(`${url}/dashboard`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const somebodyElse = { email: 'somebody.else@example.com', password }
      // The tab leaves the page first: a page that keeps asking may learn of the sign-in while it closes, and its event
      // would be lost.
      await page.goto('about:blank')
      await page.request.post(`${url}/api/auth/sign-in`, { data: somebodyElse, headers: { origin: url } })
      await page.goto(`${url}/dashboard`)
      await heard(page, [
        'INITIAL_SESSION here',
        'SIGNED_IN here',
        'INITIAL_SESSION here',
        'INITIAL_SESSION here',
        'SIGNED_IN here',
        'INITIAL_SESSION here',
      ])
      await heard(other, ['INITIAL_SESSION here', 'SIGNED_IN another tab', 'SIGNED_IN another tab'])
      await expect(other.getByTitle('somebody.else@example.com')).toBeVisible()
    })
    await leave(screen)
  })

  journey('when name, address, password, phone or second step change', async () => {
    const { screen, page, other, heard } = await openTabs()
    const { url } = screen
    const email = 'changeful@example.com'
    await watched([screen], async () => {
      await openBusiness(screen, email)
      await other.goto(`${url}/customers`)
      const changes: Record<string, () => Promise<unknown>> = {
        'the first address': () => confirms(page, email, /http\S+verify-email\?token=[\w-]+/),
        name: () => changesName(page),
        phone: () => addsPhone(page, '+12015550191'),
        'no phone': () => removesPhone(page),
        'second step on': () => switchesOn(page),
        'second step off': () => switchesOff(page),
        password: () => changesPassword(page),
        address: () => changesAddress(page, `new.${email}`),
      }
      const atOther = ['INITIAL_SESSION here']
      for (const [change, make] of Object.entries(changes)) {
        await page.goto(`${url}/account`)
        await make()
        atOther.push('USER_UPDATED another tab')
        await heard(other, atOther, change)
      }
      await heard(page, expect.arrayContaining(['USER_UPDATED here']))
    })
    await leave(screen)
  })

  journey('when a till is shared, used and taken back, which is no sign-in', async () => {
    const { screen, page, other, heard } = await openTabs()
    const { url } = screen
    await watched([screen], async () => {
      const { put } = await openBusiness(screen, 'sharing@example.com')
      await put('/app/staff-pin', { pin: '2580' })
      await other.goto(`${url}/counter`)
      await page.goto(`${url}/counter`)
      await page.getByRole('button', { name: sharedTill.share.open }).click()
      await page.getByRole('dialog').getByRole('button', { name: sharedTill.share.confirm }).click()
      await page.getByRole('button', { name: 'Coffee at Noon' }).click()
      await page.keyboard.type('2580')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: sharedTill.bar.leaveFor('Coffee at Noon') }).click()
      await page.getByRole('button', { name: sharedTill.end.open }).click()
      await page.getByLabel(sharedTill.end.password('Coffee at Noon')).fill(password)
      await page.keyboard.press('Enter')
      // The till is shared, a person signs in, leaves, and the till is no longer shared.
      await heard(page, ['INITIAL_SESSION here', ...Array(4).fill('TILL_SWITCHED here')])
      await heard(other, ['INITIAL_SESSION here', ...Array(4).fill('TILL_SWITCHED another tab')])
    })
    await leave(screen)
  })

  journey('when a page that stays open had the session renewed', async () => {
    const { screen, page, heard } = await openTabs()
    await watched([screen], async () => {
      await openBusiness(screen, 'patient@example.com')
      await page.clock.install()
      await page.goto(`${screen.url}/account`)
      await heard(page, ['INITIAL_SESSION here'])
      await halfADayLater(page)
      await page.route('**/api/auth/session', async (route) => {
        const answer = await route.fetch()
        const { session } = await answer.json()
        const expires_at = new Date(Date.parse(session.expires_at) + 1000).toISOString()
        await route.fulfill({ response: answer, json: { session: { ...session, expires_at } } })
      })
      await heard(page, ['INITIAL_SESSION here'])
      await halfADayLater(page)
      await heard(page, ['INITIAL_SESSION here', 'TOKEN_REFRESHED here'])
    })
    await leave(screen)
  })
})

/** Opens two tabs of a browser. `heard` expects all events of a tab so far, in their order. */
async function openTabs() {
  const screen = await stage.open(desk)
  const { page } = screen
  const context = page.context()
  const all = new Map<Page, string[]>()
  await context.exposeBinding('hear', ({ page: tab }, what: string) => {
    all.set(tab, [...(all.get(tab) ?? []), what])
  })
  await context.addInitScript(() => {
    addEventListener('regulars:auth', (happened) => {
      const { event, where } = (happened as CustomEvent<{ event: string; where: string }>).detail
      ;(window as unknown as { hear(what: string): void }).hear(`${event} ${where}`)
    })
  })
  const other = await context.newPage()
  const heard = (tab: Page, what: unknown, message?: string) =>
    expect.poll(() => all.get(tab) ?? [], { message }).toEqual(what)
  return { screen, page, other, heard }
}

/**
 * A tab whose own request is refused would learn who is signed in. Without answers it learns this only from the
 * message.
 */
const letTheMessageAloneTell = (tab: Page) => tab.route('**/api/app/**', () => {})

async function signsIn(page: Page, email: string) {
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
}

async function confirms(page: Page, email: string, link: RegExp) {
  await page.goto(await stage.inbox.mailTo(email, link))
  await page.getByRole('button', { name: entrance.verify.confirm }).click()
  await expect(page.getByText(entrance.verify.doneText(email))).toBeVisible()
}

async function changesName(page: Page) {
  await page.getByLabel(account.profile.name).fill('Ada Quist')
  await page.getByRole('button', { name: account.profile.save }).click()
}

async function addsPhone(page: Page, number: string) {
  await page.getByRole('button', { name: phoneTexts.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: codes.sms.phone }).fill(number)
  await dialog.getByLabel(phoneTexts.password).fill(password)
  await page.keyboard.press('Enter')
  const text = await stage.inbox.textTo(number, /confirms this phone/)
  await dialog.getByLabel(codes.code.label).fill(/\d{6}/.exec(text)![0])
  await page.keyboard.press('Enter')
}

async function removesPhone(page: Page) {
  await page.getByRole('button', { name: phoneTexts.remove }).click()
  await page.getByRole('dialog').getByLabel(phoneTexts.password).fill(password)
  await page.keyboard.press('Enter')
}

let backupCode = ''
async function switchesOn(page: Page) {
  await page.getByRole('button', { name: card.switchOn }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(card.password).fill(password)
  await page.keyboard.press('Enter')
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  await dialog.getByLabel(card.code).fill(await codeOf(secret.replaceAll(' ', ''), new Date()))
  await page.keyboard.press('Enter')
  backupCode = await dialog.getByRole('listitem').first().innerText()
}

async function switchesOff(page: Page) {
  await page.getByRole('button', { name: card.switchOff }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(card.password).fill(password)
  await dialog.getByLabel(card.anyCode).fill(backupCode)
  await page.keyboard.press('Enter')
}

async function changesPassword(page: Page) {
  const words = account.password.dialog
  await page.getByRole('button', { name: account.password.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.current).fill(password)
  await dialog.getByLabel(words.password, { exact: true }).fill('a finer password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.done)).toBeVisible()
}

async function changesAddress(page: Page, email: string) {
  const words = account.email.dialog
  await page.getByRole('button', { name: account.email.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.email).fill(email)
  await dialog.getByLabel(words.password).fill('a finer password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.sent(email))).toBeVisible()
  await confirms(page, email, /http\S+verify-email\?change=true&token=[\w-]+/)
}

/** Moves the tab's clock, and waits for its next session request. */
async function halfADayLater(page: Page) {
  const asked = page.waitForResponse('**/api/auth/session')
  await page.clock.fastForward('12:00:00')
  await asked
}

async function leave({ page, complaints }: Screen) {
  expect(complaints).toEqual([])
  await page.context().close()
}
