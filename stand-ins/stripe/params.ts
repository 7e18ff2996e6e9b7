import { z } from 'zod'
import { invalid } from './errors.ts'
import type { Tree } from './form.ts'

export const text = z.string()
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number)
export const bool = z.enum(['true', 'false']).transform((value) => value === 'true')
/** An empty value clears the field. */
export const cleared = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema])
export const metadata = cleared(z.record(z.string(), z.string()))
/** A parameter that is accepted and has no effect here. */
export const taken = z.unknown().optional()
export const expand = z.array(z.string()).optional()
export const range = z.union([
  integer,
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
])
export type Range = z.infer<typeof range>
export const listing = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  expand,
}
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
})

export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
})
/** The billing mode of all subscriptions here. */
export const billingMode = z.strictObject({ type: z.enum(['flexible']), flexible: taken })

/** @throws {StripeFailure} with Stripe's own message for the first mistake. */
export function readParams<T extends z.ZodType>(schema: T, given: Tree): z.output<T> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw invalidOf(read.error.issues, given)
}

const pathOf = (path: PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

function invalidOf(issues: z.core.$ZodIssue[], given: Tree) {
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys')
  const issue = unknown ?? issues[0]!
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => pathOf([...issue.path, key]))
    const word = names.length > 1 ? 'parameters' : 'parameter'
    return invalid(`Received unknown ${word}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      param: names[0]!,
    })
  }
  const param = pathOf(issue.path)
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], given)
  if (value === undefined)
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (issue.message === 'integer')
    return invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param })
  if (issue.code === 'invalid_value')
    return invalid(`Invalid ${param}: must be one of ${orList(issue.values.map(String))}`, { param })
  return invalid(typeof value === 'object' ? `Invalid ${param}` : `Invalid ${param}: ${value}`, { param })
}

const orList = (values: string[]): string =>
  values.length < 3 ? values.join(' or ') : `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`

export const mergeMetadata = (
  now: Record<string, string> | null,
  change: Record<string, string> | null | undefined,
): Record<string, string> => {
  if (change === undefined) return now ?? {}
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value !== ''))
}
