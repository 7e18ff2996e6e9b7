/** As the stream-safe text format has it (UAX 15, section 13): no word of any language needs more. */
const MOST_MARKS = 30
const tooManyMarks = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

/**
 * A text in one of Unicode's normal forms. Marks on a letter beyond the thirtieth are left out: to bring them into
 * their order takes the square of their number, a minute for those that fit into one request.
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(tooManyMarks, '$1').normalize(form)
