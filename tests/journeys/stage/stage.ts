import type { Browser } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { dropDatabase, type Engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { chance, isProof, seed } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { openBrowser } from './browser.ts'
import { Inbox } from './inbox.ts'
import { desk, openScreen, phone, type Screen } from './screens.ts'

const windows = {
  desk: { at: 'a desk', size: desk },
  phone: { at: 'a phone', size: phone },
}

/** Both windows, for a journey that differs in a narrow one. */
export const bothWindows = [windows.desk, windows.phone]

const drawnSize = chance(`${seed} window`) % 2 === 0 ? desk : phone

/** The cases of a journey that differs in a narrow window: all in a proof, otherwise those that the seed draws. */
export const drawn = <Case extends { size: typeof desk }>(cases: Case[]): Case[] =>
  isProof ? cases : cases.filter(({ size }) => size === drawnSize)

/** The windows of a journey that is the same in both: both in a proof, otherwise the one named. */
export const windowsWith = (usual: keyof typeof windows): typeof bothWindows =>
  isProof ? bothWindows : [windows[usual]]

export type Stage = {
  browser: Browser
  database: TestDatabase
  server: ServerUnderTest
  inbox: Inbox
  open(size: typeof desk, keepsPages?: boolean): Promise<Screen>
}

/**
 * The production server on a fresh database, and a browser, for the journeys of one file. `settings` are further
 * environment variables. On the embedded engine the server is the demo, with its additional pages.
 */
export function setStage(
  settings: () => Promise<Record<string, string>> = async () => ({}),
  engine?: Engine,
  /** Makes the folder whose dist/ the server is of. */
  built?: () => Promise<string>,
): Stage {
  const stage = {} as Stage
  beforeAll(async () => {
    stage.database = await newDatabase(engine)
    const folder = await built?.()
    stage.server = await startServer(stage.database, await settings(), folder ? { folder } : {})
    stage.inbox = new Inbox(stage.server.inboxUrl)
    stage.browser = await openBrowser()
    stage.open = (size, keepsPages) => openScreen(stage.browser, stage.server.url, size, keepsPages)
  })
  afterAll(async () => {
    for (const context of stage.browser?.contexts() ?? []) await context.close()
    await stage.server?.stop()
    await dropDatabase(stage.database)
  })
  return stage
}
