import { BROWSER_MAP, getParser, OS_MAP } from 'bowser'

/** No browser's name is longer; only an attack sends more. */
const LONGEST_AGENT = 300

/** Shorter names than the library's. */
const shorter: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
}
const browsers = new Set<string>(Object.values(BROWSER_MAP))
const systems = new Set<string>(Object.values(OS_MAP))

/** The browser and the system that a User-Agent header names; null for whichever is missing or not known. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os, platform } = getParser(userAgent.slice(0, LONGEST_AGENT)).getResult()
  return {
    browser: knownName(browser.name, browsers),
    // People call Apple's phones and tablets by their model.
    system: platform.vendor === 'Apple' && platform.model ? platform.model : knownName(os.name, systems),
  }
}

/** The name of a device by its browser and system, such as 'Chrome on Windows'; null if neither is known. */
export function nameDevice(userAgent: string): string | null {
  const { browser, system } = describeDevice(userAgent)
  return [browser, system].filter(Boolean).join(' on ') || null
}

/**
 * The name of a program that the library knows, else null. For other programs the library returns a word of the header
 * itself, which any sender can choose.
 */
function knownName(name: string | undefined, known: Set<string>): string | null {
  return name && known.has(name) ? (shorter[name] ?? name) : null
}
