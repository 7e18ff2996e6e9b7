export const language = 'fr'
