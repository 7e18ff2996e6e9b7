/**
 * The names of places' zones. A zone has many: Intl's own is often one from before a renaming, and a database may be
 * built without those. Each is kept under the name that IANA lists for its place today, in zone.tab.
 */

/** Zones that Intl (CLDR) calls by an older name, and IANA's for each. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** IANA's name today for a zone that Intl names. */
export const todaysName = (zone: string): string => renamed[zone] ?? zone

/** Every place's zone under its one name, by name. */
export const timeZones = (): string[] =>
  [...new Set(Intl.supportedValuesOf('timeZone').map(todaysName))].sort()

let known: Set<string> | undefined

/**
 * The one name of a place's zone, of UTC, or of hours from it ('Etc/GMT+5'), for any of its names; undefined for a text
 * that names none. Intl also takes offsets such as '+05:30', whose sign PostgreSQL reverses, and abbreviations, which
 * PostgreSQL reads otherwise or not at all.
 */
export function canonicalZone(name: string): string | undefined {
  if (!/^[a-z]/i.test(name)) return undefined
  const zone = todaysName(nameByIntl(name) ?? '')
  known ??= new Set([...timeZones(), 'UTC'])
  return known.has(zone) || /^Etc\/GMT[+-]\d{1,2}$/.test(zone) ? zone : undefined
}

/** The formatter is not kept, because a name has endless spellings. */
function nameByIntl(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
