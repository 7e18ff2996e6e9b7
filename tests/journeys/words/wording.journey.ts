import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { journey } from '#tests/engines/journey.ts'
import { callAs } from '#tests/screens/callAs.ts'
import { agreed } from '#tests/world/agreed.ts'
import { texts as writing } from '#web/console/customers/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as emailConfig } from '#web/console/settings/sender/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { makeAdmin } from '../acts/makeAdmin.ts'
import { openBusiness, password } from '../acts/office.ts'
import { setUpSecondStep } from '../acts/secondStep.ts'
import { expect } from '../stage/expect.ts'
import { meanwhile } from '../stage/meanwhile.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { cutOff } from './outage.ts'

const stage = setStage()
const invitation = entrance.invitation

/** Runs a journey in its own window, and expects no complaints of the browser. */
async function walk(way: (screen: Screen) => Promise<void>) {
  const screen = await stage.open(desk)
  await watched([screen], () => way(screen))
  expect(screen.complaints).toEqual([])
  await screen.page.context().close()
}

describe('in the words of the specification', () => {
  journey('a sign-up without the plans says what is missing, and keeps what was typed', () =>
    walk(async ({ page, url }) => {
      const plansOut = await cutOff(page, '**/subscription-tiers')
      await page.goto(`${url}/signup`)
      await page.getByLabel(entrance.signUp.companyName).fill('Coffee at Noon')
      await page.getByLabel(entrance.email).fill('early@example.com')
      await page.getByLabel(entrance.password).fill(password)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('button', { name: entrance.signUp.submit }).click()
      await expect(page.getByText('Please select a subscription tier')).toBeVisible()
      await plansOut.restore()
      await page.getByRole('button', { name: entrance.plans.retry }).click()
      await expect(page.getByRole('radio', { name: /^Free/ })).toBeChecked()
      await page.getByRole('button', { name: entrance.signUp.submit }).click()
      await expect(page).toHaveURL(/\/dashboard/)
    }),
  )

  journey('a sign-up sent before the plans are read waits for them, and starts on Free', () =>
    walk(async ({ page, url }) => {
      const { promise: read, resolve: letThemBeRead } = Promise.withResolvers<void>()
      await page.route('**/subscription-tiers', async (route) => {
        await read
        await route.continue()
      })
      await page.goto(`${url}/signup`)
      await page.getByLabel(entrance.signUp.companyName).fill('Coffee at Dawn')
      await page.getByLabel(entrance.email).fill('hasty@example.com')
      await page.getByLabel(entrance.password).fill(password)
      await page.getByRole('button', { name: entrance.signUp.submit }).click()
      await expect(page.getByRole('button', { name: entrance.signUp.busy })).toBeVisible()
      letThemBeRead()
      await expect(page).toHaveURL(/\/dashboard/)
    }),
  )

  journey('programs that do not load say so, and come when asked again', () =>
    walk(async (screen) => {
      const { page, url } = screen
      const office = await openBusiness(screen, 'programs@wording.example')
      await office.addProgram('points', 'Noon Points', {})
      const out = await cutOff(page, '**/api/v1/programs')
      await page.goto(`${url}/programs`)
      await expect(page.getByText('Error Loading Programs')).toBeVisible()
      await expect(page.getByText(/^Failed to load programs: /)).toBeVisible()
      await out.restore()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'Noon Points' })).toBeVisible()
    }),
  )

  journey('a message that must not or cannot go says so, and one that went too', () =>
    walk(async (screen) => {
      const { page, url } = screen
      const office = await openBusiness(screen, 'messages@wording.example')
      await confirmAddress(url, stage.inbox, 'messages@wording.example')
      const { profile, version } = await callAs<SettingsView>(page.context(), 'get', '/app/settings')
      await office.put('/app/settings/profile', {
        ...profile,
        address: '1 Main Street, Springfield',
        version,
      })
      const add = (customer: object) => office.post('/v1/customers', customer)
      await add({ first_name: 'Mia', phone: '+14155550181' })
      await add({ first_name: 'Nora', phone: '+14155550182', email: 'nora@guests.example', ...agreed })
      await page.goto(`${url}/customers`)
      await choose(page, writing.sms('Mia'))
      await expect(page.getByText('Customer has not opted in to receive SMS messages')).toBeVisible()
      await page.keyboard.press('Escape')

      const out = await cutOff(page, '**/send-transactional-*')
      await choose(page, writing.sms('Nora'))
      await page.getByRole('button', { name: messages.sms.send }).click()
      await expect(page.getByText('Failed to send SMS')).toBeVisible()
      await page.keyboard.press('Escape')
      await choose(page, writing.email('Nora'))
      await page.getByRole('button', { name: messages.email.send }).click()
      await expect(page.getByText('Failed to send email')).toBeVisible()
      await out.restore()
      await page.getByRole('button', { name: messages.email.send }).click()
      await expect(page.getByText('Email sent successfully!')).toBeVisible()
    }),
  )

  journey('a team’s admin learns what was done, and what could not be', () =>
    walk(async (screen) => {
      const { page, url } = screen
      await openBusiness(screen, 'team@wording.example')
      await confirmAddress(url, stage.inbox, 'team@wording.example')
      const teamOut = await cutOff(page, '**/api/app/company')
      await page.goto(`${url}/company`)
      await expect(page.getByText('Failed to load team data')).toBeVisible()
      await teamOut.restore()
      await page.getByRole('button', { name: team.retry }).click()

      const out = await cutOff(
        page,
        /.*(send-team-invitation|\/resend|\/tenant-(invitations|members)\/[\da-f-]+)$/,
      )
      await page.getByRole('button', { name: team.invite }).click()
      await page.getByLabel(team.dialog.email).fill('jo@wording.example')
      await page.getByRole('button', { name: team.dialog.send }).click()
      await expect(page.getByText('Failed to send invitation')).toBeVisible()
      await out.restore()
      await page.getByRole('button', { name: team.dialog.send }).click()
      await expect(page.getByRole('dialog')).toBeHidden()

      const again = await cutOff(page, /.*(\/resend|\/tenant-invitations\/[\da-f-]+)$/)
      const resend = page.getByRole('button', { name: team.invitations.resendTo('jo@wording.example') })
      await resend.click()
      await expect(page.getByText('Failed to resend invitation')).toBeVisible()
      await page.getByRole('button', { name: team.invitations.revokeFor('jo@wording.example') }).click()
      const ask = page.getByRole('alertdialog')
      await expect(ask.getByText('Are you sure you want to revoke this invitation?')).toBeVisible()
      await ask.getByRole('button', { name: team.revoke.confirm }).click()
      await expect(ask.getByText(/^Failed to revoke invitation/)).toBeVisible()
      await page.keyboard.press('Escape')
      await again.restore()
      await resend.click()
      await expect(page.getByText('Invitation resent successfully!')).toBeVisible()
      await page.getByRole('button', { name: team.invitations.revokeFor('jo@wording.example') }).click()
      await ask.getByRole('button', { name: team.revoke.confirm }).click()
      await expect(page.getByText('Invitation revoked successfully')).toBeVisible()
    }),
  )

  journey('an invitation tells why it does not open, and signs in who has an account', () =>
    walk(async (screen) => {
      const office = await openBusiness(screen, 'inviting@wording.example')
      await confirmAddress(screen.url, stage.inbox, 'inviting@wording.example')
      const invited = await stage.open(desk)
      const { page, url } = invited
      await openBusiness(invited, 'jo@five.example')
      await page.context().clearCookies()
      const invite = async (email: string) => {
        await office.post('/v1/send-team-invitation', { email, role: 'member' })
        return stage.inbox.mailTo(email, /http\S+accept-invitation\?token=[\w-]+/)
      }
      const late = await invite('late@five.example')
      const open = await invite('jo@five.example')
      await meanwhile(stage, [
        `update tenant_invitations set expires_at = created_at where email = 'late@five.example'`,
      ])
      await page.goto(late)
      await expect(page.getByText('This invitation has expired')).toBeVisible()
      await page.goto(`${url}/accept-invitation?token=${'x'.repeat(43)}`)
      await expect(page.getByText('Invitation not found')).toBeVisible()
      const out = await cutOff(page, '**/invitation/open')
      await page.goto(open)
      await expect(page.getByText('Failed to load invitation')).toBeVisible()
      await out.restore()
      await page.getByRole('button', { name: invitation.retry }).click()
      await page.getByLabel(entrance.password).fill(password)
      const closed = await cutOff(page, '**/invitation/accept')
      await page.getByRole('button', { name: invitation.signInSubmit }).click()
      await expect(page.getByText('Failed to log in')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: invitation.accept }).click()
      await expect(page.getByText('Failed to accept invitation')).toBeVisible()
      await closed.restore()
      await page.getByRole('button', { name: invitation.accept }).click()
      await expect(page).toHaveURL(/\/dashboard/)
      await page.context().close()
      await failToRemove(screen)
    }),
  )

  journey(
    'the tracking of opened mails is switched, or says that it was not, and so does a plan that cannot be shown',
    () =>
      walk(async (screen) => {
        const { page, url } = screen
        await openBusiness(screen, 'tracking@wording.example')
        await confirmAddress(url, stage.inbox, 'tracking@wording.example')
        await page.goto(`${url}/settings`)
        const tracking = page.getByRole('switch', { name: settings.email.tracking })
        const out = await cutOff(page, '**/settings/email-tracking')
        await tracking.click()
        await expect(page.getByText('Failed to update tracking setting')).toBeVisible()
        await out.restore()
        await tracking.click()
        await expect(page.getByText('Email tracking setting updated')).toBeVisible()
        const field = (label: string) => page.getByLabel(label, { exact: true })
        const save = page.getByRole('button', { name: emailConfig.save })
        await field(emailConfig.fields.api_key).fill('SG.the-key-of.the-shop-9876')
        await save.click()
        await expect(page.getByText('From Email and From Name are required')).toBeVisible()
        await field(emailConfig.fields.from_email).fill('news@wording.example')
        const emailOut = await cutOff(page, '**/api/app/settings/email')
        await save.click()
        await expect(page.getByText('Failed to save email configuration')).toBeVisible()
        await emailOut.restore()
        await save.click()
        await expect(page.getByText('Email configuration saved successfully')).toBeVisible()
        await expect(page.getByText(emailConfig.active('9876'))).toBeVisible()
        const plansOut = await cutOff(page, '**/api/app/subscription')
        await page.goto(`${url}/subscription`)
        await expect(page.getByText('Failed to load subscription data')).toBeVisible()
        await plansOut.restore()
      }),
  )

  journey('whoever has no shop is told so, and can set one up once the connection is back', () =>
    walk(async (screen) => {
      const { page, url } = screen
      await openBusiness(screen, 'nowhere@wording.example')
      const shopless = '**/api/auth/session'
      await page.route(shopless, async (route) => {
        const { session } = await (await route.fetch()).json()
        await route.fulfill({ json: { session: { ...session, business: null, left_shop: false } } })
      })
      await page.goto(`${url}/programs`)
      await expect(page.getByRole('heading', { name: 'Business Not Found' })).toBeVisible()
      const out = await cutOff(page, '**/company/set-up')
      await page.goto(`${url}/company`)
      await expect(page.getByRole('heading', { name: 'Company Profile Not Available' })).toBeVisible()
      await expect(page.getByText('Failed to initialize company profile')).toBeVisible()
      await out.restore()
      await page.unroute(shopless)
      await page.getByRole('button', { name: 'Retry Setup' }).click()
      await expect(page.getByRole('heading', { level: 1, name: team.title })).toBeVisible()
    }),
  )

  journey('a super admin with a shop finds the way to the platform beside it', () =>
    walk(async (screen) => {
      const { page, url } = screen
      await openBusiness(screen, 'both@wording.example')
      await makeAdmin(stage, 'both@wording.example')
      await callAs(page.context(), 'post', '/auth/sign-in', { email: 'both@wording.example', password })
      await setUpSecondStep(page.context(), password)
      await page.goto(`${url}/dashboard`)
      await page.getByRole('link', { name: around.superAdmin }).click()
      await expect(page).toHaveURL(`${url}/admin/dashboard`)
    }),
  )
})

/** Opens the dialog of a quick message and chooses the first template. */
async function choose(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /A word from us/ })
    .click()
}

/** Tries to remove the only other member. */
async function failToRemove({ page, url }: Screen) {
  await cutOff(page, '**/tenant-members/*')
  await page.goto(`${url}/company`)
  await page.getByRole('button', { name: team.members.actions('') }).click()
  await page.getByRole('menuitem', { name: team.remove.action }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: team.remove.confirm }).click()
  await expect(ask.getByText(/^Failed to remove member/)).toBeVisible()
}
