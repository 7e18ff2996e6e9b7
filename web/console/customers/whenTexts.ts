/** A day of the week, and a time of day. */
export type DayTime = { day: string; time: string }

/** When a late operation happened, and when it arrived, on the same day or a later one. */
export const whenTexts = {
  late: (happened: DayTime, arrived: DayTime, sameDay: boolean) =>
    `recorded on ${happened.day} at ${happened.time}, arrived ${sameDay ? arrived.time : `on ${arrived.day} at ${arrived.time}`}`,
}
