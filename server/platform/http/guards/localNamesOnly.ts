import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { isLocalHost } from '#server/platform/network/localHost.ts'

/**
 * For the demo, whose passwords everybody knows: it answers only to names of this machine. Any site can point
 * its own name at this machine's address, and its pages could then read the demo as their own (DNS rebinding).
 */
export function localNamesOnly(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (isLocalHost(withoutPort(c.req.header('host')))) return next()
    // Misdirected Request (RFC 9110, 15.5.20).
    return c.html(page(publicUrl), 421)
  }
}

const withoutPort = (host = ''): string => host.replace(/:\d{1,5}$/, '')

const page = (publicUrl: string) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Regulars</title></head>
<body>
<h1>This demo answers on its own computer only</h1>
<p>Open it there as <a href="${publicUrl}">${publicUrl}</a>. For other addresses, run Regulars in production: see docs/operations.md.</p>
</body>
</html>`
