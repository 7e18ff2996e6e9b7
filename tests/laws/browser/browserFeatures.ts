import type { Floor } from '#web/browsers.ts'

/** The version of features that no browser has yet. */
const none = Number.POSITIVE_INFINITY

export type Feature = {
  name: string
  found: RegExp
  since: Floor
  /** Code that uses the feature, which proves that the pattern finds it. */
  example: string
}

const since = (safari: number, chrome: number, firefox: number): Floor => ({ safari, chrome, firefox })

/** Features that scripts may use without a check only if all supported browsers have them, from the tables of MDN. */
export const scriptFeatures: Feature[] = [
  {
    name: 'Array.prototype.toSorted',
    found: /\.(?:toSorted|toReversed|toSpliced)\(/,
    since: since(16, 110, 115),
    example: 'a.toSorted(b)',
  },
  {
    name: 'Object.groupBy',
    found: /\bgroupBy\(/,
    since: since(17.4, 117, 119),
    example: 'Map.groupBy(a, b)',
  },
  {
    name: 'Promise.withResolvers',
    found: /withResolvers/,
    since: since(17.4, 119, 121),
    example: 'Promise.withResolvers()',
  },
  { name: 'Promise.try', found: /Promise\.try\b/, since: since(18.2, 128, 134), example: 'Promise.try(f)' },
  {
    name: 'Array.fromAsync',
    found: /\bfromAsync\(/,
    since: since(16.4, 121, 115),
    example: 'Array.fromAsync(a)',
  },
  {
    name: 'Set.prototype.union',
    found: /\.(?:union|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    since: since(17, 122, 127),
    example: 'a.isSubsetOf(b)',
  },
  {
    name: 'methods of iterators',
    found:
      /\b(?:Iterator\.from\(|(?:keys|values|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\()/,
    since: since(18.4, 122, 131),
    example: 'a.values().map(f)',
  },
  { name: 'URL.canParse', found: /\.canParse\(/, since: since(17, 120, 115), example: 'URL.canParse(a)' },
  { name: 'URL.parse', found: /\bURL\.parse\(/, since: since(18, 126, 126), example: 'URL.parse(a)' },
  {
    name: 'Intl.Segmenter',
    found: /\.Segmenter\b/,
    since: since(14.1, 87, 125),
    example: 'new Intl.Segmenter()',
  },
  {
    name: 'Intl.DurationFormat',
    found: /\.DurationFormat\b/,
    since: since(16.4, 129, 136),
    example: 'new Intl.DurationFormat()',
  },
  {
    name: 'AbortSignal.timeout',
    found: /AbortSignal\.timeout\(/,
    since: since(16, 103, 100),
    example: 'AbortSignal.timeout(1)',
  },
  {
    name: 'AbortSignal.any',
    found: /AbortSignal\.any\(/,
    since: since(17.4, 116, 124),
    example: 'AbortSignal.any([])',
  },
  {
    name: 'a look behind in a regular expression',
    found: /\(\?<[=!]/,
    since: since(16.4, 62, 78),
    example: '/(?<=a)b/',
  },
  {
    name: 'a static block of a class',
    found: /\bstatic\s*\{/,
    since: since(16.4, 94, 93),
    example: 'class A{static{f()}}',
  },
  {
    name: 'isWellFormed',
    found: /\.(?:isWellFormed|toWellFormed)\(/,
    since: since(16.4, 111, 119),
    example: 'a.isWellFormed()',
  },
  {
    name: 'RegExp.escape',
    found: /RegExp\.escape\(/,
    since: since(18.2, 136, 134),
    example: 'RegExp.escape(a)',
  },
  {
    name: 'bytes to base64',
    found: /\.(?:toBase64|toHex|fromBase64|fromHex)\(/,
    since: since(18.2, 140, 133),
    example: 'a.toBase64()',
  },
  {
    name: 'ARIA as properties',
    found: /\.aria[A-Z]\w*\s*=(?!=)/,
    since: since(12.1, 81, 119),
    example: 'a.ariaBusy="true"',
  },
  {
    name: 'requestIdleCallback',
    found: /\brequestIdleCallback\(/,
    since: since(none, 47, 55),
    example: 'requestIdleCallback(f)',
  },
  {
    name: 'scheduler',
    found: /\bscheduler\.(?:yield|postTask)\(/,
    since: since(none, 129, 142),
    example: 'scheduler.yield()',
  },
  {
    name: 'Symbol.dispose',
    found: /Symbol\.(?:asyncDispose|dispose)\b/,
    since: since(none, 134, 141),
    example: 'a[Symbol.dispose]()',
  },
]

/** Features of stylesheets outside of `@supports`. Rules that only make a page nicer need no entry. */
export const styleFeatures: Feature[] = [
  {
    name: 'light-dark()',
    found: /light-dark\(/,
    since: since(17.5, 123, 120),
    example: 'a{color:light-dark(#000,#fff)}',
  },
  {
    name: 'color-mix()',
    found: /color-mix\(/,
    since: since(16.2, 111, 113),
    example: 'a{color:color-mix(in oklab,red,blue)}',
  },
  {
    name: 'oklch()',
    found: /\bok(?:lch|lab)\(/,
    since: since(15.4, 111, 113),
    example: 'a{color:oklch(1 0 0)}',
  },
  {
    name: 'ranges in @media',
    found: /@media[^{]*\([^()]*[<>]/,
    since: since(16.4, 104, 63),
    example: '@media (width>=40rem){}',
  },
  { name: 'nested rules', found: /[{};]\s*&/, since: since(17.2, 120, 117), example: 'a{&:hover{}}' },
  { name: ':has()', found: /:has\(/, since: since(15.4, 105, 121), example: 'a:has(b){}' },
  { name: '@scope', found: /@scope\b/, since: since(17.4, 118, 146), example: '@scope (a){}' },
  {
    name: 'measures of a container',
    // Used alone: without a fallback before it for browsers that lack the unit.
    found: /(?:[{;]|^)([\w-]+):[^;{}]*\dcq[iwhb][^;{}]*(?<!\1:[^;{}]*;\1:[^;{}]*)(?=[;}])/,
    since: since(16, 105, 110),
    example: 'a{width:5cqi}',
  },
]
