/** Ends a sentence whose last value may end with a full stop itself, as the Spanish 'a. m.' does. */
export const fullStop = (value: string): string => (String(value).endsWith('.') ? value : `${value}.`)
