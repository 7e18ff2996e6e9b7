import { z } from '@hono/zod-openapi'
import { keptBusiness, keptCustomer } from '#server/loyalty/counter/contract.ts'
import {
  amount,
  defineRoute,
  id,
  json,
  listOf,
  listQuery,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'

export type { KeptBusiness, KeptCustomer } from '#server/loyalty/counter/contract.ts'

/** Days without a contact after which a device forgets the customers that it keeps. */
export const DAYS_WITHOUT_CONTACT = 7

export const tillDeviceView = z
  .object({
    id,
    /** The browser and system, such as 'Chrome on Windows'. */
    name: z.string(),
    created_at: timestamp,
    last_contact_at: timestamp.nullable(),
    /** Who was signed in then. */
    last_contact_name: z.string().nullable(),
    ended_at: timestamp.nullable(),
    /** When an ended device asked again, and forgot what it kept. */
    told_at: timestamp.nullable(),
  })
  .openapi('TillDevice')
export type TillDeviceView = z.infer<typeof tillDeviceView>

export const listTillDevices = defineRoute({
  operation: 'listTillDevices',
  method: 'get',
  path: '/app/till-devices',
  permission: 'business',
  whileImpersonating: 'settings',
  summary:
    'Devices that keep customers for times without a connection, newest first, with those that were ended last',
  request: { query: shortListQuery },
  returns: listOf(tillDeviceView).extend({
    most: z.int(),
    /** Limit of what a customer may get without a connection in a day, as `setOfflineRedeeming` takes it. */
    redeeming_most: z.int().nullable(),
  }),
})

export const addTillDevice = defineRoute({
  operation: 'addTillDevice',
  method: 'post',
  path: '/app/till-devices',
  permission: 'business admin',
  summary: 'Let the browser that asks keep customers',
  makes: tillDeviceView,
})

export const endTillDevice = defineRoute({
  operation: 'endTillDevice',
  method: 'post',
  path: '/app/till-devices/{id}/end',
  permission: 'business admin',
  summary: 'End a device: it forgets the customers at its next contact, and its sign-in ends now',
  request: { params: z.object({ id }) },
  returns: tillDeviceView,
})

export const setOfflineRedeeming = defineRoute({
  operation: 'setOfflineRedeeming',
  method: 'put',
  path: '/app/till-devices/redeeming',
  permission: 'business admin',
  summary:
    'Set what the rewards may cost that a customer gets in a day without a connection: 0 for none, null for no limit',
  request: { body: json(z.strictObject({ most: amount.nullable() })) },
  returns: z.object({ redeeming_most: z.int().nullable() }),
})

export const contactTillDevice = defineRoute({
  operation: 'contactTillDevice',
  method: 'post',
  path: '/app/till-devices/{id}/contact',
  permission: 'counter staff',
  summary:
    'Say that a device is there. What it keeps of the business, or that it was ended and keeps nothing any more',
  request: { params: z.object({ id }) },
  returns: z.object({
    /** False for a device that was ended. */
    keeps: z.boolean(),
    business: keptBusiness.nullable(),
  }),
})

export const listKeptCustomers = defineRoute({
  operation: 'listKeptCustomers',
  method: 'get',
  path: '/app/till-devices/{id}/guests',
  permission: 'counter staff',
  inTurn: true,
  summary: 'What a device keeps of the customers who came lately, right after its contact',
  request: { params: z.object({ id }), query: z.strictObject(listQuery({ usual: 500, most: 500 })) },
  returns: listOf(keptCustomer),
})
