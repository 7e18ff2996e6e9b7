import { globSync, readFileSync } from 'node:fs'

export type Source = {
  path: string
  text: string
  imports: string[]
  /** The imports that stay when types are left out. */
  values: string[]
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\n[^'"]*?)?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm

/** Every source file below a folder, with its imports (aliases resolved to paths in the repository). */
export function sourcesIn(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      const found = [...text.matchAll(importPattern)].map((m) => ({
        target: resolveImport(path, (m[1] ?? m[2] ?? m[3])!),
        isType: /^\s*(?:import|export) type\b/.test(m[0]),
      }))
      return {
        path,
        text,
        imports: found.map(({ target }) => target),
        values: found.filter(({ isType }) => !isType).map(({ target }) => target),
      }
    })
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return specifier
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

/** The text of the console's routes, which are in its own files beside the folders of its screens. */
export const consoleRoutes = (): string =>
  globSync('web/console/*.{ts,tsx}')
    .filter((path) => !isTest(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

/** True for tests, and for rigs, which only the tests of a room use. */
export const isTest = (path: string): boolean => /(\.(test|journey|rig)|\/rig)\.tsx?$/.test(path)

/**
 * The server's groups in their order: a room may use the groups before its own, through a room's index.ts. Inside a
 * group the rooms must not use each other in a circle.
 */
export const groups = [
  'platform',
  'businesses',
  'loyalty',
  'messaging',
  'identity',
  'billing',
  'data',
  'integrations',
  'portal',
  'console',
  'admin',
]

/** True for files that compose the rooms. They may import everything, and no room imports them. */
export const isComposition = (path: string): boolean =>
  /^server\/(main|app|api|subscribers|movedAddresses)\.ts$|^server\/auditWords(\/\w+)?\.ts$|^server\/commands\//.test(
    path,
  )
