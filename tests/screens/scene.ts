import type { Browser, BrowserContext } from '@playwright/test'
import { Inbox } from '#tests/journeys/inbox.ts'
import { callAs } from './callAs.ts'

/** Who looks at screens: a shop's owner, one whose shop is empty, one who has closed theirs, a till that is shared, and the others. */
export type Viewer = 'stranger' | 'guest' | 'owner' | 'newcomer' | 'leaver' | 'till' | 'admin'

export type Scene = {
  url: string
  viewers: Record<Viewer, BrowserContext>
  /** Paths of a shop's sign-up form and of an invitation, and the id of one of its customers. */
  join: string
  invitation: string
  customer: string
}

/** A shop with a life of its own: signs in its owner, one of its guests and a super admin, and names the customer. */
export type Cast = {
  enter(viewers: Scene['viewers']): Promise<{ customer: string }>
}

type Product = { browser: Browser; url: string; inboxUrl: string }

const PRO = '01939c00-0000-7000-8000-000000000002'
const password = 'a fine password'
/** The shop whose till is shared; whoever signs up is called like it. */
export const SHARED_SHOP = 'Third Street Bakery'

/** Everyone in a browser of their own, signed in, with the shops and links that the screens need. */
export async function setScene({ browser, url, inboxUrl }: Product, cast: Cast): Promise<Scene> {
  const open = () => browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', baseURL: url })
  const viewers = {
    stranger: await open(),
    guest: await open(),
    owner: await open(),
    newcomer: await open(),
    leaver: await open(),
    till: await open(),
    admin: await open(),
  }
  const { customer } = await cast.enter(viewers)
  await signUp(viewers.newcomer, 'Corner Flowers')
  await signUp(viewers.leaver, 'Last Orders')
  await callAs(viewers.leaver, 'post', '/account/close', { company_name: 'Last Orders', password })
  await signUp(viewers.till, SHARED_SHOP)
  await callAs(viewers.till, 'post', '/staff-pin', { pin: '4711' })
  await callAs(viewers.till, 'post', '/shared-till')
  const owner = viewers.owner
  const { qr_codes } = await callAs<{ qr_codes: { code: string }[] }>(owner, 'get', '/qr-codes')
  return {
    url,
    viewers,
    customer,
    join: `/signup-form/${qr_codes[0]!.code}`,
    invitation: await invite(owner, new Inbox(inboxUrl)),
  }
}

async function signUp(viewer: BrowserContext, company_name: string) {
  const email = `${crypto.randomUUID()}@example.com`
  await callAs(viewer, 'post', '/sign-up', { company_name, email, password, tier_id: PRO, locale: 'en-US' })
}

async function invite(owner: BrowserContext, inbox: Inbox): Promise<string> {
  const email = `jo-${crypto.randomUUID().slice(0, 8)}@example.com`
  await callAs(owner, 'post', '/send-team-invitation', { email, role: 'member' })
  return inbox.mailTo(email, /\/accept-invitation\?token=[\w-]+/)
}
