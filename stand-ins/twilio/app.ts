import { timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Mailbox, Text } from '#stand-ins/mailbox.ts'
import type { TwilioAccount } from './account.ts'
import { type CreateMessage, createMessage } from './createMessage.ts'
import { type TwilioError, twilioError } from './errors.ts'
import { listMessages } from './listMessages.ts'
import { messageResource } from './messageResource.ts'
import { lostAnswer } from './testNumbers.ts'

export type TwilioEnv = { Bindings: HttpBindings }
type Parts = { account: TwilioAccount; mailbox: Mailbox; onAccepted(text: Text): void }

/** Twilio's Messages resource (API 2010-04-01): create, fetch and list, with its authentication and its error bodies. */
export function twilioApp({ account, mailbox, onAccepted }: Parts): Hono<TwilioEnv> {
  const app = new Hono<TwilioEnv>()
  const messages = '/2010-04-01/Accounts/:account'
  app.use(async (c, next) => {
    if (isSignedIn(account, c.req.header('authorization'), c.req.path)) return next()
    c.header('WWW-Authenticate', 'Basic realm="Twilio API"')
    return c.json(twilioError(20003, 'Authenticate', 401), 401)
  })
  app.post(`${messages}/Messages.json`, async (c) => {
    const made = createMessage((await c.req.parseBody()) as CreateMessage)
    if ('error' in made) return errorResponse(made.error)
    mailbox.keep(made.text)
    const answer = c.json(messageResource(account.accountSid, made.text), 201)
    onAccepted(made.text)
    const lost = lostAnswer(made.text.phone)
    if (lost === 'hang-up') c.env.outgoing.destroy()
    if (lost === 'silent') await new Promise((gone) => c.env.outgoing.once('close', gone))
    return answer
  })
  app.get(`${messages}/Messages.json`, (c) => {
    const { texts, ...paging } = listMessages(mailbox, c.req.path, c.req.query())
    return c.json({ ...paging, messages: texts.map((text) => messageResource(account.accountSid, text)) })
  })
  app.get(`${messages}/Messages/:file{SM[0-9a-f]{32}\\.json}`, (c) => {
    const text = mailbox.text(c.req.param('file').replace('.json', ''))
    return text ? c.json(messageResource(account.accountSid, text)) : errorResponse(notFound(c.req.path))
  })
  app.notFound((c) => errorResponse(notFound(c.req.path)))
  return app
}

function isSignedIn(account: TwilioAccount, authorization: string | undefined, path: string): boolean {
  const expected = Buffer.from(`${account.accountSid}:${account.authToken}`)
  const [scheme, encoded = ''] = authorization?.split(' ') ?? []
  const given = Buffer.from(encoded, 'base64')
  const known = given.length === expected.length && timingSafeEqual(given, expected)
  return known && scheme?.toLowerCase() === 'basic' && path.split('/')[3] === account.accountSid
}

const notFound = (path: string) => twilioError(20404, `The requested resource ${path} was not found`, 404)

function errorResponse(error: TwilioError): Response {
  return Response.json(error, { status: error.status })
}
