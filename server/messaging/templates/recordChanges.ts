import { isDeepStrictEqual } from 'node:util'
import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { Channel } from './queries.ts'
import type { TriggerConfig } from './triggers.ts'

type Columns = {
  config: TriggerConfig
  blocks?: Block[] | null
  translations: { language: Language; blocks?: Block[] | null }[]
}

/** Writes into the audit log what a save changed in a template; nothing for a save without a change. */
export async function recordChanges<After extends Columns>(
  ctx: BusinessContext,
  channel: Channel,
  before: After & { name: string },
  after: After,
): Promise<void> {
  const changes = changesOf(before, after)
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, { action: 'template_changed', details: { name: before.name, channel, changes } })
}

/** Lists the differences of the saved columns. */
function changesOf<After extends Columns>(before: After, after: After) {
  const changes = changesBetween<Record<string, unknown>>(flat(before), flat(after))
  const blocks = { from: kindsOf(before), to: kindsOf(after) }
  const translations = { from: languagesOf(before), to: languagesOf(after) }
  return {
    ...changes,
    ...(!isDeepStrictEqual(before.blocks, after.blocks) && { blocks }),
    ...(!isDeepStrictEqual(before.translations, after.translations) && { translations }),
  }
}

const flat = <Template extends Columns>({
  config,
  blocks: _told,
  translations: _counted,
  ...columns
}: Template) => ({
  ...columns,
  ...config,
  milestones: config.milestones?.join(', '),
})

const kindsOf = ({ blocks }: Columns): string | null => blocks?.map(({ kind }) => kind).join(', ') ?? null

const languagesOf = ({ translations }: Columns): string =>
  translations.map(({ language }) => language).join(', ')
