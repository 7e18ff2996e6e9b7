import type { Page } from '@playwright/test'
import { longNames } from '../cast/longNames.ts'

/** A button or link; `group` has the names of the groups, figures and heads of columns around it, which are read with it. */
type Control = { kind: string; name: string; url: string; group: string }

/**
 * Returns the names that several buttons or links of the screen share although they do different things: who hears or
 * speaks a name must know which one it is (WCAG 2.2, 2.4.4 and 2.4.6). Links to one address are one thing.
 */
export async function sameNames(page: Page): Promise<string[]> {
  const controls = controlsIn(await page.locator('body').ariaSnapshot())
  const byName = Map.groupBy(controls, ({ name, group }) => `${group}\n${name}`)
  return [...byName.values()].flatMap((them) => {
    const { name } = them[0]!
    const isOneLink = them.every(({ kind, url }) => kind === 'link' && url === them[0]!.url)
    if (them.length === 1 || isOneLink || name in allowed || ofTheScene.some((one) => name.includes(one)))
      return []
    return [`${them.length} controls are called '${name}'`]
  })
}

const readWith = new Set(['group', 'figure', 'columnheader'])
/** People of the scene share these names. */
const ofTheScene = Object.values(longNames).map((name) => name.slice(0, 12))

/** Names that may be shared, each with its reason. */
const allowed: Record<string, string> = {
  Close: 'the button at the end of a dialog and the cross at its top do the same',
  'Add Customer': 'the button of the page and that of its empty list open the same form',
  'New campaign': 'the button of the page and that of its empty list open the same form',
}

/** The buttons and links of a snapshot of Playwright's, with the names that a screen reader has. */
function controlsIn(snapshot: string): Control[] {
  const around: { depth: number; name: string }[] = []
  const lines = snapshot.split('\n')
  return lines.flatMap((line, at) => {
    const found = /^( *)- '?(\w+) "((?:[^"\\]|\\.)*)"/.exec(line)
    const depth = line.search(/\S/)
    while (around.length > 0 && around.at(-1)!.depth >= depth) around.pop()
    if (!found) return []
    const [, , kind, name] = found as unknown as [string, string, string, string]
    if (readWith.has(kind)) around.push({ depth, name })
    if (kind !== 'button' && kind !== 'link') return []
    const url = /^ *- \/url: (.*)$/.exec(lines[at + 1] ?? '')?.[1] ?? ''
    return [{ kind, name, url, group: around.map((one) => one.name).join(', ') }]
  })
}
