import { createHmac } from 'node:crypto'
import type { Visitor } from '#tests/world/visitor.ts'
import { PASSWORD } from './people.ts'

export type Granted = {
  access_token: string
  token_type: string
  expires_in: number
  expires_at: number
  refresh_token: string
  user: { id: string; email: string }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Signs a program in. */
export async function grantByPassword(
  program: Visitor,
  email: string,
  password = PASSWORD,
): Promise<Granted> {
  const answer = await program.post('/api/auth/token?grant_type=password', { email, password })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body as Granted
}

export const refresh = (program: Visitor, token: string) =>
  program.post('/api/auth/token?grant_type=refresh_token', { refresh_token: token })

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

export const partsOf = (token: string) => {
  const [header, payload] = token.split('.').map((part, place) => (place < 2 ? decode(part) : part))
  return { header, payload } as { header: Record<string, string>; payload: Record<string, string | number> }
}

/** A token with another header or payload, under its old signature. */
export function altered(
  token: string,
  { header = {}, payload = {} }: { header?: object; payload?: object },
): string {
  const parts = partsOf(token)
  const signature = token.split('.')[2]
  return `${encode({ ...parts.header, ...header })}.${encode({ ...parts.payload, ...payload })}.${signature}`
}

/** A token's claims without a signature, or signed with a publicly known secret. */
export function forged(token: string, alg: 'none' | 'HS256', secret = ''): string {
  const { header, payload } = partsOf(token)
  const signed = `${encode({ ...header, alg })}.${encode(payload)}`
  const signature = alg === 'none' ? '' : createHmac('sha256', secret).update(signed).digest('base64url')
  return `${signed}.${signature}`
}
