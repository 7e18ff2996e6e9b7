import { createOTP } from '@better-auth/utils/otp'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { confirmAddress } from './confirmAddress.ts'
import { PASSWORD, type People, type Person } from './people.ts'

export type Authenticator = {
  factorId: string
  secret: string
  backupCodes: string[]
  /** The app's current code, or the code `steps` times 30 seconds away. */
  code(steps?: number): Promise<string>
  /** The next code that was not shown before. Moves the clock until there is one. */
  nextCode(): Promise<string>
}

const STEP_MS = 30_000

/** The code of an authenticator app for a base32 secret, computed by another implementation than ours. */
export async function codeOf(secret: string, now: Date, steps = 0): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), hmac, false, ['sign'])
  // The function takes keys too, although its type allows only strings.
  return createOTP(key as never).hotp(Math.floor(now.getTime() / STEP_MS) + steps)
}

/** Switches on two-step sign-in for a person, as their browser does, after confirming their address. */
export async function switchOn(people: People, person: Person, password?: string): Promise<Authenticator> {
  const { clock } = people
  const { visitor } = person
  await confirmAddress(people, person)
  const begun = await visitor.post('/api/auth/factors', { password: password ?? PASSWORD })
  if (begun.status !== 201) throw new Error(begun.text)
  const { id: factorId, secret } = begun.body as { id: string; secret: string }
  const code = (steps = 0) => codeOf(secret, clock.now(), steps)
  const proven = await visitor.post(`/api/auth/factors/${factorId}/verify`, { code: await code() })
  if (proven.status !== 200) throw new Error(proven.text)
  const { backup_codes: backupCodes } = proven.body as { backup_codes: string[] }
  const nextCode = async () => {
    clock.advance(STEP_MS)
    return code()
  }
  return { factorId, secret, backupCodes, code, nextCode }
}

export const answerChallenge = (visitor: Visitor, code: string, remember_device = false): Promise<Answer> =>
  visitor.post('/api/auth/factors/challenge', { code, remember_device })

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Uint8Array.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
