export const language = 'pl'
