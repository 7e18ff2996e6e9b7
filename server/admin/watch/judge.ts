import type { Sample } from '#server/platform/metrics/index.ts'
import type { Check } from './checks.ts'
import type { WatchedCheck } from './watchContract.ts'

const MOST_NAMED = 10

/** Judges a check by its figures. Without any it is unknown: none was read, or nobody ever told one. */
export function judge(
  samples: Sample[],
  { metric, of, above = Number.POSITIVE_INFINITY, below = Number.NEGATIVE_INFINITY }: Check,
): Omit<WatchedCheck, 'name'> {
  const counts = ({ labels }: Sample) => !of || of.values.includes(labels?.[of.label] ?? '')
  const own = samples.filter((sample) => sample.metric === metric && counts(sample))
  if (own.length === 0) return { state: 'unknown', value: null, about: [] }
  const ill = own.filter(({ value }) => value > above || value < below)
  return {
    state: ill.length > 0 ? 'ill' : 'well',
    value: Math.max(...own.map(({ value }) => value)),
    about: ill.flatMap(({ labels = {} }) => Object.values(labels)).slice(0, MOST_NAMED),
  }
}
