import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const codeOf = (script: string) => [
  '--input-type=module',
  '--eval',
  `const { createLog } = await import('#server/platform/log/log.ts'); const log = createLog('info'); ${script}`,
]

/** The lines that a process has written to stdout when it logs and then ends in the given way. */
const linesOf = (script: string): string[] =>
  messagesIn(spawnSync(process.execPath, codeOf(script), { encoding: 'utf8' }).stdout)

const messagesIn = (stdout: string): string[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg)

describe('a line of the log', () => {
  it('is written when the process ends, by itself or by a fault', () => {
    expect(linesOf(`log.info('one'); log.child({}).info('two'); process.exit(0)`)).toEqual(['one', 'two'])
    expect(linesOf(`log.info('one'); throw new Error('a fault')`)).toEqual(['one'])
  })

  it('is written at once if it warns, and all before it: the process may be killed next', () => {
    const killed = `log.info('one'); log.child({}).warn('two'); process.kill(process.pid, 'SIGKILL')`
    expect(linesOf(killed)).toEqual(['one', 'two'])
  })

  it('does not wait for others for ever in a process that goes on', async () => {
    const running = spawn(process.execPath, codeOf(`log.info('one'); setInterval(() => {}, 60_000)`))
    const [written] = await once(running.stdout, 'data')
    running.kill()
    expect(messagesIn(String(written))).toEqual(['one'])
  })
})

/** Says through its channel that it still works after it has warned often. */
const warning = `process.on('message', (many) => {
    for (let n = 0; n < many; n += 1) log.warn({ many, words: 'w'.repeat(1000) }, 'a line')
    process.send(many)
  })`
const startWarning = () =>
  spawn(process.execPath, codeOf(warning), { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })

async function work(process: ChildProcess, many: number): Promise<number> {
  process.send(many)
  const [worked] = await once(process, 'message', { signal: AbortSignal.timeout(20_000) })
  return worked
}

describe('a process whose log nobody reads', () => {
  it('works on where the reader has died', async () => {
    const running = startWarning()
    await work(running, 1)
    running.stdout!.destroy()
    for (let round = 0; round < 2; round += 1) expect(await work(running, 1000)).toBe(1000)
    running.kill()
  })

  it('works on where the reader stands still, keeps few lines for it, and no half ones', async () => {
    const running = startWarning()
    expect(await work(running, 5000)).toBe(5000)
    const read = readLines(running)
    await expect.poll(async () => (await work(running, 2)) && read.last()).toMatchObject({ many: 2 })
    expect(read.count()).toBeLessThan(3000)
    running.kill()
  })
})

/** Reads what the process has written, and fails at a line that is not whole. */
function readLines({ stdout }: ChildProcess) {
  let count = 0
  let last: unknown
  createInterface({ input: stdout! }).on('line', (line) => {
    last = JSON.parse(line)
    count += 1
  })
  return { count: () => count, last: () => last }
}

describe('what is logged', () => {
  const lineOf = (fields: object): string => {
    const lines: string[] = []
    createLog('info', { write: (text: string) => void lines.push(text) }).info(fields, 'said')
    return lines.join('')
  }
  const nested = (depth: number, innermost: object): object =>
    depth === 0 ? innermost : { one: nested(depth - 1, innermost) }

  it.each([0, 1, 2, 3, 4, 6, 7, 20])('has no secret at depth %i, in objects, lists and errors', (depth) => {
    const secret = { PIN: 'hunter2', phone: 'hunter2', token: { of: 'hunter2' }, kept: depth }
    const failed = Object.assign(new Error('failed'), { body: 'hunter2', config: secret })
    for (const innermost of [
      secret,
      { list: [[secret]] },
      { cause: failed },
      { written: { toJSON: () => secret } },
    ])
      expect(lineOf(nested(depth, innermost))).not.toContain('hunter2')
    if (depth < 4) expect(lineOf(nested(depth, secret))).toContain(`"kept":${depth}`)
  })

  it('is bounded, however much there is of it', () => {
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field${n}`, { n }]))
    const circle: Record<string, unknown> = { name: 'round' }
    circle.again = [circle, circle, circle]
    for (const large of [wide, { wide }, { list: Object.values(wide) }, circle])
      expect(lineOf(large).length).toBeLessThan(50_000)
  })
})
