import { setTimeout as pause } from 'node:timers/promises'
import { openDeliveries } from '#stand-ins/deliveries.ts'
import { listen } from '#stand-ins/listen.ts'
import type { Mail, Mailbox } from '#stand-ins/mailbox.ts'
import { behaviourOf } from '#stand-ins/smtp/refusals.ts'
import { type Behaviour, sendgridApp } from './app.ts'
import { newReportSigner } from './signReport.ts'

export type SendGridOptions = {
  mailbox: Mailbox
  port?: number
  /** Pause before each report, in milliseconds; default 50. */
  paceMs?: number
  /** The address of an account's Event Webhook, asked for at each mail. */
  reportsUrl(businessId: string): string
}

export type SendGridStandIn = {
  baseUrl: string
  /** The public key that checks the reports, in the form in which SendGrid shows it. */
  reportKey: string
  /** Sets how requests are answered from now on. Undefined restores the usual answers. */
  answer(behaviour: Behaviour | undefined): void
  /** Posts events as SendGrid does. Returns the status of the answer. */
  report(businessId: string, events: Record<string, unknown>[], at?: Date): Promise<number>
  close(): Promise<void>
}

/** A local SendGrid on a loopback port. It puts mail into the mailbox, and reports the events of each mail. */
export async function startSendGrid(options: SendGridOptions): Promise<SendGridStandIn> {
  const { mailbox, paceMs = 50, reportsUrl } = options
  const deliveries = openDeliveries()
  const { signal: stopped } = deliveries
  const signer = newReportSigner()
  let behaviour: Behaviour | undefined
  const report = async (businessId: string, events: Record<string, unknown>[], at = new Date()) => {
    const body = JSON.stringify(events)
    const headers = signer.headersFor(body, at)
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(10_000)])
    return (await fetch(reportsUrl(businessId), { method: 'POST', headers, body, signal })).status
  }
  const tell = async (mail: Mail, ids: Record<string, string>, providerId: string) => {
    for (const told of eventsOf(mail)) {
      await pause(paceMs, undefined, { signal: stopped })
      const timestamp = Math.floor(Date.now() / 1000)
      const event = { ...ids, ...told, email: mail.email, timestamp, sg_message_id: `${providerId}.recvd-0` }
      // The product need not be listening.
      await report(ids.business_id!, [event]).catch(() => {})
    }
  }
  const app = sendgridApp({
    mailbox,
    behaviour: () => behaviour,
    onAccepted(mail, ids, providerId) {
      if (ids.business_id) deliveries.begin(tell(mail, ids, providerId))
    },
  })
  const listening = await listen(app, options.port)
  return {
    baseUrl: listening.url,
    reportKey: signer.publicKey,
    answer(wanted) {
      behaviour = wanted
    },
    report,
    async close() {
      await deliveries.stop()
      await listening.close()
    },
  }
}

/** Addresses fail in the same ways as with the local mail server. */
function eventsOf({ email }: Mail): Record<string, string>[] {
  const processed = { event: 'processed' }
  const behaviour = behaviourOf(email)
  if (behaviour === 'bounce')
    return [
      processed,
      { event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 The address does not exist' },
    ]
  if (behaviour === 'spam') return [processed, { event: 'delivered' }, { event: 'spamreport' }]
  return [processed, { event: 'delivered', response: '250 OK' }]
}
