import { parseSync } from 'vite'
import type { Source } from '../sources.ts'

type Node = { type: string; start?: number; end?: number; [field: string]: unknown }
/** A text in a module. */
export type Said = { path: string; text: string }

function nodesOf({ path, text }: Source): Node[] {
  const nodes: Node[] = []
  const walk = (value: unknown): void => {
    if (!value || typeof value !== 'object') return
    if (typeof (value as Node).type === 'string') nodes.push(value as Node)
    for (const inner of Object.values(value)) if (inner && typeof inner === 'object') walk(inner)
  }
  walk(parseSync(path, text).program)
  return nodes
}

/** The platform's name, and the beginning of a web address and of an ID of Stripe, are no words. */
export const NO_WORDS = ['Regulars', 'https://', 'price_']
const saysWords = (text: string): boolean =>
  /\p{L}{2}/u.test(NO_WORDS.reduce((rest, word) => rest.replaceAll(word, ''), text))
/** Attributes that people read or hear. */
const READ = /^(aria-(label|description|valuetext|placeholder)|label|title|alt|placeholder|hint)$/

/** Words in the JSX of a screen itself. */
export const bareWords = (source: Source): Said[] => readIn(source).filter(({ text }) => saysWords(text))

/** All that is read of the JSX of a screen itself. */
export function readIn(source: Source): Said[] {
  return nodesOf(source).flatMap((node) => {
    const isRead = node.type === 'JSXAttribute' && READ.test(String((node.name as Node).name))
    const text = isRead ? (node.value as Node | null)?.value : node.type === 'JSXText' && node.value
    return typeof text === 'string' ? [{ path: source.path, text: text.trim() }] : []
  })
}

/** A text that begins as a sentence or a label does. */
export const SENTENCE = /^\p{Lu}\p{Ll}+(?:[’'-]\p{L}+)?(?:[ ,.!?:…].*)?$/su
/** Names that are the same in each language: keys of a keyboard, the platform's plans, systems, names of the web's own. */
export const names =
  'Enter Escape Tab Backspace Delete Mod-b Mod-i Shift-Enter Free Pro Agency Android Range Accept-Language'.split(
    ' ',
  )
/** Modules with names of cities and of invented people. */
export const modulesOfNames = ['web/console/imports/sampleFile.ts', 'web/console/page/cityOf.ts']

/** Sentences and labels in a module that is no texts. Our own mistakes, which nobody is shown, may have some. */
export function bareSentences(source: Source): Said[] {
  const nodes = nodesOf(source)
  const unseen = nodes
    .filter(({ type, callee }) => type === 'TSLiteralType' || isMistake(type, callee as Node | undefined))
    .map(({ start, end }) => [start, end] as [number, number])
  return nodes
    .filter(
      ({ type, start }) =>
        /^(Literal|TemplateElement)$/.test(type) &&
        !unseen.some(([from, to]) => from <= start! && start! < to),
    )
    .map(({ value }) => (typeof value === 'object' ? (value as { raw?: string } | null)?.raw : value))
    .filter((value) => typeof value === 'string')
    .filter((value) => SENTENCE.test(value))
    .map((text) => ({ path: source.path, text }))
}

/** True for an error of ours, and for what goes to the browser's console. */
const isMistake = (type: string, callee: Node | undefined): boolean =>
  (type === 'NewExpression' && callee?.name === 'Error') ||
  (type === 'CallExpression' && (callee?.object as Node | undefined)?.name === 'console')

/** Words in the templates of HTML of a page of the server. */
export function bareWordsInHtml(source: Source): string[] {
  return nodesOf(source)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && (tag as Node).name === 'html')
    .flatMap(({ quasi }) => {
      const { quasis } = quasi as { quasis: { value: { raw: string } }[] }
      const written = quasis.map(({ value }) => value.raw).join('')
      return [...written.matchAll(/>([^<>]+)</g)].map(([, words]) => words!.replace(/&\w+;/g, ''))
    })
    .filter(saysWords)
    .map((words) => `${source.path}: ${words.trim()}`)
}

/** Literals of the writers that nobody reads, or the team alone, in a history or a log. */
export const notForCustomers = [
  // The name of a business whose owner typed none.
  'My shop',
  // What the team's history shows in place of a secret.
  ...['[a private text]', '[a link to the card]', '[a sign-in code]'],
  // The log.
  'a text that answers no shop',
  // Keys and kinds: where a consent comes from, what a token is for, and what must not happen twice.
  ...['sign-up form', 'confirm consent', 'confirm consent:', 'keyword answers:'],
]

/** Text that has a word beside another one, or a word and a colon. */
const isSentence = (text: string): boolean => /\p{L}{2,}[.,:!?]*\s+\p{L}{2,}|^\p{Lu}\p{Ll}+:?\s/u.test(text)

/** Sentences in the literals of a module. */
export function sentencesIn(source: Source): Said[] {
  return nodesOf(source)
    .flatMap((node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
      return node.type === 'TemplateElement' ? [(node.value as { raw: string }).raw] : []
    })
    .filter(isSentence)
    .map((text) => ({ path: source.path, text: text.trim() }))
}
