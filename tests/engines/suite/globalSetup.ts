import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDesk } from '../desk.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseDesk: string
    /** The file in which journeys record the specification's texts that they have seen. */
    metTexts: string
  }
}

/** Runs once for the whole run: opens the desk, and closes it with all engines at the end. */
export default async function setup(project: TestProject) {
  const desk = await openDesk()
  project.provide('databaseDesk', desk.url)
  const notes = mkdtempSync(join(tmpdir(), 'regulars-notes-'))
  const metTexts = join(notes, 'met.txt')
  writeFileSync(metTexts, '')
  project.provide('metTexts', metTexts)
  return async () => {
    rmSync(notes, { recursive: true })
    await desk.close()
  }
}
