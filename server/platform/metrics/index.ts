export { createMetrics, type Metrics, watchProcess } from './createMetrics.ts'
export { MOST_COUNTED, type Outbox, outboxReading } from './outbox.ts'
export {
  openReadings,
  type Read,
  type Reading,
  type Readings,
  type Sample,
  secondsSince,
} from './readings.ts'
export type { MetricsSettings } from './settings.ts'
export { tellOwn } from './tellOwn.ts'
export { FAILED } from './writeMetrics.ts'
