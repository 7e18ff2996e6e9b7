export { createMetrics, type Metrics, watchProcess } from './createMetrics.ts'
export {
  type AnswerOutcome,
  type Observe,
  observeAnswers,
  observing,
  observingSends,
  outcomeOfStatus,
} from './observe.ts'
export { MOST_COUNTED, type Outbox, outboxReading } from './outbox.ts'
export {
  openReadings,
  type Read,
  type Reading,
  type Readings,
  type Sample,
  secondsSince,
} from './readings.ts'
export { answerMetrics, listenForMetrics, type Watched } from './serveMetrics.ts'
export type { MetricsSettings } from './settings.ts'
export { tellOwn } from './tellOwn.ts'
export { FAILED } from './writeMetrics.ts'
