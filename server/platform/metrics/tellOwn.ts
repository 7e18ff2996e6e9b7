import type { Metrics } from './createMetrics.ts'

type Value = { value: number; metricName?: string; labels: Record<string, string | number | undefined> }

/** The counts of this process since its start, added up for people. */
export async function tellOwn({ requests, limited, answers, busyShare }: Metrics) {
  const [asked, refused, answered] = await Promise.all([requests.get(), limited.get(), answers.get()])
  const counts = partOf(asked.values, 'count')
  return {
    answered: sum(counts),
    failed: sum(counts.filter(({ labels }) => labels.status === '5xx')),
    limited: sum(refused.values),
    /** Percent. */
    busy: Math.round(1000 * busyShare()) / 10,
    providers: providersOf(answered.values),
  }
}

function providersOf(values: Value[]) {
  const counts = Map.groupBy(partOf(values, 'count'), ({ labels }) => String(labels.provider))
  return [...counts].map(([name, own]) => {
    const seconds = partOf(values, 'sum').filter(({ labels }) => labels.provider === name)
    return {
      name,
      answers: sum(own),
      others: own
        .filter(({ labels }) => labels.outcome !== 'accepted')
        .map(({ labels, value }) => ({ outcome: String(labels.outcome), answers: value })),
      mean_seconds: sum(seconds) / sum(own),
    }
  })
}

/** The lines of a histogram that count, or that add up. */
const partOf = (values: Value[], part: 'count' | 'sum'): Value[] =>
  values.filter(({ metricName }) => metricName?.endsWith(`_${part}`))

const sum = (values: { value: number }[]): number => values.reduce((all, { value }) => all + value, 0)
