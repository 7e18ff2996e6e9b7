import { invalid } from './errors.ts'

export type Tree = { [key: string]: Value }
export type Value = string | Tree | Value[]

/** Reads `items[0][price]=…` as Stripe does: objects by name, lists by number or `[]`. */
export function readForm(pairs: Iterable<[string, string]>): Tree {
  const root: Tree = Object.create(null)
  for (const [name, value] of pairs) {
    const [head, ...rest] = name.replaceAll(']', '').split('[')
    let at: Tree = root
    const keys = [head!, ...rest]
    for (const [index, written] of keys.entries()) {
      const key = written === '' ? String(Object.keys(at).length) : written
      if (index === keys.length - 1) at[key] = value
      else {
        at[key] ??= Object.create(null) as Tree
        if (typeof at[key] === 'string') throw invalid(`Invalid object`, { param: name })
        at = at[key] as Tree
      }
    }
  }
  return withLists(root) as Tree
}

function withLists(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return keys.map((key) => withLists(value[key]!))
  return Object.fromEntries(keys.map((key) => [key, withLists(value[key]!)]))
}
