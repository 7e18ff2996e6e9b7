import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'

// A thread of its own, so that counting takes no time from who sends. It keeps nothing.
const { answerAfterMs } = workerData as { answerAfterMs: number }
const taken = { mails: 0, texts: 0 }

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  authOptional: true,
  disableReverseLookup: true,
  async onData(stream, _session, done) {
    await stream.resume().toArray()
    await pause(answerAfterMs)
    taken.mails += 1
    done(null, 'Taken')
  },
})
smtp.on('error', () => {})
const smtpServer = smtp.listen(0, '127.0.0.1')

const twilio = createServer(async (request, response) => {
  await text(request)
  await pause(answerAfterMs)
  taken.texts += 1
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(`{"sid":"SM${String(taken.texts).padStart(32, '0')}","num_segments":"1"}`)
}).listen(0, '127.0.0.1')

await Promise.all([once(smtpServer, 'listening'), once(twilio, 'listening')])
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
parentPort!.on('message', () => parentPort!.postMessage(taken))
parentPort!.postMessage({
  smtpUrl: `smtp://127.0.0.1:${portOf(smtpServer)}`,
  twilioUrl: `http://127.0.0.1:${portOf(twilio)}`,
})
