export const language = 'nl'
