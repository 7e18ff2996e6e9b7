import { expect } from '@playwright/test'
import { beforeAll, describe } from 'vitest'
import { codeOf } from '#tests/accounts/authenticator.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts as admin } from '#web/admin/texts.ts'
import { texts as users } from '#web/admin/userTexts.ts'
import { phoneTexts } from '#web/console/account/phoneTexts.ts'
import { texts as account } from '#web/console/account/texts.ts'
import { texts as apiKeys } from '#web/console/api-keys/texts.ts'
import { texts as audit } from '#web/console/audit/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as shell } from '#web/console/texts.ts'
import { texts as card } from '#web/console/two-factor/texts.ts'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { texts as ways } from '#web/sign-in/ways/texts.ts'
import { Keys } from './keys.ts'
import { makeAdmin } from './makeAdmin.ts'
import { openShop, password } from './office.ts'
import { desk, type Screen, watched } from './screens.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const ADMIN = 'admin@keys.example'
const NEW = 'a finer password'
let adminPassword: string
beforeAll(async () => {
  adminPassword = (await makeAdmin(stage, ADMIN))!
}, 60_000)

/** A screen without a pointer. */
async function openByKeys() {
  const screen = await stage.open(desk)
  const { page, url } = screen
  const keys = new Keys(page)
  return {
    screen,
    page,
    url,
    keys,
    dialog: page.getByRole('dialog'),
    heading: (name: string | RegExp) => page.getByRole('heading', { name }).first(),
    said: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
    /** Goes to what has this name, and presses Enter. */
    press: async (name: string | RegExp, way?: { back: boolean }) => {
      await keys.tabTo(name, way)
      await keys.press('Enter')
    },
    signIn: async (email: string, secret: string) => {
      await page.goto(`${url}/login`)
      await keys.tabTo(entrance.email)
      await keys.type(email)
      await keys.press('Tab')
      await keys.type(secret)
      await keys.press('Enter')
    },
  }
}

async function leave({ page, complaints }: Screen) {
  expect(complaints).toEqual([])
  await page.context().close()
}

