import fc from 'fast-check'
import { isProof, seed } from '#tests/engines/proof.ts'

let samples = 0

/** A sample of this size, different each time. In a proof it is all of the values. */
export function sampled<Value>(values: Value[], size: number): Value[] {
  if (isProof) return values
  samples += 1
  const some = fc.shuffledSubarray(values, { minLength: size, maxLength: size })
  return fc.sample(some, { numRuns: 1, seed: seed + samples })[0]!
}
