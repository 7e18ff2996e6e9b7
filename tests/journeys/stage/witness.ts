import { appendFileSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { textsMetBy } from '#tests/laws/specification/specTexts.ts'

const BINDING = 'specTextMet'

/**
 * Records in a file which of the specification's texts the journey under way shows, however briefly: those that it is
 * named for.
 * @param journey the name of the journey under way, or undefined if there is none
 */
export function witness(browser: Browser, file: string, journey: () => string | undefined): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    const name = journey()
    const screens = name ? yetToMeet(name, readMet(file)) : {}
    if (Object.keys(screens).length === 0) return context
    await context.exposeBinding(BINDING, (_source, met: string) => appendFileSync(file, `${name} ${met}\n`))
    await context.addInitScript(watchTexts, { binding: BINDING, screens })
    return context
  }
  return browser
}

/** The texts that the journey has not shown yet. Watching a page takes time, and one sighting of each is enough. */
const yetToMeet = (journey: string, met: Set<string>): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(textsMetBy(journey))
      .map(
        ([screen, texts]) =>
          [screen, texts.filter((text) => !met.has(asMet(journey, screen, text)))] as const,
      )
      .filter(([, texts]) => texts.length > 0),
  )

/** The texts met so far, each as its journey, the address of its screen, and the text. */
export function readMet(file: string): Set<string> {
  return new Set(readFileSync(file, 'utf8').split('\n'))
}

export const asMet = (journey: string, screen: string, text: string): string => `${journey} ${screen} ${text}`

/** Runs in the page. A text counts if it is the whole text of an element or, from three words on, a part of it. */
function watchTexts({ binding, screens }: { binding: string; screens: Record<string, readonly string[]> }) {
  const tell = (window as unknown as Record<string, (met: string) => void>)[binding]!
  const patterns = Object.entries(screens).flatMap(([screen, texts]) =>
    texts.map((text) => {
      const body = text
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+')
      const whole = text.split(' ').length < 3
      return { screen, met: `${screen} ${text}`, pattern: new RegExp(whole ? `^${body}$` : body) }
    }),
  )
  const ofScreens = new Map(
    Object.keys(screens).map((screen) => [screen, new Set(patterns.filter((one) => one.screen === screen))]),
  )
  /** The texts of this screen that were not seen yet. */
  const openHere = () => ofScreens.get(location.pathname) ?? new Set()
  // The options of a closed list are invisible until it is opened.
  const isVisible = (element: Element) => (element.closest('select') ?? element).checkVisibility()
  const meet = (element: Element, text: string) => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (!said || said.length > 600) return
    const open = openHere()
    for (const one of open) {
      if (!one.pattern.test(said) || !isVisible(element)) continue
      open.delete(one)
      tell(one.met)
    }
  }
  const look = (element: Element) => {
    const parts = [...element.childNodes]
    meet(element, element.textContent ?? '')
    // A heading and the paragraph below it are separate sentences on the screen.
    meet(element, parts.map((part) => part.textContent).join(' '))
    // A button's visible text, without the addition for screen readers.
    meet(element, parts.map((part) => (part instanceof Text ? part.data : '')).join(''))
    for (const name of ['placeholder', 'aria-label', 'title']) meet(element, element.getAttribute(name) ?? '')
  }
  const named = '[placeholder], [aria-label], [title]'
  const lookAround = (node: Node) => {
    const start = node instanceof Element ? node : node.parentElement
    if (!start || openHere().size === 0) return
    const around = new Set([start, ...start.querySelectorAll(named)])
    // A sentence is at most two elements above its words.
    const words = document.createTreeWalker(start, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      for (
        let outer = words.currentNode.parentElement, steps = 0;
        outer && steps < 3;
        outer = outer.parentElement, steps += 1
      )
        around.add(outer)
    }
    for (const element of around) look(element)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) lookAround(node)
      else lookAround(target)
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['placeholder', 'aria-label', 'title', 'hidden', 'open'],
  })
}
