import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '#server/businesses/audit/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { TriggerConfig } from './triggers.ts'

type Columns = {
  config: TriggerConfig
  blocks?: Block[] | null
  translations: { language: Language; blocks?: Block[] | null }[]
}

/** Lists the differences between a template before and after a save, for the audit log. */
export function changesOf<Template extends Columns>(before: Template, after: Template) {
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
