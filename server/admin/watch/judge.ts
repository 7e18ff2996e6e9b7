import type { Read } from '#server/platform/metrics/index.ts'
import type { Check } from './checks.ts'
import type { WatchedCheck } from './watchContract.ts'

const MOST_NAMED = 10

/**
 * Judges a check by what was read. It is unknown if its figures could not be read, and also if nobody has told one, unless
 * that itself is ill.
 */
export function judge(
  all: Pick<Read, 'metrics' | 'samples'>[],
  { metric, of, above = Number.POSITIVE_INFINITY, below = Number.NEGATIVE_INFINITY, orNone }: Check,
): Omit<WatchedCheck, 'name'> {
  const samples = all.flatMap((read) => read.samples ?? [])
  const own = samples.filter(
    ({ metric: name, labels }) => name === metric && (!of || of.values.includes(labels?.[of.label] ?? '')),
  )
  if (own.length === 0) {
    const isRead = all.every((read) => read.samples !== null || !(metric in read.metrics))
    return { state: isRead && orNone ? 'ill' : 'unknown', is_read: isRead, value: null, about: [] }
  }
  const ill = own.filter(({ value }) => value > above || value < below)
  return {
    state: ill.length > 0 ? 'ill' : 'well',
    is_read: true,
    value: Math.max(...own.map(({ value }) => value)),
    about: ill.flatMap(({ labels = {} }) => Object.values(labels)).slice(0, MOST_NAMED),
  }
}
