import { Hono } from 'hono'
import { type Api, type Env, newRequestId } from './answer.ts'
import { invalid, StripeFailure } from './errors.ts'
import { apiVersion } from './events.ts'
import { businessRoutes } from './routes/businessRoutes.ts'
import { customerRoutes } from './routes/customerRoutes.ts'
import { hostedRoutes } from './routes/hostedRoutes.ts'
import { invoiceRoutes } from './routes/invoiceRoutes.ts'
import { paymentRoutes } from './routes/paymentRoutes.ts'
import { subscriptionRoutes } from './routes/subscriptionRoutes.ts'

/** Stripe's v1 API for one secret key, in the shapes of one version. */
export function stripeApi(api: Api, secretKey: string): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const id = newRequestId()
    c.set('requestId', id)
    c.header('Request-Id', id)
    c.header('Stripe-Version', apiVersion)
    checkCaller(c.req.header('authorization'), c.req.header('stripe-version'), secretKey)
    await next()
  })
  const parts = [
    customerRoutes,
    businessRoutes,
    hostedRoutes,
    subscriptionRoutes,
    invoiceRoutes,
    paymentRoutes,
  ]
  for (const routes of parts) app.route('/', routes(api))
  app.all('*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${new URL(c.req.url).pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
    throw invalid(message, { status: 404 })
  })
  app.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json(error.body, error.status as 400)
    throw error
  })
  return app
}

function checkCaller(
  authorization: string | undefined,
  version: string | undefined,
  secretKey: string,
): void {
  const [, given] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  if (!given)
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    )
  if (given !== secretKey)
    throw invalid(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}${given.slice(-4)}`, {
      status: 401,
    })
  if (version !== undefined && version !== apiVersion)
    throw invalid(`Invalid Stripe API version: ${version}. The local Stripe serves ${apiVersion} alone.`)
}
