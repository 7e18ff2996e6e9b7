import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { openDisplay } from '#tests/engines/browsers/otherBrowsers.ts'
import { findWebKit } from '#tests/engines/findBinaries.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { PATIENCE_MS } from '../stage/expect.ts'

type Element = Record<string, string>

/** A page in WebKit, driven by WebDriver. Each step waits for the elements that it needs. */
export type WebKitPage = {
  goto(address: string): Promise<void>
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>
  /** Presses the button whose name begins with this text. */
  press(name: string): Promise<void>
  untilSaid(text: string): Promise<void>
  /** Waits until the service worker has kept the page's scripts. */
  untilKept(): Promise<void>
  close(): Promise<void>
}

/** Starts WebKit on a virtual screen. */
export async function openWebKitPage(): Promise<WebKitPage> {
  const { driver, xvfb } = findWebKit()!
  const display = await openDisplay(xvfb)
  const port = await freePort()
  const running = spawn(driver, [`--port=${port}`], { env: display.environment, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}/session`
  await until('the driver', () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => null,
    ),
  )
  const { sessionId } = await command<{ sessionId: string }>(address, 'POST', { capabilities: {} })
  const send = <Value>(path: string, body: object) =>
    command<Value>(`${address}/${sessionId}/${path}`, 'POST', body)
  /** The result of a function in the page, once it has one. Its arguments are passed as JSON. */
  const find = <Value>(what: string, look: (name: string) => unknown) =>
    until(what, () =>
      send<Value | null>('execute/sync', { script: `return (${look})(...arguments)`, args: [what] }),
    )
  const write = async (element: Element, text: string) =>
    send<void>(`element/${Object.values(element)[0]}/value`, { text })
  return {
    goto: (url) => send<void>('url', { url }),
    fill: async (label, text) => write(await find<Element>(label, fieldCalled), text),
    press: (name) =>
      until(name, async () => {
        const button = await find<Element>(name, buttonCalled)
        // It may be replaced by another one between the two calls.
        return send(`element/${Object.values(button)[0]}/click`, {}).then(
          () => true,
          () => null,
        )
      }).then(() => {}),
    untilSaid: async (text) => {
      await find(text, (words) => document.body.innerText.includes(words) || null).catch(async (cause) => {
        const said = await send<string>('execute/sync', {
          script: 'return document.body.innerText',
          args: [],
        })
        throw new Error(`Its page says: ${said}`, { cause })
      })
    },
    untilKept: () => find<void>('service worker', () => Boolean(navigator.serviceWorker?.controller) || null),
    close: async () => {
      await command(`${address}/${sessionId}`, 'DELETE')
      running.kill()
      display.close()
    },
  }
}

function fieldCalled(name: string) {
  const labels = [...document.querySelectorAll('label')]
  return labels.find(({ textContent }) => textContent!.trim().startsWith(name))?.control ?? null
}

function buttonCalled(name: string) {
  const isReady = (button: HTMLElement) =>
    button.offsetHeight > 0 && !button.matches(':disabled, [aria-disabled=true]')
  const nameOf = (button: HTMLElement) => {
    const said = button.cloneNode(true) as HTMLElement
    for (const unsaid of said.querySelectorAll('[aria-hidden=true]')) unsaid.remove()
    return (button.ariaLabel ?? said.textContent!).trim()
  }
  const buttons = [...document.querySelectorAll<HTMLElement>('button')].filter(isReady)
  const exact = buttons.find((button) => nameOf(button) === name)
  return exact ?? buttons.find((button) => nameOf(button).startsWith(name)) ?? null
}

async function command<Value>(address: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { message?: string } }
  if (!answer.ok) throw new Error(`${address}: ${value.message}`)
  return value
}

async function until<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const found = await ask()
    if (found !== null) return found
  }
  throw new Error(`WebKit shows no '${what}'`)
}
