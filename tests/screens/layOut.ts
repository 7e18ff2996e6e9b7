import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { coveredButtons } from './coveredButtons.ts'

/** What a screen shows in a window of this width. */
export type FrozenPage = { name: string; width: number; html: string }

/** As long as all screens may take on a slow machine. */
const PATIENCE_MS = 240_000

/**
 * Lays the pages out in another browser, which `open` starts at an address, and gives the buttons that are covered
 * there. `url` is where their stylesheets and letters are. The pages stand in frames as wide as the window would be.
 */
export async function layOut(
  pages: FrozenPage[],
  url: string,
  open: (address: string) => Promise<ChildProcess>,
): Promise<string[]> {
  const report = Promise.withResolvers<string[]>()
  const server = createServer((request, response) => {
    answer(request, response, pages, url, report.resolve).catch(report.reject)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const late = setTimeout(() => report.reject(new Error('The browser did not report in time.')), PATIENCE_MS)
  browser.once('exit', () => report.reject(new Error('The browser ended before it reported.')))
  try {
    return await report.promise
  } finally {
    clearTimeout(late)
    browser.kill()
    server.closeAllConnections()
    server.close()
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: FrozenPage[],
  url: string,
  report: (covered: string[]) => void,
): Promise<void> {
  const path = request.url!
  if (request.method === 'POST') return report(JSON.parse(await text(request)))
  const frozen = /^\/frozen\/(\d+)$/.exec(path)
  if (path === '/') return send(response, 'text/html; charset=utf-8', runner(pages))
  if (frozen) return send(response, 'text/html; charset=utf-8', pages[Number(frozen[1])]!.html)
  const asset = await fetch(`${url}${path}`)
  send(response, asset.headers.get('content-type') ?? '', Buffer.from(await asset.arrayBuffer()))
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', type)
  response.end(body)
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
