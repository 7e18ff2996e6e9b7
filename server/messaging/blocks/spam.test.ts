import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultEmailTemplates } from '#server/messaging/templates/defaults.ts'
import { type EmailLayout, layoutEmail } from '#server/messaging/templates/emailLayout.ts'
import { createEmailProvider, type EmailProvider } from '#server/platform/providers/email.ts'
import { asText } from './asText.ts'
import type { Block } from './block.ts'
import { fillBlocks } from './fillBlocks.ts'
import { starters } from './starters.ts'

/** By SpamAssassin's local rules; 5 is spam to its usual settings. */
const MOST = 1
const isHere = spawnSync('spamassassin', ['--version']).status === 0
if (!isHere) console.log('NOT HERE: SpamAssassin. What it thinks of our mails is not asked. Remedy: install spamassassin.')

const origin = 'https://app.regulars.example'
const card = `${origin}/customer/login`
const fill = (text: string) =>
  text
    .replaceAll('{firstName}', 'Ana')
    .replaceAll('{points}', '120')
    .replaceAll('{business_name}', 'Blue Door Café')

let raw: string[] = []
let provider: EmailProvider
const server = createServer((socket) => {
  let body: string | null = null
  socket.write('220 ready\r\n')
  socket.on('data', (data) => {
    const said = data.toString()
    if (body === null) {
      if (said.startsWith('DATA')) body = ''
      socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n')
      return
    }
    body += said
    if (!body.endsWith('\r\n.\r\n')) return
    raw.push(body.slice(0, -3).replace(/^\.\./gm, '.'))
    body = null
    socket.write('250 ok\r\n')
  })
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = createEmailProvider({ url, from: 'hello@regulars.example', connections: 1 })
})
afterAll(async () => {
  await provider?.close()
  server.close()
})

/** Marketing as it goes out: with its headers, its pixel and its way out. */
async function send(subject: string, mail: Pick<EmailLayout, 'body' | 'blocks' | 'button'>): Promise<void> {
  const unsubscribe = `${origin}/unsubscribe/${'a1B2'.repeat(16)}`
  const { html, text } = await layoutEmail({
    business: {
      ...{ name: 'Blue Door Café', color: '#0f766e', address: '1 Main Street\n12345 Town', locale: 'en-US' },
      logoUrl: `${origin}/logos/${'ab'.repeat(32)}`,
    },
    ...{ publicUrl: origin, subject: fill(subject), ...mail },
    ...{ unsubscribeUrl: unsubscribe, pixelUrl: `${origin}/o/${'c3D4'.repeat(16)}` },
  })
  const outcome = await provider.send({
    to: { email: 'ana@guests.example', name: 'Ana Lima' },
    from: { name: 'Blue Door Café', email: 'hello@regulars.example' },
    ...{ subject: fill(subject), html, text, messageId: `${crypto.randomUUID()}@app.regulars.example` },
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(outcome).toMatchObject({ outcome: 'accepted' })
}

const withPicture = (block: Block): Block =>
  block.kind === 'picture' ? { ...block, picture_id: 'chosen' } : block

async function sendStarter({ subject, blocks }: (typeof starters)[number]): Promise<void> {
  const written = fillBlocks(blocks.map(withPicture), {
    ...{ fill, cardUrl: card, lines: [] },
    pictures: new Map([['chosen', `/pictures/${'a1B2c3D4e5'.repeat(2)}xy`]]),
    card: {
      ...{ kind: 'card', program: 'Coffee card', said: ['7 of 10 stamps', 'Then: A coffee'] },
      stamps: { have: 7, of: 10 },
    },
    // Only where a block is there for them.
    rewards: blocks.some(({ kind }) => kind === 'reward') ? [{ name: 'A coffee', code: '7KQ4MPXW' }] : [],
  })
  await send(subject, { body: asText(written), blocks: written })
}

describe.skipIf(!isHere)('to SpamAssassin (skipped where it is missing)', () => {
  it(`every starting point and the welcome mail is at most ${MOST}, as our transport composes it`, async () => {
    raw = []
    for (const starter of starters) await sendStarter(starter)
    const welcome = defaultEmailTemplates.find(({ trigger_type }) => trigger_type === 'welcome')!
    const button = { label: 'See your card', url: card }
    await send(welcome.subject, { body: fill(welcome.body), button })
    const scores = judged(raw)
    const names = [...starters.map(({ id }) => id), 'the welcome mail']
    const told = scores.map(({ score, tests }, n) => `${names[n]}: ${score} ${tests}`)
    console.log(told.join('\n'))
    expect(scores).toHaveLength(names.length)
    expect(told.filter((_, n) => scores[n]!.score > MOST)).toEqual([])
  }, 120_000)
})

/** All in one run: starting it is what takes long. */
function judged(mails: string[]) {
  const mbox = mails
    .map((mail) => mail.replaceAll('\r\n', '\n').replace(/^From /gm, '>From '))
    .map((mail) => `From hello@regulars.example Thu Jan  1 00:00:00 2026\n${mail}\n`)
  const out = execFileSync('spamassassin', ['--local', '--mbox'], { input: mbox.join(''), maxBuffer: 1e8 })
  const unfolded = out.toString().replace(/\n[\t ]+/g, ' ')
  return [...unfolded.matchAll(/^X-Spam-Status: \w+, score=(-?[\d.]+).*?tests=(\S*)/gm)].map(
    ([, score, tests]) => ({ score: Number(score), tests: tests! }),
  )
}
