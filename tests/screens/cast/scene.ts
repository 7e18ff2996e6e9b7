import type { Browser, BrowserContext } from '@playwright/test'
import { Inbox } from '#tests/journeys/stage/inbox.ts'
import { callAs } from '../callAs.ts'
import { openFullBusiness } from './fullBusiness.ts'
import { askForPassword, joinAndMove, joinAsCustomer, joinToConfirm, verificationOf } from './mailedLinks.ts'
import { type Campaigns, makeCampaigns } from './makeCampaigns.ts'
import { type Conversations, makeConversations } from './makeConversations.ts'
import { openOwnHost, type ProvesHost } from './ownHost.ts'

/**
 * Viewers of screens, among them the owners of a business, of an empty one, of a closed one, and of one that was
 * suspended after serving one customer, and a shared till.
 */
export type Viewer =
  | 'stranger'
  | 'customer'
  | 'owner'
  | 'member'
  | 'newcomer'
  | 'leaver'
  | 'suspended'
  | 'till'
  | 'admin'

export type Scene = {
  url: string
  viewers: Record<Viewer, BrowserContext>
  /** Paths of a business's sign-up form, of the form of a full business, and of mailed links. */
  join: string
  joinFull: string
  /** The address of a form on a business's own host. */
  joinAtOwnHost: string
  invitation: string
  newPassword: string
  verifyEmail: string
  confirmConsent: string
  cardLink: string
  mailedCard: string
  /** The path of a link to a card whose customer has another address by now. */
  endedCard: string
  preferences: string
  /** The id of one of the business's customers. */
  customer: string
  /** The ids of the business's campaigns. */
  campaigns: Campaigns
  /** The ids of conversations with customers of the business. */
  conversations: Conversations
  /** A customer of two businesses, with the same PIN. */
  regular: Regular
}

export type Regular = { phone: string; pin: string }

/**
 * The people of a business with data. `enter` signs in its owner, one of its customers and a super admin, and returns
 * the customer's id.
 */
export type Cast = {
  regular: Regular
  enter(viewers: Scene['viewers']): Promise<{ customer: string }>
  proves: ProvesHost
}

type Product = { browser: Browser; url: string; inboxUrl: string }

const PRO = '01939c00-0000-7000-8000-000000000002'
const password = 'a fine password'
/** The business whose till is shared. People who sign up get its name. */
export const SHARED_BUSINESS = 'Third Street Bakery'

/** Opens a browser context for every viewer, signed in, with the businesses and links that the screens need. */
export async function setScene({ browser, url, inboxUrl }: Product, cast: Cast): Promise<Scene> {
  const inbox = new Inbox(inboxUrl)
  const open = () =>
    browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', baseURL: url, serviceWorkers: 'block' })
  const viewers = {
    stranger: await open(),
    customer: await open(),
    owner: await open(),
    member: await open(),
    newcomer: await open(),
    leaver: await open(),
    suspended: await open(),
    till: await open(),
    admin: await open(),
  }
  const joinFull = await openFullBusiness(await open(), cast.regular)
  const joinAtOwnHost = await openOwnHost(await open(), cast.proves, { url, inbox })
  const { customer } = await cast.enter(viewers)
  const newcomer = await signUp(viewers.newcomer, 'Corner Flowers')
  await signUp(viewers.leaver, 'Last Orders')
  await callAs(viewers.leaver, 'post', '/app/account/close', { company_name: 'Last Orders', password })
  await signUp(viewers.suspended, 'Night Owl')
  await serveOneCustomer(viewers.suspended)
  await suspendBusiness(viewers.admin, viewers.suspended, 'Night Owl')
  await signUp(viewers.till, SHARED_BUSINESS)
  await callAs(viewers.till, 'put', '/app/staff-pin', { pin: '4711' })
  await callAs(viewers.till, 'post', '/app/shared-till')
  const owner = viewers.owner
  for (const name of ['Regular', 'Wholesale'])
    await callAs(owner, 'post', `/v1/customers/${customer}/tags`, { name })
  const { data: qr_codes } = await callAs<{ data: { code: string }[] }>(owner, 'get', '/v1/qr-codes')
  await joinTeam(viewers.member, await invite(owner, inbox))
  const join = `/signup-form/${qr_codes[0]!.code}`
  return {
    url,
    viewers,
    customer,
    campaigns: await makeCampaigns(owner, customer),
    conversations: await makeConversations(owner, inbox),
    regular: cast.regular,
    join,
    joinFull,
    joinAtOwnHost,
    invitation: await invite(owner, inbox),
    ...(await joinAsCustomer(viewers.stranger, join, inbox)),
    endedCard: await joinAndMove(viewers.stranger, owner, join, inbox),
    confirmConsent: await joinToConfirm(viewers.stranger, joinAtOwnHost, inbox),
    verifyEmail: await verificationOf(newcomer, inbox),
    newPassword: await askForPassword(viewers.stranger, newcomer, inbox),
  }
}

async function signUp(viewer: BrowserContext, company_name: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  await callAs(viewer, 'post', '/auth/sign-up', {
    company_name,
    email,
    password,
    tier_id: PRO,
    locale: 'en-US',
  })
  return email
}

async function suspendBusiness(admin: BrowserContext, owner: BrowserContext, company_name: string) {
  type Session = { session: { business: { id: string } } }
  const { session } = await callAs<Session>(owner, 'get', '/auth/session')
  const reason = 'Texts were sent to people who never joined.'
  await callAs(admin, 'post', `/app/admin/tenants/${session.business.id}/suspend`, { company_name, reason })
}

async function invite(owner: BrowserContext, inbox: Inbox): Promise<string> {
  const email = `jo-${crypto.randomUUID().slice(0, 8)}@example.com`
  await callAs(owner, 'post', '/v1/send-team-invitation', { email, role: 'member' })
  return inbox.mailTo(email, /\/accept-invitation\?token=[\w-]+/)
}

async function joinTeam(viewer: BrowserContext, invitation: string) {
  const token = invitation.split('token=')[1]
  await callAs(viewer, 'post', '/auth/invitation/join', {
    token,
    first_name: 'Jo',
    last_name: 'Park',
    password,
  })
}

/** Serves one customer: the whole history of the business. */
async function serveOneCustomer(owner: BrowserContext) {
  const { id } = await callAs<{ id: string }>(owner, 'post', '/v1/customers', { first_name: 'Nora' })
  await callAs(owner, 'post', '/v1/purchases', { customer_id: id, amount: 900 })
}
