import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { type BusinessLimit, bind, limitBusiness } from '#server/bind.ts'
import { invalidField, notFound, Refusal } from '#server/platform/context/refusal.ts'
import { type AppEnv, handle, newRoutes } from '#server/platform/http/index.ts'
import { businessIdOf, inTransaction } from '#server/services.ts'
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
import { isMailchimpKey, type MailchimpAccount, type MailchimpProblem } from './provider.ts'
import { readMailchimp } from './readMailchimp.ts'

/** Limits how often a business has us ask Mailchimp. */
const ASKED: BusinessLimit = {
  name: 'mailchimp',
  limit: 60,
  windowSeconds: 3600,
  message: 'Mailchimp was asked often enough.',
}

export function mailchimpRoutes(services: MailchimpServices) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readMailchimp, readMailchimp),
    handle(contract.saveMailchimpKey, async (c, { apiKey: key }) => {
      await inTransaction(services, c, requireMailchimp)
      if (!isMailchimpKey(key))
        throw invalidField(
          'api_key',
          'A Mailchimp API key is 32 letters and digits, then a place such as “-us21”',
        )
      await limitBusiness(services, businessIdOf(c), ASKED)
      const found = await services.mailchimp.account(key).audiences()
      if (!found.ok) throw refusalOf(found.problem, 'api_key')
      const audiences = found.value.lists
      await inTransaction(services, c, (ctx) => keepKey(ctx, { key, audiences }))
      return inTransaction(services, c, readMailchimp)
    }),
    handle(contract.listMailchimpAudiences, async (c) => {
      const { audiences, connection } = await askAudiences(services, c)
      return { api_key_end: connection.key_end, audiences }
    }),
    handle(contract.chooseMailchimpAudience, async (c, { audienceId }) => {
      await inTransaction(services, c, requireMailchimp)
      const { account, audiences, connection } = await askAudiences(services, c)
      const audience = audiences.find(({ id }) => id === audienceId)
      if (!audience) throw invalidField('audience_id', 'Choose an audience of this account')
      // First, while its id is still known here: Mailchimp would call a forgotten address for ever.
      await takeWebhookBack(account, connection)
      const secret = randomBytes(32).toString('base64url')
      await inTransaction(services, c, (ctx) => keepAudience(ctx, audience, secret))
      const url = services.publicUrl + contract.webhookPath(businessIdOf(c), secret)
      const webhook = await account.addWebhook(audience.id, url)
      // Without a webhook, unsubscribes are asked for every night, and the settings say so.
      if (webhook.ok)
        await inTransaction(services, c, (ctx) => changeConnection(ctx, { webhook_id: webhook.value.id }))
      return inTransaction(services, c, readMailchimp)
    }),
    bind(services, contract.retryMailchimp, async (ctx) => {
      await markAgain(ctx, 'failed')
      return readMailchimp(ctx)
    }),
    handle(contract.disconnectMailchimp, async (c) => {
      const before = await inTransaction(services, c, forgetConnection)
      const key = before && openKey(services.keyring, before)
      // A failure is ignored: the webhook's address is no longer known here.
      if (key && before.list_id && before.webhook_id)
        await services.mailchimp.account(key).removeWebhook(before.list_id, before.webhook_id)
    }),
  ])
}

async function askAudiences(services: MailchimpServices, c: Context<AppEnv>) {
  const connection: Connection | undefined = await inTransaction(services, c, findConnection)
  const key = connection && openKey(services.keyring, connection)
  if (!key) throw notFound('Mailchimp key')
  await limitBusiness(services, businessIdOf(c), ASKED)
  const account = services.mailchimp.account(key)
  const found = await account.audiences()
  if (!found.ok) throw refusalOf(found.problem, 'audience_id')
  return { account, audiences: found.value.lists, connection }
}

/** @throws {Refusal} if Mailchimp keeps the webhook; one that is gone already is taken back */
async function takeWebhookBack(
  account: MailchimpAccount,
  { list_id, webhook_id }: Connection,
): Promise<void> {
  if (!list_id || !webhook_id) return
  const removed = await account.removeWebhook(list_id, webhook_id)
  if (!removed.ok && removed.problem.kind !== 'missing') throw refusalOf(removed.problem, 'audience_id')
}

function refusalOf({ kind, reason, retryAfter }: MailchimpProblem, field: string): Refusal {
  if (kind === 'refused' || kind === 'invalid')
    return invalidField(field, `Mailchimp refused the key. It said: ${reason}`)
  return new Refusal('unavailable', `${reason} Try again in a moment.`, { retryAfter: retryAfter ?? 30 })
}
