import { globSync, readFileSync } from 'node:fs'

/**
 * SQL of the database's functions, in the order in which they are applied. Each file is beside the code that calls it.
 * The build puts the texts themselves in place of this module: an installation has no sources.
 */
export const functionTexts: string[] = globSync('server/**/functions.sql')
  .sort()
  .map((path) => readFileSync(path, 'utf8'))
