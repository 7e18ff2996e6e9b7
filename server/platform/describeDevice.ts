import { BROWSER_MAP, getParser, OS_MAP } from 'bowser'

/** No browser's name is longer; somebody who wants to keep us busy sends more. */
const LONGEST_AGENT = 300

/** Shorter names than the library's. */
const shorter: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
}
const browsers = new Set<string>(Object.values(BROWSER_MAP))
const systems = new Set<string>(Object.values(OS_MAP))

/** The browser and the system that a User-Agent header names; null for what it doesn't, or what isn't known. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os, platform } = getParser(userAgent.slice(0, LONGEST_AGENT)).getResult()
  return {
    browser: knownName(browser.name, browsers),
    // What people call these two.
    system: platform.vendor === 'Apple' && platform.model ? platform.model : knownName(os.name, systems),
  }
}

/** The library answers with a word of the header itself for a program that it doesn't know: anybody's to choose. */
function knownName(name: string | undefined, known: Set<string>): string | null {
  return name && known.has(name) ? (shorter[name] ?? name) : null
}
