/** Languages that a business can write its messages in besides its own, by ISO 639-1. The screens are English. */
export const languages = [
  ...[
    'ar',
    'bg',
    'ca',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'fa',
    'fi',
    'fr',
    'he',
    'hi',
    'hr',
    'hu',
    'id',
  ],
  ...[
    'it',
    'ja',
    'ko',
    'lt',
    'lv',
    'ms',
    'nb',
    'nl',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sr',
    'sv',
    'th',
    'tl',
  ],
  ...['tr', 'uk', 'ur', 'vi', 'zh'],
] as const
export type Language = (typeof languages)[number]

/**
 * The first of these languages that a browser wants, by its Accept-Language header (RFC 9110, 12.5.4); null if it wants
 * none of them.
 */
export function languageOf<Known extends Language = Language>(
  acceptLanguage: string | undefined,
  known: readonly Known[] = languages as readonly Language[] as readonly Known[],
): Known | null {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      const code = tag.split('-')[0]!
      return { code: code === 'no' || code === 'nn' ? 'nb' : code, quality: Number(quality ?? 1) || 0 }
    })
  const ranked = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  for (const { code } of ranked) {
    const found = known.find((language) => language === code)
    if (found) return found
  }
  return null
}
