import { createRoute, z } from '@hono/zod-openapi'

const token = z.object({ token: z.string().max(200) })
const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })

export const showWeeklyMailOff = createRoute({
  method: 'get',
  path: '/unsubscribe/weekly/{token}',
  summary: 'The page behind the link of a weekly mail; it changes nothing by itself',
  request: { params: token },
  responses: { 200: page('A button'), 404: page('Not a link of ours') },
})

export const switchWeeklyMailOff = createRoute({
  method: 'post',
  path: '/unsubscribe/weekly/{token}',
  summary:
    'Ends the weekly mail for whoever got it: the button, and the one click of mail programs (RFC 8058)',
  request: { params: token },
  responses: { 200: page('Done'), 404: page('Not a link of ours') },
})
