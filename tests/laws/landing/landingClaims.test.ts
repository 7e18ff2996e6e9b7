import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { texts } from '#web/landing/texts.ts'
import { wordsFor } from '#web/landing/words.ts'
import { claimsForOwners } from './landingClaimsForOwners.ts'
import { claimsOfTheTill } from './landingClaimsOfTheTill.ts'
import { labels } from './landingLabels.ts'

const claims = { ...claimsOfTheTill, ...claimsForOwners }
const BENCH = 'docs/performance.md'

describe('the landing page', () => {
  const shown = new Set([...sentencesOf(texts), ...sentencesOf(wordsFor(false))])

  it('claims nothing without a proof: each of its sentences is a claim with one, or claims nothing', () => {
    expect([...shown].filter((sentence) => !(sentence in claims) && !labels.includes(sentence))).toEqual([])
  })

  it('has every sentence that is proved here, and none both ways', () => {
    const listed = [...Object.keys(claims), ...labels]
    expect(listed.filter((sentence) => !shown.has(sentence))).toEqual([])
    expect(labels.filter((sentence) => sentence in claims)).toEqual([])
  })

  it('has proofs that are there: a test by its words, or a kept row of the bench', () => {
    const proofs = [...new Set(Object.values(claims).flat())]
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  })

  it('has a proof for every claim', () => {
    expect(Object.keys(claims).filter((claim) => claims[claim]!.length === 0)).toEqual([])
  })

  it('writes never, always, at once and figures in claims alone', () => {
    const bold = /\b(never|always|every|nobody|nothing|none|at once|for good|only)\b/i
    const ofPictures = [
      'The stamp card of an example café beside the words: Loyalty cards your guests never lose.',
    ]
    const ofExamples = ['Nothing recorded yet', 'Nobody counts']
    expect(labels.filter((label) => bold.test(label))).toEqual([...ofPictures, ...ofExamples])
  })
})

/** Every text of the page; figures that arrive later are fives. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return sentencesOf(words('5', 0))
  return Object.values(words as object).flatMap(sentencesOf)
}

/** A proof is 'file > words of the title of a test', or of a row of the bench that is not missed. */
function isThere(proof: string): boolean {
  const [file, words] = proof.split(' > ') as [string, string]
  if (!words || !existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  if (file === BENCH) return lines.some((line) => line.startsWith(`| ${words}`) && line.endsWith('| kept |'))
  const title = lines.findIndex((line) => line.includes(words))
  return title >= 0 && /\b(it|test|journey)\b/.test(lines.slice(Math.max(0, title - 3), title + 1).join('\n'))
}
