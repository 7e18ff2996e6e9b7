import { html } from 'hono/html'

export type UnsubscribePage =
  | { kind: 'ask'; business: string; preferences: string }
  | { kind: 'done'; business: string }
  | { kind: 'unknown' | 'dead link' }

/** The page behind a mail's unsubscribe link. It works without a script. */
export async function unsubscribePage(page: UnsubscribePage): Promise<string> {
  const { title, body } = words(page)
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/unsubscribe/page.css">
</head>
<body><main><h1 dir="auto">${title}</h1>${body}</main></body>
</html>`,
  )
}

function words(page: UnsubscribePage) {
  switch (page.kind) {
    case 'ask':
      return {
        title: `Stop emails from ${page.business}?`,
        body: html`<p>Your card, your points and your rewards stay as they are.</p><form method="post"><button>Stop these emails</button></form><p><a href="${page.preferences}">Or choose what you get, or pause for a while</a></p>`,
      }
    case 'done':
      return {
        title: 'You are unsubscribed',
        body: html`<p dir="auto">You will get no more emails from ${page.business}. Your card, your points and your rewards stay as they are.</p><p>Changed your mind? Tell them on your next visit.</p>`,
      }
    case 'unknown':
      return {
        title: 'This link does not work',
        body: html`<p>It may have been cut off on its way. Open the newest email again and use the link at its end.</p>`,
      }
    case 'dead link':
      return {
        title: 'This link does not work',
        body: html`<p>It may have been cut off on its way, or the message that it stands in is gone.</p>`,
      }
  }
}

export const pageStyles = `:root{color-scheme:light dark;--page:#f6f3ef;--sheet:#fff;--ink:#292524;--quiet:#57534e;--accent:#c2410c;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--page:#1c1917;--sheet:#292524;--ink:#f5f5f4;--quiet:#d6d3d1;--accent:#fdba74;--on-accent:#1c1917}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:28rem;padding:32px;background:var(--sheet);border-radius:16px;box-shadow:0 8px 30px rgb(28 25 23/.08);overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:1.5rem;line-height:1.25}
p{margin:0 0 16px;color:var(--quiet)}
p:last-child{margin:0}
form{margin:24px 0 20px}
a{color:inherit}
button{width:100%;min-height:48px;padding:12px 20px;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{filter:brightness(1.08)}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`
