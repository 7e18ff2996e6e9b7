import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'
import type { SinkMessage, Taken } from './openSink.ts'

// A thread of its own, so that counting takes no time from the sender. It keeps no message.
const { answerAfterMs, webhookMs } = workerData as { answerAfterMs: number; webhookMs: number }
const taken: Taken = { mails: 0, texts: 0, webhooks: 0 }
const waitedFor = new Set<string>()
const tell = (told: SinkMessage) => parentPort!.postMessage(told)

function take(kind: keyof Taken, recipient: string): void {
  taken[kind] += 1
  if (waitedFor.delete(recipient)) tell({ recipient })
}

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  authOptional: true,
  disableReverseLookup: true,
  async onData(stream, session, done) {
    await stream.resume().toArray()
    await pause(answerAfterMs)
    take('mails', session.envelope.rcptTo[0]!.address)
    done(null, 'Taken')
  },
})
smtp.on('error', () => {})
const smtpServer = smtp.listen(0, '127.0.0.1')

const twilio = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request))
  await pause(answerAfterMs)
  take('texts', form.get('To')!)
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(`{"sid":"SM${String(taken.texts).padStart(32, '0')}","num_segments":"1"}`)
}).listen(0, '127.0.0.1')

const webhooks = createServer(async (request, response) => {
  request.resume()
  await pause(webhookMs)
  take('webhooks', '')
  response.writeHead(204).end()
}).listen(0, '127.0.0.1')

await Promise.all([smtpServer, twilio, webhooks].map((server) => once(server, 'listening')))
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
parentPort!.on('message', (question: string) =>
  question === 'how many?' ? tell(taken) : waitedFor.add(question),
)
tell({
  smtpUrl: `smtp://127.0.0.1:${portOf(smtpServer)}`,
  twilioUrl: `http://127.0.0.1:${portOf(twilio)}`,
  webhookUrl: `http://127.0.0.1:${portOf(webhooks)}`,
})
