import { z } from 'zod'
import type { Answer } from '#tests/world/visitor.ts'

const refusal = z.strictObject({
  error: z.strictObject({
    code: z.string().min(1),
    message: z.string().min(1).max(500),
    fields: z.record(z.string(), z.string().min(1)).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    request_id: z.uuid(),
  }),
})

/** The fault in an answer to possibly bad input. Undefined for a correct result or a clear refusal. */
export function faultOf(answer: Answer): string | undefined {
  if ([200, 201, 204].includes(answer.status)) return undefined
  if (answer.status >= 500) return `${answer.status}: ${answer.text}`
  if (answer.status < 400) return `led elsewhere: ${answer.status}`
  const read = refusal.safeParse(answer.body)
  if (!read.success) return `not the one shape of an error: ${answer.status} ${answer.text.slice(0, 200)}`
  const { message, fields, request_id } = read.data.error
  if (request_id !== answer.headers.get('x-request-id')) return 'another request id'
  const said = [message, ...Object.values(fields ?? {})].join(' ')
  if (/drizzle|postgres|sql|syntax|stack|at \w+ \(|undefined is|cannot read|zod/i.test(said))
    return `says ${said}`
  return undefined
}

/** The fields that a refusal names. */
export const fieldsOf = ({ body }: Answer): string[] =>
  Object.keys((body as { error?: { fields?: object } } | undefined)?.error?.fields ?? {})
