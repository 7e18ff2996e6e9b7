/** The language of the texts around it. */
export const language = 'en'
