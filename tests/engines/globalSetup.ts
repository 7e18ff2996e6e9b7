import type { TestProject } from 'vitest/node'
import { openDesk } from './desk.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseDesk: string
  }
}

/** Once for the whole run: opens the desk, and closes it with all engines at the end. */
export default async function setup(project: TestProject) {
  const desk = await openDesk()
  project.provide('databaseDesk', desk.url)
  return desk.close
}
