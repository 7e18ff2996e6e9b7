import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import { startStandIns } from '#stand-ins/index.ts'
import { listen } from '#stand-ins/listen.ts'

// Runs the stand-ins in their own process, for a product that is stopped and started beside them. Prints one line of
// JSON with their addresses, then serves until SIGINT or SIGTERM.
const { values } = parseArgs({
  options: {
    'public-url': { type: 'string' },
    'account-sid': { type: 'string', default: `AC${'0'.repeat(32)}` },
    'auth-token': { type: 'string', default: 'local-auth-token' },
    'twilio-port': { type: 'string', default: '0' },
    'smtp-port': { type: 'string', default: '0' },
    'inbox-port': { type: 'string', default: '0' },
    'stripe-port': { type: 'string', default: '0' },
    'pace-ms': { type: 'string', default: '50' },
    'data-dir': { type: 'string' },
  },
})
const publicUrl = values['public-url']
if (publicUrl === undefined)
  throw new Error('--public-url is missing: the address where the product is reached')
const inboxPath = '/dev/inbox'
const standIns = await startStandIns({
  twilio: {
    accountSid: values['account-sid'],
    authToken: values['auth-token'],
    port: Number(values['twilio-port']),
    paceMs: Number(values['pace-ms']),
  },
  smtp: { port: Number(values['smtp-port']) },
  stripe: { port: Number(values['stripe-port']) },
  publicUrl,
  dataDir: values['data-dir'],
  inboxPath,
})
const inbox = await listen(new Hono().route(inboxPath, standIns.inbox), Number(values['inbox-port']))

async function stop() {
  await inbox.close()
  await standIns.close()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

const addresses = {
  twilioBaseUrl: standIns.twilioBaseUrl,
  googleDiscoveryUrl: standIns.google.discoveryUrl,
  googleClientId: standIns.google.clientId,
  googleClientSecret: standIns.google.clientSecret,
  sendgridBaseUrl: standIns.sendgrid.baseUrl,
  mailchimpBaseUrl: standIns.mailchimp.baseUrl,
  mailchimpApiKey: standIns.mailchimp.apiKey,
  stripeBaseUrl: standIns.stripe.baseUrl,
  stripeSecretKey: standIns.stripe.secretKey,
  stripeWebhookSecret: standIns.stripe.webhookSecret,
  smtpUrl: standIns.smtpUrl,
  inboxUrl: `${inbox.url}${inboxPath}`,
}
console.log(JSON.stringify(addresses))
