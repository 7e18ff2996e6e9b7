import { recordAct } from '#server/businesses/audit/index.ts'
import { isAdminNow, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, refuseBeyond } from '#server/platform/context/refusal.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import type { WebhookEndpointView } from './contract.ts'
import { MOST_ENDPOINTS } from './limits.ts'
import {
  type CountedEndpoint,
  countEndpoints,
  type Endpoint,
  findByIdempotencyKey,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  selectEndpoints,
  updateEndpoint,
} from './queries.ts'
import { formerAfter, newSecret, sealSecret, stillSigning } from './secrets.ts'
import type { WebhookSender } from './sending/sender.ts'
import type { WebhookType } from './types.ts'

export type WantedEndpoint = { url: string; description: string; types: WebhookType[] }
type WithSecret = WebhookEndpointView & { secret: string }

/** Refuses an address that may not be called. It is checked again at each connection, for names change. */
type Checked = Pick<WebhookSender, 'faultOf'>

/**
 * Makes an endpoint; its secret is in the answer and nowhere else. A repeated request means that the answer was lost:
 * the same endpoint gets a new secret.
 * @throws {Refusal} 'forbidden' for anybody but the admin; 'invalid' at `url`; 'limit_reached'; 'conflict' for an
 * idempotency key of another endpoint
 */
export async function makeEndpoint(
  ctx: BusinessContext,
  sender: Checked,
  { idempotencyKey: idempotency_key, ...wanted }: WantedEndpoint & { idempotencyKey: string },
): Promise<WithSecret> {
  refuseFaulty(sender, wanted.url)
  const made_by = await lockAsAdmin(ctx)
  const secret = newSecret()
  const sealed = sealSecret(ctx.keyring, ctx.businessId, secret)
  const earlier = await findByIdempotencyKey(ctx, idempotency_key)
  if (earlier) {
    if (earlier.url !== wanted.url || earlier.state === 'deleted') throw keyTaken()
    await updateEndpoint(ctx, earlier.id, { secret: sealed })
    return { ...view(ctx, await findEndpoint(ctx, earlier.id)), secret }
  }
  refuseBeyond(MOST_ENDPOINTS, 'endpoints', await countEndpoints(ctx), 'Delete one that is no longer used.')
  const id = newId()
  await insertEndpoint(ctx, {
    id,
    ...wanted,
    types: unique(wanted.types),
    secret: sealed,
    made_by,
    idempotency_key,
  })
  await record(ctx, 'webhook_made', wanted.url)
  return { ...view(ctx, await findEndpoint(ctx, id)), secret }
}

export async function listEndpoints(ctx: BusinessContext): Promise<WebhookEndpointView[]> {
  return (await selectEndpoints(ctx)).map((endpoint) => view(ctx, endpoint))
}

/** @throws {Refusal} 'forbidden' for anybody but the admin; 'not_found'; 'invalid' at `url` */
export async function editEndpoint(
  ctx: BusinessContext,
  sender: Checked,
  { id, ...wanted }: WantedEndpoint & { id: string },
): Promise<WebhookEndpointView> {
  refuseFaulty(sender, wanted.url)
  const made_by = await lockAsAdmin(ctx)
  const { url } = await lockEndpoint(ctx, id)
  await updateEndpoint(ctx, id, { ...wanted, types: unique(wanted.types), made_by })
  if (url !== wanted.url) await record(ctx, 'webhook_moved', wanted.url)
  else await record(ctx, 'webhook_edited', url)
  return view(ctx, await findEndpoint(ctx, id))
}

/**
 * Deletes an endpoint. Its rows go in the next daily round: there may be very many.
 * @throws {Refusal} 'not_found'
 */
export async function deleteEndpoint(ctx: BusinessContext, { id }: { id: string }): Promise<void> {
  const { url } = await lockEndpoint(ctx, id)
  await setState(ctx, id, 'deleted')
  await record(ctx, 'webhook_deleted', url)
}

