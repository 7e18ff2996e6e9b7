export const language = 'ar'
