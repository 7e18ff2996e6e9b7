import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const codeOf = (script: string) => [
  '--input-type=module',
  '--eval',
  `const { createLog } = await import('#server/platform/context/log.ts'); const log = createLog('info'); ${script}`,
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
