/** Words for a wait, to the next whole minute, hour or day: '5 minutes'. */
export function describeWait(seconds: number): string {
  const { count, unit } = roundedWait(seconds)
  if (count > 1 || unit === 'day') return `${count} ${unit}s`
  return unit === 'hour' ? 'an hour' : 'a minute'
}

/** A wait to the next whole minute, hour or, from two days on, day. */
export function roundedWait(seconds: number): { count: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const hours = Math.ceil(minutes / 60)
  if (minutes < 60) return { count: minutes, unit: 'minute' }
  return hours < 48 ? { count: hours, unit: 'hour' } : { count: Math.ceil(hours / 24), unit: 'day' }
}
