import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as apiKeys } from '#web/console/api-keys/texts.ts'
import { texts as audit } from '#web/console/audit/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, password } from '../acts/office.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const colleague = 'bo@keys.example'

describe('without a pointer, with the focus seen and never lost', () => {
  journey('an admin lets a program and a colleague in, reads who did what, and shares the till', async () => {
    const by = await ByKeys.open(stage)
    await watched([by.screen], async () => {
      const { post, put } = await openBusiness(by.screen, 'shop@keys.example')
      await confirmAddress(by.screen.url, stage.inbox, 'shop@keys.example')
      await post('/v1/send-team-invitation', { email: colleague, role: 'member' })
      await joins(colleague)
      await by.page.goto(`${by.screen.url}/settings`)
      await letsAProgramIn(by)
      await endsItsKey(by)
      await readsWhoDidWhat(by)
      await keepsAColleagueToTheCounter(by)
      await invitesAnother(by)
      await takesTheInvitationBack(by)
      await removesTheColleague(by)
      await put('/app/staff-pin', { pin: '2580' })
      await sharesTheTill(by)
      await comesToTheTill(by)
      await endsTheSharing(by)
    })
    await leave(by.screen)
  })
})

/** Joins with first name, last name and a password. */
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

async function letsAProgramIn({ page, keys, said, press, enter, closed }: ByKeys) {
  // The last sections of the settings load after the first.
  await expect(page.getByRole('button', { name: apiKeys.make })).toBeVisible()
  await press(apiKeys.make)
  await keys.hasFocus(apiKeys.dialog.name)
  await enter('Web shop')
  await said(apiKeys.dialog.shown)
  await keys.hasFocus()
  await press(apiKeys.dialog.done)
  await closed(apiKeys.make)
}

async function endsItsKey({ page, said, press, closed }: ByKeys) {
  await press(apiKeys.revokeOf('Web shop'), { back: true })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press(apiKeys.revoking.confirm)
  await said(apiKeys.revoking.done)
  await closed()
}

async function readsWhoDidWhat({ keys, heading, said, press }: ByKeys) {
  await press(settings.activity, { back: true })
  await expect(heading(audit.title)).toBeFocused()
  await keys.tabTo(audit.what)
  await keys.type('Exp')
  await expect(heading(audit.nothing)).toBeVisible()
  await keys.hasFocus(audit.what)
  await press(audit.clear)
  await said(/API key/)
  await keys.hasFocus()
}

async function keepsAColleagueToTheCounter({ keys, heading, said, press }: ByKeys) {
  await press(shell.places.company, { back: true })
  await expect(heading(team.title)).toBeFocused()
  await press(team.members.actions('Bo Lind'))
  await keys.hasFocus(team.handOver.action)
  await keys.press('ArrowDown')
  await keys.hasFocus(team.changeRole.counter)
  await keys.press('Enter')
  await said(team.changeRole.done('Bo Lind', 'counter'))
  await keys.hasFocus(team.members.actions('Bo Lind'))
}

async function invitesAnother({ keys, said, press, closed }: ByKeys) {
  await press(team.invite, { back: true })
  await keys.hasFocus(team.dialog.email)
  await keys.type('cleo@keys.example')
  await keys.tabTo(new RegExp(team.dialog.roles.member.label))
  await keys.press('ArrowDown', 'Enter')
  await said(team.dialog.done)
  await closed(team.invite)
}

async function takesTheInvitationBack({ said, press, closed }: ByKeys) {
  await press(team.invitations.revokeFor('cleo@keys.example'))
  await press(team.revoke.confirm)
  await said(team.revoke.done)
  await closed()
}

async function removesTheColleague({ keys, said, press, closed }: ByKeys) {
  await press(team.members.actions('Bo Lind'), { back: true })
  await keys.hasFocus(team.handOver.action)
  await keys.press('End', 'Enter')
  await press(team.remove.confirm)
  await said(team.remove.done)
  await closed()
}

async function sharesTheTill({ keys, heading, press }: ByKeys) {
  await press(shell.places.counter, { back: true })
  await keys.hasFocus(till.pad.label)
  await press(sharedTill.share.open)
  // The button that opens the dialog has the same name as the one that confirms it.
  await keys.hasFocus(sharedTill.share.cancel)
  await press(sharedTill.share.confirm)
  await expect(heading(sharedTill.who.title)).toBeVisible()
  await keys.hasFocus(sharedTill.who.title)
}

/** Signs in at the till after cancelling once and entering a wrong PIN. */
async function comesToTheTill({ keys, said, press, enter }: ByKeys) {
  const pin = sharedTill.who.pinOf('Coffee at Noon')
  const nameplate = /^(CN)?Coffee at Noon/
  await press(nameplate)
  await keys.hasFocus(pin)
  await press(sharedTill.who.back, { back: true })
  await keys.hasFocus(nameplate)
  await keys.press('Enter')
  await keys.hasFocus(pin)
  await enter('0007')
  await said('This is not your PIN')
  await keys.hasFocus(pin)
  await enter('2580')
  await keys.hasFocus(till.pad.label)
}

async function endsTheSharing({ keys, heading, press, enter }: ByKeys) {
  await press(sharedTill.bar.leaveFor('Coffee at Noon'), { back: true })
  await expect(heading(sharedTill.who.title)).toBeVisible()
  await keys.hasFocus()
  await press(sharedTill.end.open)
  await keys.hasFocus(sharedTill.end.password('Coffee at Noon'))
  await enter(password)
  await keys.hasFocus(till.pad.label)
}
