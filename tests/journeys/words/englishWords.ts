import type { Page } from '@playwright/test'

/** Words that almost every English sentence has one of, and that no other language of our pages has. */
const ENGLISH =
  /\b(the|your|yours|you|and|with|please|loyalty|this|that|from|have|when|what|which|will|must)\b/i

/** Words of the console's English that neither its German nor its Spanish has. */
export const ENGLISH_OF_TEAMS =
  /\b(the|your|yours|you|and|with|please|this|that|from|have|when|what|which|will|must|of|to|is|are|for|by|they|their|them|can|could|there|nobody|everybody|save|saved|saving|cancel|delete|add|added|edit|sent|search|settings|customers?|guests?|rewards?|purchases?|visits?|points|stamps|password|counter|today|yesterday|days|ago|loading|failed|choose|draft|change|dashboard|messages?|templates?|automatic|invitations?|owner|tagged|joined|sign (in|out|up))\b/i

/**
 * Sentences on the page, and names of its parts for screen readers, that are English. `but` are words that somebody
 * else chose: names, and what a business wrote.
 */
export async function englishWords(
  page: Page,
  but: string[] = [],
  english: RegExp = ENGLISH,
): Promise<string[]> {
  return englishIn(await page.evaluate(saidHere), but, english)
}

/** The sentences that are English. Addresses of pages and placeholders are no words. */
export const englishIn = (said: string[], but: string[], english: RegExp = ENGLISH): string[] =>
  said
    .map((words) =>
      but.reduce((rest, own) => rest.replaceAll(own, ''), words.replace(/https?:\S+|\{\w+\}/g, '')),
    )
    .filter((words) => english.test(words))

/** Runs in a page. */
function saidHere(): string[] {
  const named = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']
  return [
    document.title,
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      named.map((name) => element.getAttribute(name) ?? ''),
    ),
  ]
}
