import { useQuery } from '@tanstack/react-query'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import type { Placeholder } from '../blocks/BuilderContext.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { placeholdersOf } from './template.ts'
import { texts } from './texts.ts'

type Name = keyof typeof texts.placeholders

/** Placeholders that only some programs give a value. */
const givenBy: Partial<Record<Name, readonly ProgramView['type'][]>> = {
  points: ['points'],
  stamps: ['stamp_card', 'free_item'],
  nextReward: ['points', 'stamp_card', 'free_item', 'discount'],
  toNextReward: ['points', 'stamp_card', 'free_item', 'discount'],
}

/**
 * The placeholders to offer in a message, with the code if each customer gets one: those for which the programs of the
 * business have a value, and all of them where it has no program. Others work, too, where somebody types them.
 */
export function usePlaceholders(channel: Channel, hasCode = false): readonly Placeholder[] {
  const { data } = useQuery(programsQuery)
  const types = (data?.data ?? []).map(({ type }) => type)
  const names: Name[] = [...placeholdersOf[channel], ...(hasCode ? (['code'] as const) : [])]
  return names
    .filter((name) => types.length === 0 || (givenBy[name]?.some((type) => types.includes(type)) ?? true))
    .map((name) => ({ text: `{${name}}`, label: texts.placeholders[name] }))
}
