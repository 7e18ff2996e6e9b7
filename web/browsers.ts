export type Floor = { safari: number; chrome: number; firefox: number }

/**
 * Oldest browsers in which our pages work. docs/browsers.md tells people, tests/laws/browser/browsers.test.ts enforces
 * it.
 */
export const browsers = {
  /** Pages that the server renders: joining, the links to a card, the landing page and the legal pages. */
  pages: { safari: 15.4, chrome: 104, firefox: 104 },
  portal: { safari: 16, chrome: 104, firefox: 104 },
  /** The counter, the back office, the platform's own screens and the sign-in pages. */
  console: { safari: 17.4, chrome: 120, firefox: 125 },
} satisfies Record<string, Floor>

const named = (floor: Floor) => Object.entries(floor).map((one) => one.join(''))

/** All pages come from one build, made for the oldest browsers; the scripts of `pages` use even older features. */
export const buildTargets = { target: named(browsers.portal), cssTarget: named(browsers.pages) }
