import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { inProof } from '#tests/engines/proof.ts'
import { itKeepsItsWord, openScene, type Scene, SETUP_MS, until } from './scene.ts'

const PURCHASES = inProof(200, 30)
/** The number of texts that find no provider before its name is known again. */
const WAITING = inProof(50, 3)

const folder = mkdtempSync(join(tmpdir(), 'regulars-names-'))
const names = join(folder, 'fail')
let database: TestDatabase
let scene: Scene

const withHost = (url: string, host: string): string => {
  const named = new URL(url)
  named.hostname = host
  return named.href
}

/** Settings under which providers have names that this machine looks up. */
const named = ({ TWILIO_BASE_URL, SMTP_URL }: Record<string, string>) => ({
  NODE_OPTIONS: `--import=${new URL('./strangeMachine.mjs', import.meta.url).href}`,
  NAMES_FAIL: names,
  TWILIO_BASE_URL: withHost(TWILIO_BASE_URL!, 'texts.test'),
  SMTP_URL: `${withHost(SMTP_URL!, 'mails.test')}?requireTLS=false`,
})

describe.runIf(engine === 'postgres')('a machine that no longer resolves the names of providers', () => {
  beforeAll(async () => {
    database = await newDatabase()
    scene = await openScene(database, { settings: named })
    await scene.beginMailing()
    for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
      const [from] = await scene.rows<{ at: string }>('select now()::text as at')
      writeFileSync(names, code)
      const waiting = `select from communication_logs where type = 'sms' and state = 'queued'
        and failure = 'The provider could not be reached.' and created_at > '${from!.at}'`
      await until('texts wait for their provider', async () => (await scene.rows(waiting)).length >= WAITING)
      rmSync(names)
      await scene.goOn(PURCHASES)
    }
    await scene.settle()
  }, SETUP_MS)
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await scene?.close()
    await dropDatabase(database)
  })

  itKeepsItsWord(() => scene)

  it('leaves no message of unknown fate: what found no provider certainly did not go', async () => {
    const states = await scene.rows(
      `select distinct state from communication_logs where state not in ('accepted', 'delivered')`,
    )
    expect(states).toEqual([])
  })
})
