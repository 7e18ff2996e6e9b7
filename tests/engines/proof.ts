import { createHash } from 'node:crypto'

/** True in `npm run prove`, which runs at full size the tests of which `npm test` runs a sample. */
export const isProof = process.env.PROVE === 'true'

/** The size of a test: `whole` in a proof, otherwise `sample`. */
export const inProof = (whole: number, sample: number): number => (isProof ? whole : sample)

/** The seed of everything random in this run. The run prints it; SEED=n repeats it. */
export const seed = Number(process.env.TEST_SEED)

/** A number below 2^32 that looks random and is the same for the same text. */
export const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()
