import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultEmailTemplates } from '#server/messaging/templates/defaults/defaults.ts'
import { type EmailLayout, layoutEmail } from '#server/messaging/templates/layout/emailLayout.ts'
import { createEmailProvider, type EmailProvider } from '#server/platform/providers/email.ts'
import { findSpamAssassin } from '#tests/engines/findBinaries.ts'
import { isProof } from '#tests/engines/proof.ts'
import { asText } from './asText.ts'
import type { Block } from './block.ts'
import { fillBlocks } from './fillBlocks.ts'
import { type Starter, startersIn } from './starters/starters.ts'

/** Highest allowed score by SpamAssassin's local rules; with its usual settings, 5 is spam. */
const MOST = 1
const isHere = findSpamAssassin() !== undefined

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

/** Sends a marketing mail as the product does: with its headers, its pixel and its unsubscribe link. */
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

const starters = startersIn('en')

const withPicture = (block: Block): Block =>
  block.kind === 'picture' ? { ...block, picture_id: 'chosen' } : block

async function sendStarter({ subject, blocks }: Starter): Promise<void> {
  const written = fillBlocks(blocks.map(withPicture), {
    ...{ fill, cardUrl: card, lines: [] },
    pictures: new Map([['chosen', `/pictures/${'a1B2c3D4e5'.repeat(2)}xy`]]),
    card: {
      ...{ kind: 'card', program: 'Coffee card', said: ['7 of 10 stamps', 'A full card earns: A coffee'] },
      stamps: { have: 7, of: 10 },
    },
    // Rewards only for a mail that has a block for them.
    rewards: blocks.some(({ kind }) => kind === 'reward') ? [{ name: 'A coffee', code: '7KQ4MPXW' }] : [],
  })
  await send(subject, { body: asText(written, 'en'), blocks: written })
}

describe('a starting point as our transport composes it', () => {
  it('has a text part, a date and an id, and its code and its way out in both parts', async () => {
    raw = []
    await sendStarter(starters.find(({ id }) => id === 'reward')!)
    const [mail] = raw
    for (const header of ['Date: ', 'Message-ID: <', 'MIME-Version: 1.0', 'List-Unsubscribe:'])
      expect(mail).toMatch(new RegExp(`^${header}`, 'm'))
    expect(mail).toContain('Content-Type: multipart/alternative')
    expect(mail!.match(/7KQ4MPXW/g)!.length).toBeGreaterThanOrEqual(2)
    expect(mail!.match(/unsubscribe\/a1B2/g)!.length).toBeGreaterThanOrEqual(3)
  })

  // SpamAssassin takes as long as many other tests, and its installation longer.
  if (isProof)
    it.skipIf(!isHere)(
      `is at most ${MOST} to SpamAssassin, each of them and the welcome mail (skipped where it is missing)`,
      async () => {
        raw = []
        for (const starter of starters) await sendStarter(starter)
        const welcome = defaultEmailTemplates('en').find(({ trigger_type }) => trigger_type === 'welcome')!
        const button = { label: 'See your card', url: card }
        await send(welcome.subject, { body: fill(welcome.body), button })
        const found = judged([pictureAlone, ...raw])
        expect(found).toHaveLength(starters.length + 2)
        const tooMuch = found.filter(({ score }) => score > MOST)
        expect(tooMuch.map(({ subject }) => subject)).toEqual(['A picture alone'])
      },
      120_000,
    )
})

/** A mail that the rules must find. */
const pictureAlone = `From: Shop <hello@regulars.example>\r
To: Ana <ana@guests.example>\r
Subject: A picture alone\r
MIME-Version: 1.0\r
Content-Type: text/html\r
\r
<html><body>Hi <img src="https://a.example/a.png"></body></html>\r
`

/** Judges all mails in one run, because SpamAssassin takes long to start. The results come in any order. */
function judged(mails: string[]) {
  const mbox = mails
    .map((mail) => mail.replaceAll('\r\n', '\n').replace(/^From /gm, '>From '))
    .map((mail) => `From hello@regulars.example Thu Jan  1 00:00:00 2026\n${mail}\n`)
  const out = execFileSync('spamassassin', ['--local', '--mbox'], { input: mbox.join(''), maxBuffer: 1e8 })
  const judgements = out
    .toString()
    .replace(/\n[\t ]+/g, ' ')
    .split(/^From hello@/m)
    .slice(1)
  return judgements.map((mail) => ({
    subject: /^Subject: (.*)$/m.exec(mail)?.[1],
    score: Number(/^X-Spam-Status: \w+, score=(-?[\d.]+)/m.exec(mail)?.[1]),
  }))
}
