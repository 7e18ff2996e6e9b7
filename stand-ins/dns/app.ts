import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Zone } from './dns.ts'

/** The page on which a person edits the DNS records of the demo, as at the company that manages their domain. */
export function dnsApp(zone: Zone): Hono {
  return new Hono()
    .get('/', (c) => {
      c.header('Content-Security-Policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
      return c.html(page(zone))
    })
    .post('/', async (c) => {
      // Requests from other sites must not write here.
      if (!['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site')))
        return c.body(null, 403)
      const { name, value } = await c.req.parseBody()
      if (typeof name !== 'string' || typeof value !== 'string') return c.body(null, 400)
      const key = name.trim().toLowerCase().replace(/\.$/, '')
      if (value.trim() === '') delete zone[key]
      else zone[key] = [value.trim().slice(0, 500)]
      return c.redirect('/dev/dns', 303)
    })
}

const page = (zone: Zone) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>DNS of the demo</title></head>
<body>
<main>
<h1>DNS of the demo</h1>
<p>It plays the company that keeps your domain. Names under localhost lead to this computer already.</p>
<form method="post" action="/dev/dns">
<p><label>Name<br><input name="name" size="40" required autocomplete="off"></label></p>
<p><label>TXT<br><input name="value" size="60" autocomplete="off"></label></p>
<p><button>Save record</button> Without a text the record goes.</p>
</form>
<h2>Records</h2>
<ul>${Object.entries(zone).map(([name, records]) => html`<li>${name}: ${records.join(', ')}</li>`)}</ul>
</main>
</body>
</html>`
