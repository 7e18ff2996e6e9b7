import type { CampaignText } from '../tables.ts'

/** Every wording of a campaign's texts, the business's own and those in other languages; `at` is where it stands in the draft. */
export const wordingsOf = (texts: CampaignText[]) =>
  texts.flatMap(({ translations = [], ...own }, n) => [
    { ...own, at: `texts.${n}.` },
    ...translations.map((words, m) => ({ ...words, at: `texts.${n}.translations.${m}.` })),
  ])
