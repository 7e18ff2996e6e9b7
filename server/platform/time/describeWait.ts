/** Writes a wait in words: '12 minutes'. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.ceil(minutes / 60)
  if (minutes < 60) return minutes <= 1 ? 'a minute' : `${minutes} minutes`
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`
  return `${Math.ceil(hours / 24)} days`
}
