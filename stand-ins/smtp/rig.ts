import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach } from 'vitest'
import {
  createEmailProvider,
  type Email,
  type EmailProviderOptions,
} from '#server/platform/providers/email.ts'
import { Mailbox } from '#stand-ins/mailbox.ts'
import { startSmtp } from './smtp.ts'

export const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

export const customer = 'ada@guests.test'
export const email: Email = {
  to: { email: customer, name: 'Ada' },
  from: { name: 'Blue Door Café' },
  subject: 'Your reward is ready',
  text: 'Show this code: AB12',
  html: '<p>Show this code: <b>AB12</b></p>',
}

export async function mailServer(options: Partial<EmailProviderOptions> = {}) {
  const mailbox = new Mailbox()
  const smtp = await startSmtp({ mailbox })
  const provider = providerAt(smtp.url, options)
  cleanUps.push(smtp.close, provider.close)
  return { mailbox, smtp, ...provider }
}

export const providerAt = (url: string, options: Partial<EmailProviderOptions> = {}) =>
  createEmailProvider({ from: 'hello@regulars.test', ...options, url })

/** A server that answers from a script: one reply for each line it receives. A missing reply cuts the connection. */
export async function scripted(
  replies: Record<string, string | undefined>,
  afterBody?: (socket: Socket) => void,
) {
  const lines: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (line === '.') afterBody?.(socket)
        const verb = line.split(' ')[0]!
        if (!(verb in replies)) continue
        const reply = replies[verb]
        if (reply === undefined) socket.destroy()
        else socket.write(`${reply}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines, server }
}

export const willing = { EHLO: '250 ok', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on', RSET: '250 ok' }
