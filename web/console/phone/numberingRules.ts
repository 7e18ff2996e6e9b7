import type { MetadataJson } from 'libphonenumber-js/core'
import rules from 'libphonenumber-js/min/metadata'

// Positions in a country's record (github.com/catamphetamine/libphonenumber-metadata-generator).
const [FORMATS, PREFIX, PREFIX_RULE, PREFIX_OPTIONAL] = [4, 5, 6, 9]
const LEADING_DIGITS = 2

type Numbering = Record<string, unknown[]>

/**
 * The part of all countries' rules that formats complete numbers: how the numbers of each calling code are grouped, but
 * not which numbers exist. The build keeps only this; see vite.config.ts.
 */
export const numberingRules = {
  ...rules,
  countries: mapNumbering(mainCountries(), formatsOf),
  nonGeographic: mapNumbering(rules.nonGeographic as Numbering, formatsOf),
} as MetadataJson

/** The first country of each calling code: the others that share the code write their numbers like it. */
function mainCountries(): Numbering {
  const all = rules.countries as Numbering
  const mains = Object.values(rules.country_calling_codes).map(([main]) => main!)
  return Object.fromEntries(mains.map((country) => [country, all[country]!]))
}

function formatsOf(numbering: unknown[]): unknown[] {
  const kept: unknown[] = Array(PREFIX_OPTIONAL + 1).fill(0)
  kept[0] = numbering[0]
  for (const place of [PREFIX, PREFIX_RULE, PREFIX_OPTIONAL]) kept[place] = numbering[place] ?? 0
  const formats = (numbering[FORMATS] || []) as unknown[][]
  kept[FORMATS] = formats.map((format) =>
    // A complete number needs only the last and most exact pattern.
    format.map((part, place) => (place === LEADING_DIGITS && part ? (part as string[]).slice(-1) : part)),
  )
  return kept
}

function mapNumbering(from: Numbering, map: (numbering: unknown[]) => unknown[]): Numbering {
  return Object.fromEntries(Object.entries(from).map(([key, numbering]) => [key, map(numbering)]))
}
