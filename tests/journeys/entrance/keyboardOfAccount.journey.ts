import { describe } from 'vitest'
import { codeOf } from '#tests/accounts/authenticator.ts'
import { journey } from '#tests/engines/journey.ts'
import { phoneTexts } from '#web/console/accounts/phoneTexts.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as card } from '#web/console/two-factor/texts.ts'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { texts as ways } from '#web/sign-in/ways/texts.ts'
import { openBusiness, password } from '../acts/office.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const email = 'account@keys.example'
const PHONE = '+12015550195'
const NEW = 'a finer password'

describe('without a pointer, with the focus seen and never lost', () => {
  journey('one finds a way in, and looks after one’s account', async () => {
    const by = await ByKeys.open(stage)
    const other = await stage.open(desk)
    await watched([by.screen], async () => {
      await openBusiness(by.screen, email)
      await confirmsTheAddress(by)
      await findsAWayIn(by)
      await changesTheName(by)
      await addsAPhone(by)
      await removesThePhone(by)
      await changesThePassword(by)
      await signsOutAnother(by, other)
      await changesTheAddress(by)
      const { secret, backupCode } = await switchesTwoStepsOn(by)
      await comesBackByTwoSteps(by, secret)
      await isAskedAgain(by)
      await switchesTwoStepsOff(by, backupCode)
    })
    await leave(by.screen)
    await leave(other)
  })
})

async function confirmsTheAddress({ page, keys, heading, press }: ByKeys) {
  await page.goto(await stage.inbox.mailTo(email, /http\S+verify-email\?token=[\w-]+/))
  await press(entrance.verify.confirm)
  await expect(heading(entrance.verify.done)).toBeVisible()
  await keys.hasFocus(entrance.verify.done)
}

/** Visits every way to sign in, and returns to the password. */
async function findsAWayIn({ page, screen, keys, heading, said, press, enter }: ByKeys) {
  await page.context().clearCookies()
  await page.goto(`${screen.url}/login`)
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
  await enter(email, 'not it')
  await said('Invalid login credentials')
  await keys.hasFocus(entrance.password)
  await keys.press('Control+a')
  await enter(password)
  await expect(heading(/Coffee at Noon/)).toBeFocused()
}

async function opensTheAccount({ heading, press }: ByKeys) {
  await press(new RegExp(`^${shell.account}`))
  await expect(heading(account.title)).toBeFocused()
}

async function changesTheName(by: ByKeys) {
  await opensTheAccount(by)
  await by.keys.tabTo(account.profile.name)
  await by.keys.press('Control+a')
  await by.enter('Ada Quist')
  await by.said(account.profile.saved)
  await by.keys.hasFocus(account.profile.name)
}

async function addsAPhone({ keys, said, press, enter, closed }: ByKeys) {
  await press(phoneTexts.add)
  await keys.hasFocus(codes.sms.phone)
  await enter(PHONE, password)
  await keys.hasFocus(codes.code.label)
  await enter(/\d{6}/.exec(await stage.inbox.textTo(PHONE, /confirms this phone/))![0])
  await said(phoneTexts.dialog.done)
  await closed(phoneTexts.change)
}

async function removesThePhone({ keys, said, press, enter, closed }: ByKeys) {
  await press(phoneTexts.remove)
  await keys.hasFocus(phoneTexts.password)
  await enter(password)
  await said(phoneTexts.removeDialog.done)
  await closed(phoneTexts.add)
}

async function changesThePassword({ keys, said, press, enter, closed }: ByKeys) {
  const words = account.password.dialog
  await press(account.password.change)
  await keys.hasFocus(words.current)
  await enter(password, NEW)
  await said(words.done)
  await closed(account.password.change)
}

async function signsOutAnother({ page, screen, keys, said, press, closed }: ByKeys, other: Screen) {
  await other.page.request.post(`${screen.url}/api/auth/sign-in`, {
    data: { email, password: NEW },
    headers: { origin: screen.url },
  })
  await page.reload()
  await press(/^Sign out .+ on /)
  await said(/is signed out$/)
  await keys.hasFocus()
  await press(account.sessions.everywhere)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await keys.hasFocus()
  await keys.press('Escape')
  await closed(account.sessions.everywhere)
}

/** Changes the address, up to the mail that confirms the new one. */
async function changesTheAddress({ keys, said, press, enter, closed }: ByKeys) {
  await press(account.email.change, { back: true })
  await keys.hasFocus(account.email.dialog.email)
  await enter(`new.${email}`, NEW)
  await said(account.email.dialog.sent(`new.${email}`))
  await closed(account.email.change)
}

async function switchesTwoStepsOn({ keys, dialog, said, press, enter, closed }: ByKeys) {
  await press(card.switchOn)
  await keys.hasFocus(card.password)
  await enter(NEW)
  await keys.hasFocus(card.code)
  const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const secret = shown.replaceAll(' ', '')
  await enter(await codeOf(secret, new Date()))
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const backupCode = await dialog.getByRole('listitem').first().innerText()
  await keys.hasFocus()
  await keys.press('Escape')
  await said(card.codes.keepFirst)
  await keys.hasFocus(card.codes.kept)
  await keys.press('Space', 'Enter')
  // The button that opened the dialog is gone, so the focus moves to its card.
  await closed(new RegExp(card.switchOff))
  return { secret, backupCode }
}

async function comesBackByTwoSteps(by: ByKeys, secret: string) {
  const { page, keys, heading, said, press } = by
  const words = entrance.twoFactor
  await press(shell.signOut, { back: true })
  await expect(page).toHaveURL(/\/login$/)
  await keys.hasFocus(entrance.login.title)
  await by.signIn(email, NEW)
  await keys.hasFocus(words.code)
  await press(words.useBackup)
  await keys.hasFocus(words.backupCode)
  await press(words.useApp)
  await keys.hasFocus(words.code)
  await by.enter('000000')
  await said('This code is not right')
  await keys.hasFocus(words.code)
  await keys.press('Control+a')
  await keys.type(await codeOf(secret, new Date(), 1))
  await keys.tabTo(new RegExp(words.remember))
  await keys.press('Space', 'Enter')
  await expect(heading(/Coffee at Noon/)).toBeFocused()
}

/** Forgets the remembered device. */
async function isAskedAgain(by: ByKeys) {
  await opensTheAccount(by)
  await by.press(/^Ask again on/)
  await by.said(/A code is asked for .* again/)
  await by.keys.hasFocus()
}

async function switchesTwoStepsOff({ keys, said, press, enter, closed }: ByKeys, backupCode: string) {
  await press(card.newCodes)
  await keys.hasFocus(card.anyCode)
  await keys.press('Escape')
  await closed(card.newCodes)
  await press(card.switchOff)
  await keys.hasFocus(card.password)
  await enter(NEW, backupCode)
  await said(card.remove.done)
  await closed(new RegExp(card.switchOn))
}
