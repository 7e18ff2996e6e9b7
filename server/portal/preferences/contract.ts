import { createRoute, z } from '@hono/zod-openapi'
import { topics } from '#server/messaging/preferences/config.ts'
import type { Permission } from '#server/platform/http/contract.ts'

/** Open to anyone: the signed token of a mail says whose preferences they are. */
const open = { 'x-permission': 'anyone' satisfies Permission } as const
const params = z.object({ token: z.string().max(200) })
const pageOf = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })

export const showPreferences = createRoute({
  ...open,
  method: 'get',
  path: '/preferences/{token}',
  summary: 'What a guest gets from a shop, to choose from; opening it changes nothing',
  request: { params },
  responses: {
    200: pageOf('The choices'),
    404: pageOf('Not a link of ours, or one to an address of before'),
  },
})

export const preferencesStyles = createRoute({
  ...open,
  method: 'get',
  path: '/preferences/page.css',
  summary: 'How that page looks',
  responses: { 200: { description: 'Styles', content: { 'text/css': { schema: z.string() } } } },
})

/** A box of the page: a channel or a topic. */
export const boxes = ['email', 'sms', ...topics] as const
export type Box = (typeof boxes)[number]

export const savePreferences = createRoute({
  ...open,
  method: 'post',
  path: '/preferences/{token}',
  summary: 'Saves what a guest chose there: channels, topics and a pause of 30 days',
  request: { params },
  responses: {
    200: pageOf('Saved'),
    404: pageOf('Not a link of ours, or one to an address of before'),
    409: pageOf('A channel that only its owner can switch on, or other words since'),
  },
})
