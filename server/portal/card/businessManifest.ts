import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { findSession, sessionCookie } from '#server/identity/customer-access/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { businessContext } from '#server/services.ts'
import { inkOn } from './ink.ts'
import { ownHostBusiness } from './ownHostBusiness.ts'
import { findCustomerAndBusiness } from './queries.ts'

const OUR_NAME = 'Regulars'
const OUR_COLOUR = '#ff7a1f'

/** Serves the manifest of the card: with the business's name and colour on its own host or for a signed-in customer. */
export async function businessManifest(services: Services, c: Context<AppEnv>): Promise<Response> {
  const business =
    (await ownHostBusiness(services, c))?.business ??
    (await businessOf(services, getCookie(c, sessionCookie(services))))
  const name = business?.company_name ?? OUR_NAME
  const color = business?.brand_color ?? OUR_COLOUR
  const icon = new URLSearchParams({ color, letter: firstLetter(name) })
  c.header('Cache-Control', 'private, no-cache')
  c.header('Content-Type', 'application/manifest+json')
  return c.body(
    JSON.stringify({
      id: '/customer/',
      name,
      short_name: name,
      start_url: '/customer/dashboard',
      scope: '/customer/',
      display: 'standalone',
      theme_color: color,
      background_color: '#f6f4f2',
      icons: ['any', 'maskable'].map((purpose) => ({
        src: `/customer/icon.svg?${icon}`,
        sizes: 'any',
        type: 'image/svg+xml',
        purpose,
      })),
    }),
  )
}

async function businessOf(services: Services, token: string | undefined) {
  const { database, clock } = services
  const session = token ? await findSession(database.reads, token, clock.now()) : undefined
  if (!session) return undefined
  const { business_id: businessId, customer_id: customerId } = session
  const found = await database.transaction({ businessId, readOnly: true }, (tx) =>
    findCustomerAndBusiness(
      businessContext(services, tx, businessId, { kind: 'customer', customerId }),
      customerId,
    ),
  )
  return found.business
}

/** Serves an icon, a square of the business's colour with its first letter, from the address's parameters alone. */
export function businessIcon(c: Context<AppEnv>): Response | Promise<Response> {
  const color = /^#[0-9a-f]{6}$/i.exec(c.req.query('color') ?? '')?.[0] ?? OUR_COLOUR
  const letter = firstLetter(c.req.query('letter') ?? '')
  c.header('Cache-Control', 'public, max-age=86400')
  c.header('Content-Type', 'image/svg+xml')
  return c.body(
    String(
      html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${color}"/><text x="50" y="67" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="48" fill="${inkOn(color)}">${letter}</text></svg>`,
    ),
  )
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toUpperCase() ?? 'R'
}
