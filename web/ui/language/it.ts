export const language = 'it'
