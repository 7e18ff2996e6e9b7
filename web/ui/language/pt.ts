export const language = 'pt'