/** @throws {Refusal} 'not_found' */
export async function pauseEndpoint(
  ctx: BusinessContext,
  { id }: { id: string },
): Promise<WebhookEndpointView> {
  const { url, state } = await lockEndpoint(ctx, id)
  if (state === 'active') {
    await setState(ctx, id, 'paused')
    await record(ctx, 'webhook_paused', url)
  }
  return view(ctx, await findEndpoint(ctx, id))
}

/**
 * Sends again. Whoever resumes an endpoint answers for its address from then on.
 * @throws {Refusal} 'forbidden' for anybody but the admin; 'not_found'
 */
export async function resumeEndpoint(
  ctx: BusinessContext,
  { id }: { id: string },
): Promise<WebhookEndpointView> {
  const made_by = await lockAsAdmin(ctx)
  const { url, state } = await lockEndpoint(ctx, id)
  if (state !== 'active') {
    await setState(ctx, id, 'active')
    await updateEndpoint(ctx, id, { failing_since: null, made_by })
    await record(ctx, 'webhook_resumed', url)
  }
  return view(ctx, await findEndpoint(ctx, id))
}

/**
 * Gives an endpoint a new secret. The former ones sign beside it for a day each.
 * @throws {Refusal} 'forbidden' for anybody but the admin; 'not_found'
 */
export async function replaceSecret(ctx: BusinessContext, { id }: { id: string }): Promise<WithSecret> {
  await lockAsAdmin(ctx)
  const endpoint = await lockEndpoint(ctx, id)
  const secret = newSecret()
  await updateEndpoint(ctx, id, {
    secret: sealSecret(ctx.keyring, ctx.businessId, secret),
    former_secrets: formerAfter(endpoint, ctx.now),
  })
  await record(ctx, 'webhook_secret_replaced', endpoint.url)
  return { ...view(ctx, await findEndpoint(ctx, id)), secret }
}

/** Deletes every endpoint when the business's owner is proven: they may be a stranger's who was here before. */
export const webhookClaimSubscriber: Subscriber = {
  types: ['business.claimed'],
  async handle(ctx) {
    for (const { id } of await selectEndpoints(ctx)) await deleteEndpoint(ctx, { id })
  },
}

export const setState = (ctx: BusinessContext, id: string, state: Endpoint['state']): Promise<void> =>
  updateEndpoint(ctx, id, { state, state_since: ctx.now })

/**
 * Locks the business's row, and checks again that the actor is its admin: the role may have been handed over, or the
 * person removed, since the request was accepted. Returns their id.
 */
async function lockAsAdmin(ctx: BusinessContext): Promise<string> {
  await lockBusinessAndTier(ctx)
  if (ctx.actor.kind !== 'member' || !(await isAdminNow(ctx))) throw notAllowed()
  return ctx.actor.userId
}

type EndpointAction =
  | 'webhook_made'
  | 'webhook_edited'
  | 'webhook_moved'
  | 'webhook_deleted'
  | 'webhook_paused'
  | 'webhook_resumed'
  | 'webhook_secret_replaced'

/** The log names the host alone: the rest of an address may be a secret of its receiver. */
const record = (ctx: BusinessContext, action: EndpointAction, url: string): Promise<void> =>
  recordAct(ctx, { action, details: { name: new URL(url).host } })

function refuseFaulty(sender: Checked, url: string): void {
  const fault = sender.faultOf(url)
  if (fault) throw invalidField('url', fault)
}

const unique = (types: WebhookType[]): WebhookType[] => [...new Set(types)]

function view({ now }: BusinessContext, endpoint: CountedEndpoint): WebhookEndpointView {
  const { id, url, description, types, state, waiting, maker } = endpoint
  if (state === 'deleted') throw new Error('a deleted endpoint is not shown')
  const [newestFormer] = stillSigning(endpoint.former_secrets, now)
  return {
    ...{ id, url, description, types, state, waiting, maker },
    state_since: endpoint.state_since.toISOString(),
    failing_since: endpoint.failing_since?.toISOString() ?? null,
    former_secret_until: newestFormer?.until ?? null,
    created_at: endpoint.created_at.toISOString(),
  }
}
