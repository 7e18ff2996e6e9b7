/** Number of people, and of those who came. */
export type Group = { people: number; came: number }
/** One comparison: people written to beside people held out, drawn by lot from the same people. */
export type Compared = { messaged: Group; heldOut: Group }

/** Difference between the shares that came of those written to and those held out, from -1 to 1, and its interval. */
export type Interval = { difference: number; low: number; high: number }
export type Lift = Interval & {
  /** 'too few': the numbers say nothing yet. 'unclear': the interval includes 0. */
  verdict: 'more' | 'fewer' | 'unclear' | 'too few'
}

/** The normal distribution's 97.5 % quantile, for intervals of 95 %. */
const Z = 1.959963984540054
/** With fewer people held out, or fewer who came in both groups together, the verdict is 'too few'. */
const FEWEST_HELD_OUT = 30
const FEWEST_WHO_CAME = 10

/**
 * Judges from one comparison whether the messages brought people. The interval is Newcombe's hybrid score (Statistics
 * in Medicine 17, 1998, 873-890, method 10), which holds for small groups and rare visits, unlike the usual one.
 */
export const liftOf = (compared: Compared): Lift => judged([compared], liftInterval(compared))

/**
 * `liftOf` for several comparisons together, each against its own people held out: Mantel and Haenszel's difference of
 * shares with Sato's variance (Biometrics 45, 1989, 1323-1324), which holds for many small groups, too.
 */
export const pooledLift = (all: readonly Compared[]): Lift =>
  all.length === 1 ? liftOf(all[0]!) : judged(all, pooledInterval(all))

/** Computes the difference of two shares with its interval of 95 %; from -1 to 1 if a group is empty. */
export function liftInterval({ messaged, heldOut }: Compared): Interval {
  if (messaged.people === 0 || heldOut.people === 0) return nothingKnown
  const one = wilson(messaged)
  const other = wilson(heldOut)
  const difference = one.share - other.share
  return {
    difference,
    low: difference - Math.hypot(one.share - one.low, other.high - other.share),
    high: difference + Math.hypot(one.high - one.share, other.share - other.low),
  }
}

const nothingKnown: Interval = { difference: 0, low: -1, high: 1 }

/** Computes Wilson's score interval of one share. */
function wilson({ people, came }: Group) {
  const share = came / people
  const middle = came + Z ** 2 / 2
  const reach = Z * Math.sqrt(came * (1 - share) + Z ** 2 / 4)
  const of = people + Z ** 2
  return { share, low: Math.max(0, (middle - reach) / of), high: Math.min(1, (middle + reach) / of) }
}

function pooledInterval(all: readonly Compared[]): Interval {
  const sums = all.filter(({ messaged, heldOut }) => messaged.people > 0 && heldOut.people > 0).map(stratum)
  const total = (of: (one: ReturnType<typeof stratum>) => number) =>
    sums.reduce((sum, one) => sum + of(one), 0)
  const weight = total((one) => one.weight)
  if (weight === 0) return nothingKnown
  const difference = total((one) => one.difference) / weight
  const variance = (difference * total((one) => one.p) + total((one) => one.q)) / weight ** 2
  const reach = Z * Math.sqrt(Math.max(0, variance))
  return {
    difference,
    low: Math.max(-1, difference - reach),
    high: Math.min(1, difference + reach),
  }
}

/** Computes a comparison's part in the pooled difference and its variance, in Sato's letters. */
function stratum({ messaged: { people: n1, came: a }, heldOut: { people: n0, came: b } }: Compared) {
  const n = n1 + n0
  return {
    weight: (n1 * n0) / n,
    difference: (a * n0 - b * n1) / n,
    p: (n1 ** 2 * b - n0 ** 2 * a + (n1 * n0 * (n0 - n1)) / 2) / n ** 2,
    q: (a * (n0 - b) + b * (n1 - a)) / (2 * n),
  }
}

function judged(all: readonly Compared[], interval: Interval): Lift {
  const sum = (of: (one: Compared) => number) => all.reduce((total, one) => total + of(one), 0)
  const heldOut = sum((one) => one.heldOut.people)
  const came = sum((one) => one.messaged.came + one.heldOut.came)
  if (heldOut < FEWEST_HELD_OUT || came < FEWEST_WHO_CAME) return { ...interval, verdict: 'too few' }
  if (interval.low > 0) return { ...interval, verdict: 'more' }
  return { ...interval, verdict: interval.high < 0 ? 'fewer' : 'unclear' }
}
