import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '#server/businesses/audit/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { TriggerConfig } from './triggers.ts'

type Columns = { config: TriggerConfig; blocks?: Block[] | null }

/** What differs between a template as it was and as it is saved, for the audit log. */
export function changesOf<Template extends Columns>(before: Template, after: Template) {
  const changes = changesBetween<Record<string, unknown>>(flat(before), flat(after))
  if (isDeepStrictEqual(before.blocks, after.blocks)) return changes
  return { ...changes, blocks: { from: kindsOf(before), to: kindsOf(after) } }
}

const flat = <Template extends Columns>({ config, blocks: _told, ...columns }: Template) => ({
  ...columns,
  ...config,
  milestones: config.milestones?.join(', '),
})

const kindsOf = ({ blocks }: Columns): string | null => blocks?.map(({ kind }) => kind).join(', ') ?? null
