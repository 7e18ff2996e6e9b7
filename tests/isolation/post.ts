import { newId } from '#server/platform/context/ids.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

export type Post = <Body>(path: string, body?: unknown) => Promise<Body>

export const postAs =
  (who: Visitor): Post =>
  async <Body>(path: string, body?: unknown) =>
    done<Body>(await who.post(`/api${path}`, body, { 'idempotency-key': newId() }))

export function done<Body>(answer: Answer): Body {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body as Body
}
