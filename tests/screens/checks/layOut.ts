import type { ChildProcess } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { reportOf, send } from '#tests/engines/browsers/reportOf.ts'
import { coveredButtons } from './coveredButtons.ts'

/** The content of a screen in a window of this width. */
export type FrozenPage = { name: string; width: number; html: string }

/**
 * Lays the pages out in another browser, which `open` starts at an address. Returns the buttons that are covered there.
 * `url` serves their stylesheets and fonts. Each page is in a frame as wide as its window.
 */
export async function layOut(
  pages: FrozenPage[],
  url: string,
  open: (address: string) => Promise<ChildProcess>,
): Promise<string[]> {
  return reportOf((request, response) => answer(request, response, pages, url), open)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: FrozenPage[],
  url: string,
): Promise<void> {
  const path = request.url!
  const frozen = /^\/frozen\/(\d+)$/.exec(path)
  if (path === '/') return send(response, 'text/html; charset=utf-8', runner(pages))
  if (frozen) return send(response, 'text/html; charset=utf-8', pages[Number(frozen[1])]!.html)
  const asset = await fetch(`${url}${path}`)
  send(response, asset.headers.get('content-type') ?? '', Buffer.from(await asset.arrayBuffer()))
}

const runner = (pages: FrozenPage[]): string => {
  const list = pages.map(({ name, width }) => ({ name, width }))
  return `<!doctype html><title>Screens</title><script type="module">
    const coveredButtons = ${coveredButtons};
    (${layOutAll})(${JSON.stringify(list).replaceAll('<', '\\u003c')}, coveredButtons)
  </script>`
}

/** Runs in the other browser. */
async function layOutAll(
  pages: { name: string; width: number }[],
  look: typeof coveredButtons,
): Promise<void> {
  const covered: string[] = []
  for (const [index, { name, width }] of pages.entries()) {
    const frame = document.createElement('iframe')
    frame.style.cssText = `position: fixed; inset: 0 auto auto 0; border: 0; width: ${width}px; height: 700px`
    frame.src = `/frozen/${index}`
    document.documentElement.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    const page = frame.contentDocument!
    await page.fonts.ready
    for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.close()
      dialog.showModal()
    }
    covered.push(...look(page).map((one) => `${name}: ${one}`))
    frame.remove()
  }
  await fetch('/', { method: 'POST', body: JSON.stringify(covered) })
}
