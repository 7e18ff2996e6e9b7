/**
 * Cities by the name that Intl's zones still have for them or write without its accents. Browsers keep old names of
 * zones (ECMA-402 leaves which to them): Chromium says Asia/Calcutta, where people look for Kolkata.
 */
const todays: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'America/Bogota': 'Bogotá',
  'America/Godthab': 'Nuuk',
  'America/Sao_Paulo': 'São Paulo',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** What its people call the city that a zone is named after, the place in front: 'Knox, Indiana'. None for one of no place. */
export function cityOf(zone: string): string | undefined {
  if (zone.startsWith('Etc/')) return undefined
  return todays[zone] ?? (zone.replaceAll('_', ' ').split('/').slice(1).reverse().join(', ') || undefined)
}
