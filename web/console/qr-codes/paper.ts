export const designs = ['poster', 'tent'] as const
export type Design = (typeof designs)[number]

/** Width and height in millimetres. */
export const papers = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type Paper = keyof typeof papers

/** Countries that use US Letter (CLDR supplemental data, paperSize). */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

export const paperOf = (country: string): Paper => (letterCountries.includes(country) ? 'letter' : 'a4')
