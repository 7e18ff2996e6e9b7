import { readPayments } from '#server/billing/settings.ts'
import { createEmailProvider } from '#server/platform/providers/email.ts'
import type { SendOutcome } from '#server/platform/providers/sendOutcome.ts'
import { readEmail, readSms } from '#server/platform/providers/settings.ts'
import { createSmsProvider } from '#server/platform/providers/sms.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { compareClocks } from './clocks.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'

/** Receivers of test messages; undefined sends none. */
export type Receivers = { mail: string | undefined; sms: string | undefined }

const PATIENCE_MS = 15_000
const WORDS = 'This is a test of the settings of Regulars. Nothing needs to be done.'

/** Checks the providers of texts, payments and mail: that they can be reached, and by test messages. */
export async function checkProviders(environment: Environment, { mail, sms }: Receivers): Promise<Finding[]> {
  const all = await Promise.all([
    checkTexts(environment, sms),
    checkPayments(environment),
    checkMail(environment, mail),
  ])
  return all.flat()
}

async function checkTexts(environment: Environment, receiver: string | undefined): Promise<Finding[]> {
  const faults: string[] = []
  const settings = readSms(environment, faults)
  if (faults.length > 0) return []
  if (!settings) return [ok('texts', 'are off: TWILIO_* is not set')]
  const reached = await reach('Twilio', settings.baseUrl)
  if (!receiver) return [...reached, ok('texts', 'none was sent; `--sms +43…` sends a test message')]
  const provider = createSmsProvider({ ...settings, connections: 1, timeoutMs: PATIENCE_MS })
  const outcome = await provider.send({ to: receiver, body: WORDS }).finally(() => provider.close())
  const advice = 'Compare TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM with the Twilio console.'
  return [...reached, findingOf('texts', receiver, outcome, advice)]
}

async function checkPayments(environment: Environment): Promise<Finding[]> {
  const faults: string[] = []
  const settings = readPayments(environment, faults)
  if (faults.length > 0) return []
  if (!settings) return [ok('payments', 'are off: no plan can be bought here')]
  return reach('Stripe', settings.baseUrl ?? 'https://api.stripe.com')
}

async function checkMail(environment: Environment, receiver: string | undefined): Promise<Finding[]> {
  const faults: string[] = []
  const settings = readEmail(environment, faults)
  if (faults.length > 0) return []
  if (!receiver) return [ok('mail', 'none was sent; `--mail you@example.com` sends a test message')]
  const { smtpUrl: url, from, dkim = null } = settings
  const provider = createEmailProvider({
    url,
    from: from.address,
    dkim,
    connections: 1,
    timeoutMs: PATIENCE_MS,
  })
  const outcome = await provider
    .send({
      to: { email: receiver },
      from: { name: from.name },
      subject: 'A test of Regulars',
      text: WORDS,
      html: `<p>${WORDS}</p>`,
    })
    .finally(() => provider.close())
  return [
    findingOf(
      'mail',
      receiver,
      outcome,
      'Compare SMTP_URL and EMAIL_FROM with what your mail provider says.',
    ),
  ]
}

function findingOf(about: string, receiver: string, outcome: SendOutcome, advice: string): Finding {
  if (outcome.outcome === 'accepted')
    return ok(
      about,
      `the provider took a test message to ${receiver} (${outcome.providerId}). See that it arrives.`,
    )
  if (outcome.outcome === 'uncertain')
    return warning(about, `a test message to ${receiver} may have gone out (${outcome.reason}).`)
  return wrong(
    about,
    `the provider refused a test message to ${receiver} (${outcome.code}: ${outcome.reason}). ${advice}`,
  )
}

/** Asks the provider for anything at all, without our keys: each answer has the time of its clock. */
async function reach(name: string, url: string): Promise<Finding[]> {
  const asked = new Date()
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const date = new Date(answer.headers.get('date') ?? Number.NaN)
    const reached = ok(name, `can be reached at ${new URL(url).host}`)
    if (Number.isNaN(date.getTime())) return [reached]
    return [reached, compareClocks(`clock of ${name}`, date, asked, new Date())]
  } catch (error) {
    return [
      wrong(
        name,
        `cannot be reached at ${new URL(url).host} (${reasonOf(error)}). Let this machine connect to it: name server, firewall, proxy.`,
      ),
    ]
  }
}
