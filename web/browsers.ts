export type Floor = { safari: number; chrome: number; firefox: number }

/** From which versions our pages work: docs/browsers.md says it to people, tests/laws/browsers.test.ts holds it. */
export const browsers = {
  /** Pages that the server draws: joining, the links to a card, the landing page and the legal ones. */
  pages: { safari: 15.4, chrome: 104, firefox: 104 },
  portal: { safari: 16, chrome: 104, firefox: 104 },
  /** The counter, the back office, the platform's own screens and the way into them. */
  console: { safari: 17.4, chrome: 120, firefox: 125 },
} satisfies Record<string, Floor>

const named = (floor: Floor) => Object.entries(floor).map((one) => one.join(''))

/** All pages come from one build, which is made for the oldest; what the scripts of `pages` do is older still. */
export const buildTargets = { target: named(browsers.portal), cssTarget: named(browsers.pages) }
