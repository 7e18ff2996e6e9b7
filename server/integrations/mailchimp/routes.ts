import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { invalidField, notFound, Refusal } from '#server/platform/context/refusal.ts'
import { type AppEnv, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { inTransaction } from '#server/services.ts'
import { forgetConnection, keepAudience, keepKey } from './connect.ts'
import {
  type Connection,
  changeConnection,
  findConnection,
  type MailchimpServices,
  openKey,
  requireMailchimp,
} from './connection.ts'
import * as contract from './contract.ts'
import { markAgain } from './markDue.ts'
import { isMailchimpKey, type MailchimpProblem } from './provider.ts'
import { readMailchimp } from './readMailchimp.ts'

/** Each press asks Mailchimp. */
const LIMIT = { limit: 60, windowSeconds: 3600, message: 'Mailchimp was asked often enough.' }

export function mailchimpRoutes(services: MailchimpServices) {
  return newRoutes()
    .openapi(contract.readMailchimp, async (c) =>
      c.json(await inTransaction(services, c, readMailchimp), 200),
    )
    .openapi(contract.saveMailchimpKey, async (c) => {
      const { api_key: key } = c.req.valid('json')
      await inTransaction(services, c, requireMailchimp)
      if (!isMailchimpKey(key))
        throw invalidField(
          'api_key',
          'A Mailchimp API key is 32 letters and digits, then a place such as “-us21”',
        )
      await limitAsking(services, c)
      const found = await services.mailchimp.account(key).audiences()
      if (!found.ok) throw refusalOf(found.problem, 'api_key')
      const audiences = found.value.lists
      await inTransaction(services, c, (ctx) => keepKey(ctx, { key, audiences }))
      return c.json(await inTransaction(services, c, readMailchimp), 200)
    })
    .openapi(contract.listMailchimpAudiences, async (c) => {
      const { audiences, end } = await askAudiences(services, c)
      return c.json({ api_key_end: end, audiences }, 200)
    })
    .openapi(contract.chooseMailchimpAudience, async (c) => {
      await inTransaction(services, c, requireMailchimp)
      const { account, audiences } = await askAudiences(services, c)
      const audience = audiences.find(({ id }) => id === c.req.valid('json').audience_id)
      if (!audience) throw invalidField('audience_id', 'Choose an audience of this account')
      const secret = randomBytes(32).toString('base64url')
      const before = await inTransaction(services, c, (ctx) => keepAudience(ctx, audience, secret))
      if (before?.list_id && before.webhook_id) await account.removeWebhook(before.list_id, before.webhook_id)
      const { businessId } = memberOf(c)
      const url = services.publicUrl + contract.webhookPath(businessId, secret)
      const webhook = await account.addWebhook(audience.id, url)
      // Without it they are asked for every night, and the settings say so.
      if (webhook.ok)
        await inTransaction(services, c, (ctx) => changeConnection(ctx, { webhook_id: webhook.value.id }))
      return c.json(await inTransaction(services, c, readMailchimp), 200)
    })
    .openapi(contract.retryMailchimp, async (c) =>
      c.json(
        await inTransaction(services, c, async (ctx) => {
          await markAgain(ctx, 'failed')
          return readMailchimp(ctx)
        }),
        200,
      ),
    )
    .openapi(contract.disconnectMailchimp, async (c) => {
      const before = await inTransaction(services, c, forgetConnection)
      const key = before && openKey(services.keyring, before)
      // Whether it could be taken back or not: its address says nothing to us any more.
      if (key && before.list_id && before.webhook_id)
        await services.mailchimp.account(key).removeWebhook(before.list_id, before.webhook_id)
      return c.body(null, 204)
    })
}

function memberOf(c: Context<AppEnv>) {
  const { caller } = c.var
  if (caller.kind !== 'member') throw notAllowed()
  return caller
}

const limitAsking = (services: MailchimpServices, c: Context<AppEnv>) =>
  limitAttempts(services.database.plain, `mailchimp:${memberOf(c).businessId}`, LIMIT, services.clock.now())

async function askAudiences(services: MailchimpServices, c: Context<AppEnv>) {
  const connection: Connection | undefined = await inTransaction(services, c, findConnection)
  const key = connection && openKey(services.keyring, connection)
  if (!key) throw notFound('Mailchimp key')
  await limitAsking(services, c)
  const account = services.mailchimp.account(key)
  const found = await account.audiences()
  if (!found.ok) throw refusalOf(found.problem, 'audience_id')
  return { account, audiences: found.value.lists, end: connection.key_end }
}

function refusalOf({ kind, reason, retryAfter }: MailchimpProblem, field: string): Refusal {
  if (kind === 'refused' || kind === 'invalid')
    return invalidField(field, `Mailchimp refused the key. It said: ${reason}`)
  return new Refusal('unavailable', `${reason} Try again in a moment.`, { retryAfter: retryAfter ?? 30 })
}
