/** What a guest may leave without leaving a channel. The words of each are in the texts of the screens. */
export const topics = ['news', 'occasions', 'reminders'] as const
export type Topic = (typeof topics)[number]

/** How long a guest pauses all of them at a time. */
export const PAUSE_DAYS = 30
