import type { ApiDocument, Schema } from '#server/console/developers/contract.ts'

/** The document's part about /api/v1: its calls, and the schemas that they need, in the document's order. */
export function stableApi({ paths, components }: ApiDocument): ApiDocument {
  const stable = Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/')))
  const needed = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(name!)) continue
      needed.add(name!)
      follow(components.schemas[name!])
    }
  }
  follow(stable)
  const schemas: Record<string, Schema> = Object.fromEntries(
    Object.entries(components.schemas).filter(([name]) => needed.has(name)),
  )
  return { paths: stable, components: { ...components, schemas } }
}
