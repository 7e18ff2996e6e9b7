import { html } from 'hono/html'
import type { Mailbox, Text } from '#stand-ins/mailbox.ts'
import { dayOf, type Html, hour } from './layout.ts'
import { withLinks } from './links.ts'
import { shownPhone, threadUrl } from './receivers.ts'

type Thread = { mailbox: Mailbox; basePath: string; phone: string; problem: string | undefined }

const longestThread = 200
const keywords = ['STOP', 'START', 'HELP']

/** One phone: its texts as bubbles, and a box to answer as that phone. */
export function phoneView({ mailbox, basePath, phone, problem }: Thread): Html {
  const texts = mailbox.texts(phone).slice(-longestThread)
  const sender = texts.at(-1)?.sender
  return html`<div class="bar"><a class="back narrow" href="${basePath}">All receivers</a>
<h1>${shownPhone(phone)}</h1>
<a class="button" href="${threadUrl(basePath, phone)}#latest">Refresh</a></div>
<section class="phone" aria-label="Texts">
${texts.length === 0 ? html`<p class="empty">No texts for this number yet.</p>` : ''}
<ol>${texts.map((text, index) => bubble(text, texts[index - 1]))}</ol>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
<div id="latest"></div>
${replyForm(basePath, phone, sender)}
</section>`
}

function bubble(text: Text, before: Text | undefined): Html {
  const newDay = before === undefined || dayOf(before.at) !== dayOf(text.at)
  return html`${newDay ? html`<li class="day">${dayOf(text.at)}</li>` : ''}
<li class="${text.direction}" data-id="${text.id}"><p dir="auto">${withLinks(text.body)}</p>
<small>${from(text, before)}${hour(text.at)}${fate(text)}</small></li>`
}

// The sender is shown where it changes. A phone's thread begins with it.
function from(text: Text, before: Text | undefined): string {
  if (text.direction === 'sent') return 'from this phone · '
  const known = before?.direction === 'received' && before.sender === text.sender
  return known ? '' : `from ${text.sender} · `
}

function fate(text: Text): string {
  const parts = text.segments > 1 ? ` · ${text.segments} segments` : ''
  if (text.direction === 'sent') return parts
  return `${parts} · ${text.status}${text.errorCode === null ? '' : ` (error ${text.errorCode})`}`
}

function replyForm(basePath: string, phone: string, sender: string | undefined): Html {
  const hidden = html`<input type="hidden" name="phone" value="${phone}">
${sender === undefined ? '' : html`<input type="hidden" name="to" value="${sender}">`}`
  return html`<form class="reply" method="post" action="${basePath}/reply">${hidden}
<label for="body">Answer as this phone</label>
<div><input id="body" name="body" required maxlength="1600" autocomplete="off" placeholder="Text message"><button>Send</button></div>
</form>
<form class="keywords" method="post" action="${basePath}/reply">${hidden}
<span>Or just</span>${keywords.map((word) => html`<button name="body" value="${word}">${word}</button>`)}
</form>`
}