describe('without a pointer, with the focus seen and never lost', () => {
  journey('one finds a way in, and looks after one’s account', async () => {
    const { screen, page, url, keys, dialog, heading, said, press, signIn } = await openByKeys()
    const email = 'account@keys.example'
    const other = await stage.open(desk)
    await watched([screen], async () => {
      await openShop(screen, email)
      await page.goto(await stage.inbox.mailTo(email, /http\S+verify-email\?token=[\w-]+/))
      await press(entrance.verify.confirm)
      await expect(heading(entrance.verify.done)).toBeVisible()
      await keys.hasFocus(entrance.verify.done)
      await page.context().clearCookies()

      // The ways in, and back to the password.
      await page.goto(`${url}/login`)
      await keys.tabTo(entrance.google.signIn)
      await press(codes.byText)
      await expect(heading(codes.sms.title)).toBeFocused()
      await press(codes.byEmail)
      await expect(heading(codes.email.title)).toBeFocused()
      await press(codes.ways)
      await expect(heading(ways.title)).toBeFocused()
      await press(ways.login)
      await expect(heading(entrance.login.title)).toBeFocused()
      await keys.tabTo(entrance.email)
      await keys.type(email)
      await keys.press('Tab')
      await keys.type('not it')
      await keys.press('Enter')
      await said('Invalid login credentials')
      await keys.hasFocus(entrance.password)
      await keys.press('Control+a')
      await keys.type(password)
      await keys.press('Enter')
      await expect(heading(/Coffee at Noon/)).toBeFocused()

      await press(new RegExp(`^${shell.account}`))
      await expect(heading(account.title)).toBeFocused()
      await keys.tabTo(account.profile.name)
      await keys.press('Control+a')
      await keys.type('Ada Quist')
      await keys.press('Enter')
      await said(account.profile.saved)
      await keys.hasFocus(account.profile.name)

      // A phone comes and goes.
      await press(phoneTexts.add)
      await keys.hasFocus(codes.sms.phone)
      await keys.type('+12015550195')
      await keys.press('Tab')
      await keys.type(password)
      await keys.press('Enter')
      await keys.hasFocus(codes.code.label)
      await keys.type(/\d{6}/.exec(await stage.inbox.textTo('+12015550195', /confirms this phone/))![0])
      await keys.press('Enter')
      await said(phoneTexts.dialog.done)
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(phoneTexts.change)
      await press(phoneTexts.remove)
      await keys.hasFocus(phoneTexts.password)
      await keys.type(password)
      await keys.press('Enter')
      await said(phoneTexts.removeDialog.done)
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(phoneTexts.add)

      // The password, and what else is signed in.
      const words = account.password.dialog
      await press(account.password.change)
      await keys.hasFocus(words.current)
      await keys.type(password)
      await keys.press('Tab')
      await keys.type(NEW)
      await keys.press('Enter')
      await said(words.done)
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(account.password.change)
      await other.page.request.post(`${url}/api/v1/sign-in`, {
        data: { email, password: NEW },
        headers: { origin: url },
      })
      await page.reload()
      await press(/^Sign out .+ on /)
      await said(/is signed out$/)
      await keys.hasFocus()
      await press(account.sessions.everywhere)
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await keys.hasFocus()
      await keys.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await keys.hasFocus(account.sessions.everywhere)

      // The address, as far as its mail.
      await press(account.email.change, { back: true })
      await keys.hasFocus(account.email.dialog.email)
      await keys.type(`new.${email}`)
      await keys.press('Tab')
      await keys.type(NEW)
      await keys.press('Enter')
      await said(account.email.dialog.sent(`new.${email}`))
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(account.email.change)

      // Two-step sign-in, switched on.
      await press(card.switchOn)
      await keys.hasFocus(card.password)
      await keys.type(NEW)
      await keys.press('Enter')
      await keys.hasFocus(card.code)
      const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(
        ' ',
        '',
      )
      await keys.type(await codeOf(secret, new Date()))
      await keys.press('Enter')
      await expect(dialog.getByRole('listitem')).toHaveCount(10)
      const backupCode = await dialog.getByRole('listitem').first().innerText()
      await keys.hasFocus()
      await keys.press('Escape')
      await said(card.codes.keepFirst)
      await keys.hasFocus(card.codes.kept)
      await keys.press('Space', 'Enter')
      await expect(dialog).toHaveCount(0)
      // What opened it is gone: on goes the same card.
      await keys.hasFocus(new RegExp(card.switchOff))

      // In by it, remembered, and asked again.
      await press(shell.signOut, { back: true })
      await expect(page).toHaveURL(/\/login$/)
      await keys.hasFocus(entrance.login.title)
      await signIn(email, NEW)
      await keys.hasFocus(entrance.twoFactor.code)
      await press(entrance.twoFactor.useBackup)
      await keys.hasFocus(entrance.twoFactor.backupCode)
      await press(entrance.twoFactor.useApp)
      await keys.hasFocus(entrance.twoFactor.code)
      await keys.type('000000')
      await keys.press('Enter')
      await said('This code is not right')
      await keys.hasFocus(entrance.twoFactor.code)
      await keys.press('Control+a')
      await keys.type(await codeOf(secret, new Date(), 1))
      await keys.tabTo(new RegExp(entrance.twoFactor.remember))
      await keys.press('Space', 'Enter')
      await expect(heading(/Coffee at Noon/)).toBeFocused()
      await press(new RegExp(`^${shell.account}`))
      await press(/^Ask again on/)
      await said(/A code is asked for .* again/)
      await keys.hasFocus()
      await press(card.newCodes)
      await keys.hasFocus(card.anyCode)
      await keys.press('Escape')
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(card.newCodes)
      await press(card.switchOff)
      await keys.hasFocus(card.password)
      await keys.type(NEW)
      await keys.press('Tab')
      await keys.type(backupCode)
      await keys.press('Enter')
      await said(card.remove.done)
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(new RegExp(card.switchOn))
    })
    await leave(screen)
    await leave(other)
  })

  journey('an admin lets a program and a colleague in, reads who did what, and shares the till', async () => {
    const { screen, page, url, keys, dialog, heading, said, press } = await openByKeys()
    await watched([screen], async () => {
      const { post } = await openShop(screen, 'shop@keys.example')
      await post('/send-team-invitation', { email: 'bo@keys.example', role: 'member' })
      await joins('bo@keys.example')

      // A key for a program, and its end.
      await page.goto(`${url}/settings`)
      await press(apiKeys.make)
      await keys.hasFocus(apiKeys.dialog.name)
      await keys.type('Web shop')
      await keys.press('Enter')
      await said(apiKeys.dialog.shown)
      await keys.hasFocus()
      await press(apiKeys.dialog.done)
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(apiKeys.make)
      await press(apiKeys.revokeOf('Web shop'), { back: true })
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await press(apiKeys.revoking.confirm)
      await said(apiKeys.revoking.done)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await keys.hasFocus()

      // Who did what.
      await press(settings.activity, { back: true })
      await expect(heading(audit.title)).toBeFocused()
      await keys.tabTo(audit.what)
      await keys.type('Exp')
      await expect(heading(audit.nothing)).toBeVisible()
      await keys.hasFocus(audit.what)
      await press(audit.clear)
      await said(/API key/)
      await keys.hasFocus()

      // What a colleague may do.
      await press(shell.places.company, { back: true })
      await expect(heading(team.title)).toBeFocused()
      await press(team.members.actions('Bo Lind'))
      await keys.hasFocus(team.handOver.action)
      await keys.press('ArrowDown')
      await keys.hasFocus(team.changeRole.counter)
      await keys.press('Enter')
      await said(team.changeRole.done('Bo Lind', 'counter'))
      await keys.hasFocus(team.members.actions('Bo Lind'))
      await press(team.invite, { back: true })
      await keys.hasFocus(team.dialog.email)
      await keys.type('cleo@keys.example')
      await keys.tabTo(new RegExp(team.dialog.roles.member.label))
      await keys.press('ArrowDown', 'Enter')
      await said(team.dialog.done)
      await expect(dialog).toHaveCount(0)
      await keys.hasFocus(team.invite)
      await press(team.invitations.revokeFor('cleo@keys.example'))
      await press(team.revoke.confirm)
      await said(team.revoke.done)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await keys.hasFocus()
      await press(team.members.actions('Bo Lind'), { back: true })
      await keys.hasFocus(team.handOver.action)
      await keys.press('End', 'Enter')
      await press(team.remove.confirm)
      await said(team.remove.done)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await keys.hasFocus()

      // A till for everybody.
      await post('/staff-pin', { pin: '2580' })
      await press(shell.places.counter, { back: true })
      await keys.hasFocus(till.pad.label)
      await press(sharedTill.share.open)
      await press(sharedTill.share.confirm)
      await expect(heading(sharedTill.who.title)).toBeVisible()
      await keys.hasFocus(sharedTill.who.title)
      await press(/^(CN)?Coffee at Noon/)
      await keys.hasFocus(sharedTill.who.pinOf('Coffee at Noon'))
      await press(sharedTill.who.back, { back: true })
      await keys.hasFocus(/^(CN)?Coffee at Noon/)
      await keys.press('Enter')
      await keys.hasFocus(sharedTill.who.pinOf('Coffee at Noon'))
      await keys.type('0007')
      await keys.press('Enter')
      await said('This is not your PIN')
      await keys.hasFocus(sharedTill.who.pinOf('Coffee at Noon'))
      await keys.type('2580')
      await keys.press('Enter')
      await keys.hasFocus(till.pad.label)
      await press(sharedTill.bar.leaveFor('Coffee at Noon'), { back: true })
      await expect(heading(sharedTill.who.title)).toBeVisible()
      await keys.hasFocus()
      await press(sharedTill.end.open)
      await keys.hasFocus(sharedTill.end.password('Coffee at Noon'))
      await keys.type(password)
      await keys.press('Enter')
      await keys.hasFocus(till.pad.label)
    })
    await leave(screen)
  })

  journey('a super admin suspends, restores and signs out', async () => {
    const { screen, page, keys, dialog, heading, said, press, signIn } = await openByKeys()
    const other = await stage.open(desk)
    await watched([screen], async () => {
      await openShop(other, 'watched@keys.example')
      await signIn(ADMIN, adminPassword)
      await expect(heading(admin.dashboard.title)).toBeFocused()
      await press(admin.places.users, { back: true })
      await expect(heading(users.title)).toBeFocused()
      await keys.tabTo(users.searchLabel)
      await keys.type('watched@keys')
      await press(users.view('Coffee at Noon'))
      await said(users.sessions)
      await keys.hasFocus()
      await press(users.signOut)
      await said(users.done.signOut('Coffee at Noon'))
      await expect(dialog.getByText(users.noSession)).toBeVisible()
      await keys.hasFocus()
      await press(users.suspend)
      await keys.hasFocus(users.reason)
      await press(users.cancel)
      await keys.hasFocus(users.suspend)
      await keys.press('Enter')
      await keys.hasFocus(users.reason)
      await press(users.suspend)
      await said(users.reasonMissing)
      await keys.hasFocus(users.reason)
      await keys.type('Sends spam')
      await press(users.suspend)
      await said(users.done.suspend('Coffee at Noon'))
      await keys.hasFocus(users.restore)
      await keys.press('Enter')
      await said(users.done.restore('Coffee at Noon'))
      await keys.hasFocus(users.suspend)
      await press(users.activity, { back: true })
      await expect(heading(users.audit.title)).toBeFocused()
      await said(users.audit.onePerson)
      await press(users.audit.all)
      await expect(page.getByText(users.audit.onePerson)).toHaveCount(0)
      await keys.hasFocus()
    })
    await leave(screen)
    await leave(other)
  })
})

/** With their first name and last, and a password. */
async function joins(email: string) {
  const { page } = await stage.open(desk)
  await page.goto(await stage.inbox.mailTo(email, /http\S+accept-invitation\?token=[\w-]+/))
  await page.getByLabel(entrance.invitation.firstName).fill('Bo')
  await page.getByLabel(entrance.invitation.lastName).fill('Lind')
  await page.getByLabel(entrance.password).fill(password)
  await page.getByRole('button', { name: entrance.invitation.createSubmit }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.context().close()
}
