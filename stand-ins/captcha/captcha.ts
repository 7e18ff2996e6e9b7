import { Hono } from 'hono'
import { listen } from '#stand-ins/listen.ts'

export type CaptchaStandIn = {
  baseUrl: string
  siteKey: string
  secret: string
  /** A token such as the widget gives to a person who passes. */
  pass(): string
  close(): Promise<void>
}

/**
 * Plays Turnstile: a widget with a box to tick, and `siteverify`, which accepts each token once.
 * See https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function startCaptcha(): Promise<CaptchaStandIn> {
  const [siteKey, secret] = ['a-site-key', 'a-secret-of-the-site']
  const given = new Set<string>()
  const pass = () => {
    const token = crypto.randomUUID()
    given.add(token)
    return token
  }
  const app = new Hono()
    .get('/api.js', (c) => c.body(widget(siteKey), 200, { 'Content-Type': 'text/javascript' }))
    .post('/tick', (c) => c.text(pass(), 200, { 'Access-Control-Allow-Origin': '*' }))
    .post('/siteverify', async (c) => {
      const { secret: sent, response } = await c.req.parseBody()
      if (sent !== secret) return c.json({ success: false, 'error-codes': ['invalid-input-secret'] })
      if (!response) return c.json({ success: false, 'error-codes': ['missing-input-response'] })
      const isFirst = given.delete(String(response))
      return c.json({ success: isFirst, 'error-codes': isFirst ? [] : ['timeout-or-duplicate'] })
    })
  const { url, close } = await listen(app)
  return { baseUrl: url, siteKey, secret, pass, close }
}

const widget = (siteKey: string): string => `{
  const base = new URL(document.currentScript.src).origin
  const boxes = new Map()
  window.turnstile = {
    render(holder, { sitekey, callback, language }) {
      if (sitekey !== '${siteKey}') throw new Error('unknown site key')
      const label = document.createElement('label')
      const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
      label.lang = language
      label.append(box, ' I am a person')
      holder.append(label)
      box.onchange = async () => callback(await (await fetch(base + '/tick', { method: 'POST' })).text())
      const id = String(boxes.size + 1)
      boxes.set(id, box)
      return id
    },
    reset: (id) => { boxes.get(id).checked = false },
    remove: (id) => { boxes.get(id)?.parentElement.remove() },
  }
  if (!document.currentScript.src.includes('render=explicit')) {
    const showAll = () => {
      for (const holder of document.querySelectorAll('.cf-turnstile')) {
        const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response' })
        holder.append(field)
        const callback = (token) => { field.value = token }
        const { sitekey, language } = holder.dataset
        window.turnstile.render(holder, { sitekey, language, callback })
      }
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAll)
    else showAll()
  }
}`
