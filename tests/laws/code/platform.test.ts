import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

/** Words of loyalty and of the rooms above the platform, in the singular. */
const words = new Set(
  `audience campaign consent coupon credit customer discount guest loyalty mailchimp plan point portal program
  purchase rebate redemption reward segment shop stamp stripe subscription tag template tier till trial trigger
  visit`.split(/\s+/),
)

const CALLERS = 'who calls: the walls, the log and every verb tell them apart'

/** Words that the platform may use all the same, by file. */
const allowed: Record<string, Record<string, string>> = {
  'context/context.ts': { customer: CALLERS },
  'http/env.ts': { customer: CALLERS, till: CALLERS },
  'http/logging/loggedActor.ts': { customer: CALLERS, till: CALLERS },
  'http/contract.ts': { tag: 'OpenAPI’s word for a group of routes' },
  'database/index.ts': { plan: 'how the database reads a query' },
  'database/planning.ts': { plan: 'how the database reads a query' },
  'metadata/jpeg.ts': { segment: 'a part of a JPEG' },
  'providers/sendOutcome.ts': { segment: 'what a text is billed by' },
  'providers/sms.ts': { segment: 'what a text is billed by' },
  'providers/sendgrid.ts': { subscription: 'a field of SendGrid' },
  'secrets/keyring.ts': { tag: 'what proves that a ciphertext is whole' },
  'text/languages.ts': { tag: 'BCP 47’s word for the name of a language' },
}

/**
 * The server's sentences to teams: lists in each language, and how their values are written. A refusal is translated by
 * its English wherever it comes from, so the lists are below every room that refuses.
 */
const sentences = [
  'text/staff/',
  'text/staffSentences.ts',
  'text/tillSentences.ts',
  'text/unitsIn.ts',
  'text/valueIn.ts',
]
const isOfSentences = (path: string) => sentences.some((place) => path.startsWith(place))

describe('the platform', () => {
  it('has no words of loyalty, so that another product could stand on it', () => {
    const said = sourcesIn('server/platform')
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, text }) =>
        wordsIn(text).map((word) => [path.slice('server/platform/'.length), word] as const),
      )
    const strays = said.filter(([path, word]) => !allowed[path]?.[word] && !isOfSentences(path))
    expect(strays.map((one) => one.join(': '))).toEqual([])
    expect(sentences.filter((place) => !said.some(([path]) => path.startsWith(place)))).toEqual([])
    const unsaid = Object.entries(allowed).flatMap(([path, its]) =>
      Object.keys(its).filter((word) => !said.some((one) => one[0] === path && one[1] === word)),
    )
    expect(unsaid).toEqual([])
  })
})

/** The words of loyalty in a source's identifiers, and in its strings that are names, such as those of queues. */
function wordsIn(text: string): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, name, value } = node as { type?: string; name?: unknown; value?: unknown }
    if (type === 'Identifier' && typeof name === 'string') for (const word of partsOf(name)) found.add(word)
    if (type === 'Literal' && typeof value === 'string' && /^[\w-]+( [\w-]+)?$/.test(value))
      for (const word of partsOf(value)) found.add(word)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(text, { lang: 'ts' }).body)
  return [...found].filter((word) => words.has(word))
}

/** The words of a name: 'sharedTills' has 'shared' and 'till'. */
const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) =>
    part.toLowerCase().replace(/(?<=[a-z]{3})s$/, ''),
  )
