export const language = 'de'
