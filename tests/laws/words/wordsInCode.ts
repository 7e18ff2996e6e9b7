import { parseSync } from 'vite'
import type { Source } from '../sources.ts'

type Node = { type: string; start?: number; end?: number; [field: string]: unknown }

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

/** The platform's name, the beginning of a web address or of an ID of Stripe, and entities of HTML are no words. */
const NO_WORDS = /Regulars|https:\/\/|price_|&\w+;/g
const saysWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{2}/u.test(text.replace(NO_WORDS, ''))
/** Attributes that people read or hear. */
const READ = /^(aria-(label|description|valuetext|placeholder)|label|title|alt|placeholder|hint)$/

/** Words in the JSX of a screen itself. */
export function bareWords(source: Source): string[] {
  return nodesOf(source)
    .filter(
      (node) =>
        (node.type === 'JSXText' && saysWords(node.value)) ||
        (node.type === 'JSXAttribute' &&
          READ.test(String((node.name as Node).name)) &&
          saysWords((node.value as Node | null)?.value)),
    )
    .map((node) => `${source.path}: ${source.text.slice(node.start as number, node.end as number).trim()}`)
}

/** A text that begins as a sentence or a label does. */
export const SENTENCE = /^\p{Lu}\p{Ll}+(?:[’'-]\p{L}+)?(?:[ ,.!?:…].*)?$/su
/** Names that are the same in each language: keys of a keyboard, the platform's plans, systems, names of the web's own. */
const NAME =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Range|Mod-\w|Shift-Enter|Android|Free|Pro|Agency|Accept-Language)$/
/** Modules with names of cities and of invented people. */
const NAMES = ['web/console/page/cityOf.ts', 'web/console/imports/sampleFile.ts']

/** Sentences and labels in a module that is no texts. Our own mistakes, which nobody is shown, may have some. */
export function bareSentences(source: Source): string[] {
  if (NAMES.includes(source.path)) return []
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
    .filter((value) => typeof value === 'string' && SENTENCE.test(value) && !NAME.test(value))
    .map((value) => `${source.path}: ${value}`)
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
      return [...written.matchAll(/>([^<>]+)</g)].map(([, words]) => words!)
    })
    .filter(saysWords)
    .map((words) => `${source.path}: ${words.trim()}`)
}

/** Literals of the writers that the team reads, in a history or a log, or nobody. */
const notForCustomers = [
  ...['our shop', 'My shop', '[a private text]', '[a link to the card]', '[a sign-in code]'],
  ...[
    'a text that answers no shop',
    'sign-up form',
    'confirm consent',
    'confirm consent:',
    'keyword answers:',
  ],
]

/** Text that has a word beside another one, or a word and a colon. */
const isSentence = (text: string): boolean => /\p{L}{2,}[.,:!?]*\s+\p{L}{2,}|^\p{Lu}\p{Ll}+:?\s/u.test(text)

/** Sentences in the literals of a module. */
export function sentencesIn(source: Source): string[] {
  return nodesOf(source)
    .flatMap((node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
      return node.type === 'TemplateElement' ? [(node.value as { raw: string }).raw] : []
    })
    .filter((text) => isSentence(text) && !notForCustomers.includes(text))
    .map((text) => `${source.path}: ${text.trim()}`)
}
