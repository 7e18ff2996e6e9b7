import type { BrowserContext } from '@playwright/test'
import type { Inbox } from '#tests/journeys/stage/inbox.ts'
import { texts as joining } from '#web/join/texts.ts'
import { callAs } from '../callAs.ts'

export async function askForPassword(viewer: BrowserContext, email: string, inbox: Inbox): Promise<string> {
  await callAs(viewer, 'post', '/auth/recover', { email })
  return inbox.mailTo(email, /\/reset-password[?#]token=[\w-]+/)
}

/** The link by which the owner of a mailbox confirms the address of the account that was opened with it. */
export const verificationOf = (email: string, inbox: Inbox): Promise<string> =>
  inbox.mailTo(email, /\/verify-email\S*token=[\w-]+/)

/** Joins, and reads the links to the card from the text and the mail, and the link to the preferences from the mail. */
export async function joinAsCustomer(viewer: BrowserContext, form: string, inbox: Inbox) {
  const { phone, email } = await join(viewer, form)
  const cardLink = /\/card\/[\w-]+/.exec(await inbox.textTo(phone, /\/card\//))![0]
  const mailedCard = await inbox.mailTo(email, /\/card\/[\w-]+/)
  return { cardLink, mailedCard, preferences: await inbox.mailTo(email, /\/preferences\/[\w-]+/) }
}

/** Joins, and reads the link to a card from the mail; the owner of the business then corrects the address. */
export async function joinAndMove(viewer: BrowserContext, owner: BrowserContext, form: string, inbox: Inbox) {
  const { email } = await join(viewer, form)
  const endedCard = await inbox.mailTo(email, /\/card\/[\w-]+/)
  type Found = { data: { id: string }[] }
  const { data } = await callAs<Found>(owner, 'get', `/v1/customers?search=${encodeURIComponent(email)}`)
  const [{ id }] = data as [Found['data'][number]]
  const { customer } = await callAs<{ customer: { version: number } }>(
    owner,
    'get',
    `/app/customers/${id}/record`,
  )
  const { version } = customer
  await callAs(owner, 'patch', `/v1/customers/${id}`, {
    version,
    email: `${crypto.randomUUID()}@example.com`,
  })
  return endedCard
}

/** Joins a business that asks for a confirmation, and reads the link in the mail that asks. */
export async function joinToConfirm(viewer: BrowserContext, form: string, inbox: Inbox): Promise<string> {
  const { email } = await join(viewer, form)
  return inbox.mailTo(email, /\/confirm\/[\w-]+/)
}

/** Joins with an unused number and a new address, and agrees to mail. */
async function join(viewer: BrowserContext, form: string) {
  const phone = `+1415555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const page = await viewer.newPage()
  await page.goto(form)
  await page.getByLabel(joining.phone).fill(phone)
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByText(joining.more).click()
  await page.getByLabel(joining.email, { exact: true }).fill(email)
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: joining.join }).click()
  await page.getByText(joining.joinedTitle).waitFor()
  await page.close()
  return { phone, email }
}
