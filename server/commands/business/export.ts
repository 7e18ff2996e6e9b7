import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { auditWords } from '#server/auditWords.ts'
import { operator } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { exportBusiness } from '#server/data/exports/index.ts'
import type { Services } from '#server/services.ts'
import { CommandFailure } from '../failure.ts'
import { inNamed } from './inNamed.ts'

/** Writes everything of a business into a new folder. A folder under its own name is whole. */
export async function exportTo(
  services: Services,
  id: string,
  folder: string,
  dryRun: boolean,
): Promise<void> {
  const name = await inNamed(services, id, async ({ tx }) => (await findBusiness(tx, id)).company_name)
  if (existsSync(folder))
    throw new CommandFailure('refused', `${folder} is there already: name a folder that is not.`)
  if (dryRun) return console.log(`Nothing was written. ${name} would be exported to ${resolve(folder)}.`)
  const unfinished = `${folder}.unfinished`
  beginFolder(unfinished)
  await exportBusiness(services, { businessId: id, actor: operator, words: auditWords }, unfinished)
  renameSync(unfinished, folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  console.log(
    `${name} is exported: ${resolve(folder)} has ${files.length} files, which only this account can read.`,
  )
}

/** Only our own account may read the folder. */
function beginFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CommandFailure('refused', `${folder} is of an export that was cut off: remove it first.`)
  }
}
