import type { Page } from '@playwright/test'

/** Words that almost every English sentence has one of, and that no other language of our pages has. */
const ENGLISH =
  /\b(the|your|yours|you|and|with|please|loyalty|this|that|from|have|when|what|which|will|must)\b/i

/**
 * Sentences on the page, and names of its parts for screen readers, that are English. `but` are words that somebody
 * else chose: names, and what a business wrote.
 */
export async function englishWords(page: Page, but: string[] = []): Promise<string[]> {
  const said = await page.evaluate(saidHere)
  return said
    .map((words) => but.reduce((rest, own) => rest.replaceAll(own, ''), words))
    .filter((words) => ENGLISH.test(words))
}

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
