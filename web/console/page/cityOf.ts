/**
 * Today's names of cities whose zone has an older name or one without accents. Browsers may keep old names of zones
 * (ECMA-402 leaves it to them): Chromium has Asia/Calcutta, while people look for Kolkata.
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

/**
 * Today's name of the city in a zone's name, the smallest place first: 'Knox, Indiana'. Undefined for a zone without a
 * place.
 */
export function cityOf(zone: string): string | undefined {
  if (zone.startsWith('Etc/')) return undefined
  return todays[zone] ?? (zone.replaceAll('_', ' ').split('/').slice(1).reverse().join(', ') || undefined)
}
