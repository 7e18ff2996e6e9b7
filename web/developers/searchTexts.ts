/** The words of the search's script, apart from the page's, which it does not load. */
export const texts = { found: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}` }
