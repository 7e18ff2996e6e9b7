import type { BrowserContext } from '@playwright/test'
import pg from 'pg'
import { confirmAddress } from '#tests/journeys/acts/confirmAddress.ts'
import { makeAdmin } from '#tests/journeys/acts/makeAdmin.ts'
import { setUpSecondStep } from '#tests/journeys/acts/secondStep.ts'
import type { Inbox } from '#tests/journeys/stage/inbox.ts'
import { zoneAtNoon } from '#tests/journeys/stage/screens.ts'
import type { Stage } from '#tests/journeys/stage/stage.ts'
import { agreed } from '#tests/world/agreed.ts'
import { callAs } from '../callAs.ts'
import { longNames } from './longNames.ts'
import { provesInDemo } from './ownHost.ts'
import type { Cast } from './scene.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'
const password = 'a fine password'
const { latin, arabic, hebrew, chinese, thai } = longNames
const nora = { first_name: latin, last_name: arabic, phone: '+13325550142', email: 'nora@example.com' }

const regular = { phone: nora.phone, pin: '2580' }

const programs = [
  { name: hebrew, type: 'stamp_card', config: { stampsRequired: 4, rewardDescription: arabic } },
  { name: latin, type: 'points', config: { pointsPerDollar: 2, minimumRedemption: 10 } },
  { name: chinese, type: 'free_item', config: { itemName: latin } },
  { name: thai, type: 'discount', config: {} },
  { name: arabic, type: 'rebate_code', config: { codePrefix: 'DOOR' } },
]

/**
 * The people of a business created on the spot: every type of program, and a customer who has used them. They have the
 * longest allowed names, so that a screen that holds these holds any.
 */
export function madeCast(stage: Stage): Cast {
  return {
    regular,
    proves: (owner, record) =>
      stage.database.logins ? provesInTables(stage, record) : provesInDemo(owner, record),
    async enter({ owner, customer, admin }) {
      const adminPassword = await makeAdmin(stage, 'admin@platform.example')
      await callAs(admin, 'post', '/auth/sign-in', {
        email: 'admin@platform.example',
        password: adminPassword,
      })
      await setUpSecondStep(admin, adminPassword)
      const business = {
        company_name: `Café ${latin}`,
        email: 'owner@bluedoor.example',
        locale: 'en-US',
        time_zone: zoneAtNoon(),
      }
      await callAs(owner, 'post', '/auth/sign-up', { ...business, password, tier_id: AGENCY })
      await confirmAddress(stage.server.url, stage.inbox, business.email)
      for (const program of programs) await offer(owner, program)
      await callAs(owner, 'post', '/v1/qr-codes', { location_name: thai })
      for (const first_name of [hebrew, chinese, thai])
        await callAs(owner, 'post', '/v1/customers', { first_name, last_name: latin })
      const added = await callAs<{ id: string }>(owner, 'post', '/v1/customers', { ...nora, ...agreed })
      const customer_id = added.id
      await callAs(owner, 'post', '/v1/purchases', { customer_id, amount: 2450, stamps: 5 })
      await saveSegments(owner, customer_id)
      const { session } = await callAs<{ session: { business: { id: string } } }>(
        owner,
        'get',
        '/auth/session',
      )
      await choosePin(customer, session.business.id, stage.inbox)
      return { customer: customer_id }
    },
  }
}

/** Proves the host in the database, because the DNS cannot be written here. */
async function provesInTables({ database }: Stage, { value }: { value: string }) {
  const superuser = new pg.Client({ connectionString: database.logins!.superuserUrl })
  await superuser.connect()
  await superuser.query(`update custom_domains set proven_at = now() where 'regulars=' || token = $1`, [
    value,
  ])
  await superuser.end()
}

/** Saves a segment that can be counted, and one whose tag is gone. */
async function saveSegments(owner: BrowserContext, customerId: string) {
  const saveFor = async (tagName: string) => {
    const path = `/v1/customers/${customerId}/tags`
    const { id: tag } = await callAs<{ id: string }>(owner, 'post', path, { name: tagName.slice(0, 30) })
    const rule = { match: 'none', of: [{ about: 'tag', tag, is: 'has_not' }] }
    await callAs(owner, 'post', '/v1/segments', { name: latin.slice(0, 60), rule })
    return tag
  }
  await saveFor(latin)
  await callAs(owner, 'delete', `/v1/tags/${await saveFor(arabic)}`)
}

/** Creates a program. A points program also gets its rewards. */
async function offer(owner: BrowserContext, program: (typeof programs)[number]) {
  const { id: program_id } = await callAs<{ id: string }>(owner, 'post', '/v1/programs', program)
  if (program.type !== 'points') return
  for (const name of [arabic, latin])
    await callAs(owner, 'post', '/v1/rewards', { program_id, name, description: thai, points_price: 40 })
}

async function choosePin(customer: BrowserContext, business_id: string, inbox: Inbox) {
  const phone = { phone: regular.phone, country: 'US' }
  await callAs(customer, 'post', '/auth/portal/code', phone)
  const [code] = /\d{6}/.exec(await inbox.textTo(regular.phone, /is your code/))!
  await callAs(customer, 'post', '/auth/portal/code/confirm', { ...phone, code, pin: regular.pin })
  await callAs(customer, 'post', '/auth/portal/sign-in', { ...phone, pin: regular.pin, business_id })
}
