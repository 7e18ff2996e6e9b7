import type { Source } from '../sources.ts'

/** Files that import each other, directly or indirectly: each group once, by Tarjan's algorithm. */
export function circlesOf(sources: Pick<Source, 'path' | 'imports'>[]): string[][] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1) circles.push(group.sort())
  }
  for (const path of importsOf.keys()) if (!order.has(path)) visit(path)
  return circles
}

/** Everything that a file imports by value, through others too, with the file that imports it. */
export function reachedFrom(start: string, byPath: Map<string, Source>): Map<string, string> {
  const reached = new Map([[start, start]])
  for (const [path] of reached)
    for (const target of byPath.get(path)?.values ?? []) if (!reached.has(target)) reached.set(target, path)
  return reached
}
