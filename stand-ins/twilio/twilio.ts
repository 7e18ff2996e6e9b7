import { openDeliveries } from '#stand-ins/deliveries.ts'
import { listen } from '#stand-ins/listen.ts'
import type { Mailbox } from '#stand-ins/mailbox.ts'
import type { TwilioAccount } from './account.ts'
import { twilioApp } from './app.ts'
import { type InboundAnswer, type InboundText, receiveInbound } from './receiveInbound.ts'
import { deliver } from './statusCallbacks.ts'

export type TwilioOptions = {
  account: TwilioAccount
  mailbox: Mailbox
  port?: number
  /** Pause before each status callback, in milliseconds; default 50. */
  paceMs?: number
  /** The product's webhook for inbound texts, asked for at each text. */
  inboundUrl(): string
}

export type TwilioStandIn = {
  baseUrl: string
  receiveInbound(text: InboundText): Promise<InboundAnswer>
  /** Stops the server, and drops callbacks in progress. */
  close(): Promise<void>
}

/** A local Twilio for one account, on a loopback port. */
export async function startTwilio(options: TwilioOptions): Promise<TwilioStandIn> {
  const { account, mailbox, paceMs = 50, inboundUrl } = options
  const deliveries = openDeliveries()
  const { signal } = deliveries
  const app = twilioApp({
    account,
    mailbox,
    onAccepted(text) {
      deliveries.begin(deliver(text, { account, mailbox, paceMs, signal }))
    },
  })
  const listening = await listen(app, options.port)
  return {
    baseUrl: listening.url,
    receiveInbound: (text) => receiveInbound(text, { account, mailbox, url: inboundUrl(), signal }),
    async close() {
      await deliveries.stop()
      await listening.close()
    },
  }
}
