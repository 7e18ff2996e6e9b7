import type { Page } from '@playwright/test'
import type {
  WebhookDeliveryDetail,
  WebhookDeliveryView,
  WebhookEndpointView,
} from '#server/integrations/webhooks/contract.ts'
import { texts } from '#web/console/webhooks/texts.ts'
import { longNames } from '../cast/longNames.ts'
import { dialog, press } from './acts.ts'

/** Endpoints and deliveries as they are after days that no look waits for. */

const AT = '2026-11-20T12:00:00.000Z'
const NEXT = '2031-01-20T12:00:00.000Z'
const idOf = (n: number) => `01939c00-0000-7000-8000-00000000${String(n).padStart(4, '0')}`
const LONG_HOST = 'bookkeeping-and-stock-of-the-harbour.integrations.example'

const maker = (gone: 'left' | 'not_admin' | null) => ({ user_id: idOf(9), name: longNames.latin, gone })
const endpoint = (n: number, more: Partial<WebhookEndpointView>): WebhookEndpointView => ({
  ...{ id: idOf(n), url: `https://${LONG_HOST}/webhooks/regulars?shop=${n}`, description: '' },
  ...{ types: ['customer.joined'], state: 'active', state_since: AT, failing_since: null },
  ...{ former_secret_until: null, waiting: 0, created_at: AT, maker: maker(null) },
  ...more,
})

const endpoints = [
  endpoint(1, { description: 'Bookkeeping', types: ['customer.joined', 'operation.recorded'] }),
  endpoint(2, {
    description: 'The web shop',
    failing_since: AT,
    waiting: 48,
    former_secret_until: NEXT,
    maker: maker('not_admin'),
  }),
  endpoint(3, { state: 'paused', waiting: 1000, maker: maker('left') }),
  endpoint(4, { state: 'failing', description: 'W'.repeat(100) }),
  endpoint(5, { state: 'gone' }),
]

const answered = { at: AT, ms: 84, status: 500, unanswered: null }
const delivery = (n: number, more: Partial<WebhookDeliveryView>): WebhookDeliveryView => ({
  ...{ id: idOf(n), event_id: idOf(100 + n), type: 'operation.recorded', cause: 'event', state: 'delivered' },
  ...{ tried: 1, last: { ...answered, status: 204 }, due_at: null, created_at: AT },
  ...more,
})

const unheard = { ...answered, status: null, unanswered: 'address' } as const
const deliveries = [
  delivery(1, { type: 'webhook.test', cause: 'test', state: 'failed', last: unheard }),
  delivery(2, { state: 'waiting', tried: 3, last: answered, due_at: NEXT }),
  delivery(3, { cause: 'again' }),
  delivery(4, { state: 'stopped', tried: 0, last: null }),
]

const detail: WebhookDeliveryDetail = {
  ...deliveries[1]!,
  body: JSON.stringify({
    ...{ type: 'operation.recorded', timestamp: AT },
    data: { customer_id: idOf(7), operation_id: idOf(8), kind: 'purchase', sequence: 12 },
  }),
  tries: [
    { ...unheard, answer: '' },
    { ...answered, answer: '' },
    { ...answered, answer: `{"error":"${'the stock is being counted '.repeat(20)}"}` },
  ],
}

async function answers(page: Page): Promise<void> {
  await page.route('**/api/app/webhooks', (route) =>
    route.fulfill({ json: { data: endpoints, next: null, most: 10 } }),
  )
  await page.route('**/api/app/webhooks/*/deliveries*', (route) =>
    route.fulfill({ json: { data: deliveries, next: null } }),
  )
  await page.route('**/api/app/webhook-deliveries/*', (route) => route.fulfill({ json: detail }))
  await page.reload()
  await page.getByText(texts.since.gone).waitFor()
}

export const showsWebhooks = answers

export async function showsDeliveries(page: Page): Promise<void> {
  await answers(page)
  await press(texts.deliveriesOf(`${LONG_HOST}/webhooks/regulars?shop=1`))(page)
  await dialog(page).waitFor()
  await page
    .locator('summary')
    .filter({ hasText: texts.log.tries(3) })
    .click()
  await page.getByText(texts.log.empty).first().waitFor()
}

export async function showsNoWebhooks(page: Page): Promise<void> {
  await page.route('**/api/app/webhooks', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await page.getByText(texts.failed).waitFor()
}
