/** The language of the texts around it, ISO 639-1. */
export const language: string = 'en'
