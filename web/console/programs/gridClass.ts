/** The grid of programs and of their placeholders. */
export const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3'
