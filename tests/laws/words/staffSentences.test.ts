import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { auditWords } from '#server/auditWords.ts'
import { staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { staffTranslations } from '#server/platform/text/staffSentences.ts'
import { knowsUnit } from '#server/platform/text/unitsIn.ts'
import { isTest, sourcesIn } from '../sources.ts'

/** Refusals that only super admins, operators at a terminal and providers' own calls get stay English. */
const ENGLISH = [/^server\/admin\//, /^server\/commands\//, /\/webhooks\.ts$/, /\/readiness\.ts$/]
/** Files whose functions make sentences of their callers' words. The calls are read instead. */
const MAKERS = [
  'server/businesses/plans/limits.ts',
  'server/platform/context/refusal.ts',
  'server/platform/rate-limits/attempts.ts',
  'server/platform/rate-limits/typedAddress.ts',
]

type Node = { type: string; [field: string]: unknown }
type File = { path: string; nodes: Node[] }

const files: File[] = sourcesIn('server')
  .filter(({ path }) => !isTest(path))
  .map(({ path, text }) => ({ path, nodes: nodesOf(parseSync(path, text).program) }))

/** Another sentence of ours stands before these: refusalIn.test.ts has one. */
const JOINED = ['⟦value⟧ Please try again tomorrow.']

/** How a mark can want a value written, besides with a unit: `{1 counted}`. */
const WAYS = ['counted', 'country', 'fields', 'names', 'said', 'users', 'wait']

/** The mark for a value in a sentence. */
const VALUE = '⟦value⟧'

/** Constants and functions by name: those of a file first, then those that only one file has. */
const named = new Map<string, { path: string; value: Node }[]>()
for (const { path, nodes } of files)
  for (const node of nodes) {
    const value =
      node.type === 'VariableDeclarator' ? node.init : node.type === 'FunctionDeclaration' ? node : null
    const name = (node.id as Node | null)?.name
    if (value && typeof name === 'string')
      named.set(name, [...(named.get(name) ?? []), { path, value: value as Node }])
  }

describe('what members of a team are refused with', () => {
  it.each(staffLanguages.filter((language) => language !== 'en'))('is there in %s', (language) => {
    const all = files.flatMap(sentencesOf)
    expect(all.length).toBeGreaterThan(400)
    const missing = all.filter(({ text }) => refusalIn(language, text) === text)
    const isOfTeams = ({ path, text }: Said) =>
      !ENGLISH.some((one) => one.test(path)) && !MAKERS.includes(path) && !JOINED.includes(text)
    expect(missing.filter(isOfTeams).map(lineOf)).toEqual([])
    expect(ENGLISH.filter((one) => !missing.some(({ path }) => one.test(path)))).toEqual([])
    expect(MAKERS.filter((one) => !missing.some(({ path }) => path === one))).toEqual([])
    expect(JOINED.filter((one) => !missing.some(({ text }) => text === one))).toEqual([])
  })

  it('has the same values in every language', () => {
    const marks = (text: string) =>
      [...text.matchAll(/\{(\d*)(?: \w+)?\}/g)].map(([, number]) => number || '1').sort()
    for (const translations of Object.values(staffTranslations))
      for (const [english, own] of Object.entries(translations))
        expect([english, [...new Set(marks(own))]]).toEqual([english, [...new Set(marks(english))]])
  })

  it.each(['de', 'es'] as const)('says in %s how to write a value in words that are known', (language) => {
    const asked = Object.values(staffTranslations[language]).flatMap((text) =>
      [...text.matchAll(/\{\d* (\w+)\}/g)].map(([, as]) => as!),
    )
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((as) => !WAYS.includes(as) && !knowsUnit(language, as))).toEqual([])
    expect(WAYS.filter((way) => !asked.includes(way))).toEqual([])
  })
})

describe('the audit log', () => {
  it.each(Object.entries(auditWords.translations))('names each setting in %s, too', (_, { settingNames }) => {
    expect(Object.keys(auditWords.settingNames).filter((name) => !(name in settingNames))).toEqual([])
  })
})

type Said = { path: string; text: string }
const lineOf = ({ path, text }: Said): string => `${path}: ${text}`

/** The sentences of a file that a caller may get. */
function sentencesOf({ path, nodes }: File): Said[] {
  const texts = nodes.flatMap((node) => {
    const args = (node.arguments ?? []) as Node[]
    const name = nameOf(node.callee as Node | undefined)
    const read = (at: number) => (args[at] ? textsOf(args[at], path) : [])
    if (node.type === 'NewExpression') return name === 'Refusal' ? read(1) : []
    if (node.type === 'ObjectExpression') return ofObject(node, path)
    if (node.type !== 'CallExpression') return []
    if (name === 'invalidField') return read(1)
    if (name === 'notFound' && (node.callee as Node).type === 'Identifier')
      return read(0).map((what) => `${what} not found`)
    if (name === 'stale') {
      const it = read(2)[0] ?? 'it'
      return read(0).map((what) => `Someone else changed ${what}. Look at ${it} again before saving.`)
    }
    if (name === 'refuseBeyond' && args.length === 4)
      return read(1).flatMap((things) =>
        read(3).map((remedy) => `A shop has at most ${VALUE} ${things}. ${remedy}`),
      )
    if (name === 'refuseWithoutFeature')
      return read(3).map(
        (what) => `${what} come with the ${VALUE} plan. Upgrade your plan to ${read(4)[0] ?? 'send them'}.`,
      )
    if (name === 'limit' && args.length === 4) return read(3).map(withWait)
    return OF_SCHEMAS.has(name) ? read(args.length - 1).filter(isSentence) : []
  })
  return [...new Set(texts)]
    .filter((text) => /\p{L}{2}/u.test(text.replaceAll(VALUE, '')))
    .map((text) => ({ path, text }))
}

const withWait = (message: string): string => `${message} Please try again in ${VALUE}.`
/** Methods of schemas whose last argument may be a message. */
const OF_SCHEMAS = new Set(
  'min max length regex int string number array enum email url uuid iso date refine nonempty startsWith'.split(
    ' ',
  ),
)
const isSentence = (text: string): boolean => /^\p{Lu}\p{L}*['’]?\p{L}* /u.test(text)

/** Messages of limits, of a schema's own faults, and beside fields. */
function ofObject(node: Node, path: string): string[] {
  const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property')
  const has = (name: string) => properties.find(({ key }) => nameOf(key as Node) === name)?.value as Node
  const isOfLimit = (node.properties as Node[]).some((one) => nameOf(one.argument as Node) === 'limit')
  if (has('message') && (has('windowSeconds') || isOfLimit))
    return textsOf(has('message'), path).map(withWait)
  return ['message', 'error'].flatMap((name) =>
    has(name) ? textsOf(has(name), path).filter(isSentence) : [],
  )
}

/** An expression with more texts than these counts as a value: its parts are read where they are refused with. */
const MOST = 40
const said = new Map<Node, string[]>()

/** The sentences that an expression can make, with a mark for what only a request knows; each is read once. */
function textsOf(node: Node, path: string, depth = 0): string[] {
  const known = said.get(node)
  if (known) return known
  if (depth > 6) return [VALUE]
  // While it is read it says nothing yet: a function may call itself.
  said.set(node, [VALUE])
  const found = [...new Set(readTexts(node, path, depth))]
  const texts = found.length > MOST ? [VALUE] : found
  said.set(node, texts)
  return texts
}

function readTexts(node: Node, path: string, depth: number): string[] {
  const inner = (one: unknown) => textsOf(one as Node, path, depth + 1)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [VALUE]
    case 'TemplateLiteral': {
      const quasis = node.quasis as { value: { cooked: string } }[]
      const values = (node.expressions as Node[]).map((one) => worded(inner(one)))
      return quasis
        .slice(1)
        .reduce(
          (said, { value }, at) =>
            said.flatMap((before) => values[at]!.map((one) => before + one + value.cooked)),
          [quasis[0]!.value.cooked],
        )
    }
    case 'ConditionalExpression':
      return [...inner(node.consequent), ...inner(node.alternate)]
    case 'LogicalExpression':
      return [...inner(node.left), ...inner(node.right)]
    case 'AwaitExpression':
      return inner(node.argument)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return inner(node.expression)
    case 'Identifier': {
      const found = definitionOf(node.name as string, path)
      return found && !isFunction(found.value) ? textsOf(found.value, found.path, depth + 1) : [VALUE]
    }
    case 'CallExpression': {
      const found = definitionOf(nameOf(node.callee as Node), path)
      return found && isFunction(found.value) ? returnsOf(found.value, found.path, depth) : [VALUE]
    }
    case 'MemberExpression': {
      const found = definitionOf(nameOf(node.object as Node), path)
      const table = found && unwrapped(found.value)
      if (table?.type !== 'ObjectExpression' || !node.computed) return [VALUE]
      return (table.properties as Node[]).flatMap(({ type, value }) =>
        type === 'Property' ? textsOf(value as Node, found!.path, depth + 1) : [],
      )
    }
    default:
      return [VALUE]
  }
}

/** Numbers and names of constants are values, and so is what a function was given. */
const worded = (texts: string[]): string[] => (texts.length > 0 ? texts : [VALUE])

function definitionOf(name: string, path: string) {
  const all = named.get(name) ?? []
  const isOne = new Set(all.map((one) => one.path)).size === 1
  return all.find((one) => one.path === path) ?? (isOne ? all[0] : undefined)
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

function unwrapped(node: Node): Node {
  return /^TS(As|Satisfies)Expression$/.test(node.type) ? unwrapped(node.expression as Node) : node
}

function returnsOf(node: Node, path: string, depth: number): string[] {
  const body = node.body as Node
  if (body.type !== 'BlockStatement') return textsOf(body, path, depth + 1)
  return nodesOf(body)
    .filter(({ type, argument }) => type === 'ReturnStatement' && argument)
    .flatMap(({ argument }) => textsOf(argument as Node, path, depth + 1))
}

function nameOf(node: Node | undefined): string {
  if (node?.type === 'MemberExpression') return nameOf(node.property as Node)
  return typeof node?.name === 'string' ? node.name : ''
}

function nodesOf(value: unknown): Node[] {
  const nodes: Node[] = []
  const walk = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(walk)
    if (!one || typeof one !== 'object') return
    if (typeof (one as Node).type === 'string') nodes.push(one as Node)
    for (const inner of Object.values(one)) if (inner && typeof inner === 'object') walk(inner)
  }
  walk(value)
  return nodes
}
