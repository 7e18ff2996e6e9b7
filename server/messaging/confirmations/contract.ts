import { createRoute, z } from '@hono/zod-openapi'
import type { Permission } from '#server/platform/http/contract.ts'

/** Open to anyone: the signed token of a mail names the request. */
const open = { 'x-permission': 'anyone' satisfies Permission } as const
const params = z.object({ token: z.string().max(200) })
const pageOf = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })

export const showConfirmation = createRoute({
  ...open,
  method: 'get',
  path: '/confirm/{token}',
  summary: 'Asks once more whether a guest wants emails; opening it changes nothing',
  request: { params },
  responses: { 200: pageOf('A button'), 404: pageOf('Not a link of ours, or one that is over') },
})

export const confirm = createRoute({
  ...open,
  method: 'post',
  path: '/confirm/{token}',
  summary: 'Confirms that a guest agreed to emails (double opt-in)',
  request: { params },
  responses: { 200: pageOf('Done'), 404: pageOf('Not a link of ours, or one that is over') },
})
