/**
 * Most marks on one letter, as in the stream-safe text format (UAX 15, section 13): no word of any language needs more.
 */
const MOST_MARKS = 30
const tooManyMarks = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

/**
 * Brings a text into one of Unicode's normal forms. Marks on a letter beyond the thirtieth are left out: sorting them
 * takes the square of their number, up to a minute for the marks that fit into one request.
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(tooManyMarks, '$1').normalize(form)
