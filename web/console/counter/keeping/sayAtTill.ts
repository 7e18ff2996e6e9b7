/**
 * Says a sentence of the till's rules, such as why a visit does not count, in the language of the page. The rules say
 * them in English themselves.
 */
export const sayAtTill: ((sentence: string) => string) | null = null
