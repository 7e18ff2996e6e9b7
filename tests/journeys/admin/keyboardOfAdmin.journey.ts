import { beforeAll, describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { overviewTexts } from '#web/admin/overview/texts.ts'
import { texts as admin } from '#web/admin/texts.ts'
import { texts as users } from '#web/admin/users/texts.ts'
import { makeAdmin } from '../acts/makeAdmin.ts'
import { openBusiness } from '../acts/office.ts'
import { setUpSecondStep } from '../acts/secondStep.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const ADMIN = 'admin@keys.example'
let adminPassword: string
beforeAll(async () => {
  adminPassword = await makeAdmin(stage, ADMIN)
}, 60_000)

describe('without a pointer, with the focus seen and never lost', () => {
  journey('a super admin suspends, restores and signs out', async () => {
    const by = await ByKeys.open(stage)
    const other = await stage.open(desk)
    await watched([by.screen], async () => {
      await openBusiness(other, 'watched@keys.example')
      await by.signIn(ADMIN, adminPassword)
      await expect(by.page.getByRole('link', { name: admin.places.users, exact: true })).toBeVisible()
      await setUpSecondStep(by.page.context(), adminPassword)
      // The page that leads a super admin to set up the second step. The demo requires none.
      await by.page.goto(`${by.screen.url}/admin/account`)
      await by.press(admin.places.dashboard)
      await expect(by.heading(overviewTexts.title)).toBeFocused()
      await findsTheOwner(by)
      await signsThemOut(by)
      await suspendsThem(by)
      await restoresThem(by)
      await readsWhatTheyDid(by)
    })
    await leave(by.screen)
    await leave(other)
  })
})

async function findsTheOwner({ keys, heading, said, press }: ByKeys) {
  await press(admin.places.users, { back: true })
  await expect(heading(users.title)).toBeFocused()
  await keys.tabTo(users.searchLabel)
  await keys.type('watched@keys')
  await press(users.view('Coffee at Noon'))
  await said(users.sessions)
  await keys.hasFocus()
}

async function signsThemOut({ keys, dialog, said, press }: ByKeys) {
  await press(users.signOut)
  await said(users.done.signOut('Coffee at Noon'))
  await expect(dialog.getByText(users.noSession)).toBeVisible()
  await keys.hasFocus()
}

/** Suspends a person after cancelling once. A reason is required. */
async function suspendsThem({ keys, said, press }: ByKeys) {
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
}

async function restoresThem({ keys, said }: ByKeys) {
  await keys.hasFocus(users.restore)
  await keys.press('Enter')
  await said(users.done.restore('Coffee at Noon'))
  await keys.hasFocus(users.suspend)
}

async function readsWhatTheyDid({ page, keys, heading, said, press }: ByKeys) {
  await press(users.activity, { back: true })
  await expect(heading(users.audit.title)).toBeFocused()
  await said(users.audit.onePerson)
  await press(users.audit.all)
  await expect(page.getByText(users.audit.onePerson)).toHaveCount(0)
  await keys.hasFocus()
}
