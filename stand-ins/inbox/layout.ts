import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

type Page = { title: string; basePath: string; view: 'home' | 'open'; aside: Html; main: Html }

/** The frame around every inbox page. `view` decides which side a narrow screen shows. */
export function page({ title, basePath, view, aside, main }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Inbox</title>
<link rel="stylesheet" href="${basePath}/inbox.css">
<link rel="icon" href="${basePath}/icon.svg" type="image/svg+xml">
</head>
<body class="view-${view}">
<a class="skip" href="#content">Skip to the messages</a>
<header class="top">
<a class="home" href="${basePath}"><img src="${basePath}/icon.svg" alt="" width="32" height="32"><span>Inbox</span></a>
</header>
<div class="panes">
<nav class="receivers" aria-label="Receivers">${aside}</nav>
<main id="content" tabindex="-1">${main}</main>
</div>
</body>
</html>`
}

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' })

export const dayOf = (iso: string) => day.format(new Date(iso))

/** The time of day for today, otherwise the date. */
export function when(iso: string): Html {
  const today = dayOf(iso) === dayOf(new Date().toISOString())
  return html`<time datetime="${iso}">${today ? clock.format(new Date(iso)) : dayOf(iso)}</time>`
}

export const hour = (iso: string): Html => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`
