import type { MiddlewareHandler } from 'hono'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { AppEnv } from '../env.ts'

/** Deepest nesting that is taken. The deepest of the contracts, a mail's blocks, needs ten levels. */
const DEEPEST = 32
/**
 * Most values that are taken. The largest inputs are 5,000 selected rows, and the blocks of a mail in all languages.
 */
const MOST_VALUES = 20_000

/**
 * Refuses JSON with too many values, or too many values within values, before anything walks through it: checking each
 * value takes some microseconds.
 */
export const limitJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (/\bjson\b/i.test(c.req.header('content-type') ?? '')) refuseBeyond(shapeOf(await c.req.text()))
  return next()
}

function refuseBeyond({ values, depth, field }: Shape): void {
  if (depth > DEEPEST) throw invalidField(field, 'This is nested too deeply')
  if (values > MOST_VALUES) throw invalidField(field, 'These are too many values at once')
}

/** `field` is the name before the deepest value. */
type Shape = { values: number; depth: number; field: string }

/** Counts the values of a JSON text, names of fields aside, and finds their depth. Reads each character once. */
export function shapeOf(json: string): Shape {
  let [values, depth, deepest, text, name, field] = [1, 0, 0, 'json', 'json', 'json']
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (character === '"') {
      const end = endOfText(json, at)
      text = json.slice(at + 1, Math.min(end, at + 100))
      at = end
    } else if (character === ':') name = text
    else if (character === ',') values += 1
    else if (character === '[' || character === '{') {
      values += 1
      depth += 1
      if (depth > deepest) [deepest, field] = [depth, name]
    } else if (character === ']' || character === '}') depth -= 1
  }
  return { values, depth: deepest, field }
}

/** The position of the quote that closes a text. */
function endOfText(json: string, opened: number): number {
  let at = opened + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
