import { changesBetween } from '#server/businesses/audit/index.ts'
import type { TriggerConfig } from './triggers.ts'

/** What differs between a template as it was and as it is saved, for the audit log. */
export const changesOf = <Columns extends { config: TriggerConfig }>(before: Columns, after: Columns) =>
  changesBetween<Record<string, unknown>>(flat(before), flat(after))

const flat = <Columns extends { config: TriggerConfig }>({ config, ...columns }: Columns) => ({
  ...columns,
  ...config,
  milestones: config.milestones?.join(', '),
})
