/** How a message names a gift that ends. */
export const texts = { until: (name: string, day: string) => `${name} (until ${day})` }
