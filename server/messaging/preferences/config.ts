/** Topics that a customer may leave without leaving a channel. The screens have their words. */
export const topics = ['news', 'occasions', 'reminders'] as const
export type Topic = (typeof topics)[number]

/** Days for which a pause stops all topics. */
export const PAUSE_DAYS = 30
