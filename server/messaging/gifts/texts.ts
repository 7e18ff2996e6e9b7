/** What stands after a gift's name in a message. */
export const texts = { until: (day: string) => ` (until ${day})` }
