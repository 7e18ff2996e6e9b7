import { Gauge, Registry } from '@prometheus-io/client'
import type { Metrics } from './createMetrics.ts'
import type { Read, Readings } from './readings.ts'

export const FAILED = 'regulars_reading_failed'

/** The metrics of the process and of the database, in the text form that Prometheus reads. */
export async function writeMetrics(
  { registry }: Metrics,
  readings: Readings,
): Promise<{ type: string; text: string }> {
  const read = gaugesOf(await readings.latest())
  const text = await Promise.all([registry.metrics(), read.metrics()])
  return { type: registry.contentType, text: text.join('\n') }
}

/**
 * Gauges of what was read. They are made anew each time: a figure that could not be read is left out, and never told as
 * the last one or as 0.
 */
function gaugesOf(all: Read[]): Registry {
  const registry = new Registry()
  const gauges = new Map<string, Gauge<string>>()
  const tell = (metric: string, help: string, labels: Record<string, string>, value: number) => {
    const labelNames = Object.keys(labels)
    const gauge = gauges.get(metric) ?? new Gauge({ name: metric, help, labelNames, registers: [registry] })
    gauges.set(metric, gauge)
    gauge.set(labels, value)
  }
  for (const { name, metrics, samples } of all) {
    tell(FAILED, 'Figures of the database that could not be read (1).', { reading: name }, samples ? 0 : 1)
    for (const { metric, labels = {}, value } of samples ?? []) tell(metric, metrics[metric]!, labels, value)
  }
  return registry
}
