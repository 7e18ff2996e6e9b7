import { isDeepStrictEqual } from 'node:util'
import { type PageLanguage, pageLanguages } from '#server/platform/text/pageLanguages.ts'
import type { Block } from '../block.ts'
import { wordsOf } from '../wordsOf.ts'
import { type Starter, startersIn } from './starters.ts'

type Mail = { subject: string; blocks: Block[] }

/** Gives a mail in a language that is a starter without a change, in whichever language; undefined for another mail. */
export function starterIn(language: PageLanguage, mail: Mail): (Mail & { body: string }) | undefined {
  for (const one of pageLanguages) {
    const same = made(one).find(
      ({ subject, blocks }) => subject === mail.subject && isDeepStrictEqual(blocks, mail.blocks),
    )
    if (!same) continue
    const { subject, blocks } = made(language).find(({ id }) => id === same.id)!
    return { subject, body: wordsOf(blocks), blocks }
  }
  return undefined
}

const known = new Map<PageLanguage, Starter[]>()

function made(language: PageLanguage): Starter[] {
  const starters = known.get(language) ?? startersIn(language)
  known.set(language, starters)
  return starters
}
