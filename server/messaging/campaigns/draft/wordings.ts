import type { CampaignText } from '../tables.ts'

/** Every wording of a campaign's texts, in the business's own language and in others. `at` is its path in the draft. */
export const wordingsOf = (texts: CampaignText[]) =>
  texts.flatMap(({ translations = [], ...own }, n) => [
    { ...own, at: `texts.${n}.` },
    ...translations.map((words, m) => ({ ...words, at: `texts.${n}.translations.${m}.` })),
  ])
