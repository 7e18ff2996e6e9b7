import { html } from 'hono/html'
import { nameForCustomers } from '#server/businesses/business/index.ts'
import { mailPage, mailPageStyles } from '#server/messaging/messages/index.ts'
import { PAUSE_DAYS } from '#server/messaging/preferences/config.ts'
import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { languages } from '#server/platform/text/languages.ts'
import { languageName } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Box } from './contract.ts'
import type { Preferences } from './readPreferencesPage.ts'
import type { Saved } from './savePreferences.ts'
import { texts as english } from './texts.ts'

export type PreferencesPage =
  | { kind: 'unknown'; pageIn: PageLanguage }
  | { kind: Saved['kind'] | 'ask'; preferences: Preferences }

const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./texts/*.ts', { eager: true, import: 'texts' }),
)
type Texts = typeof english

/** Renders the page where customers choose what they get. */
export function preferencesPage(page: PreferencesPage): Promise<string> {
  if (page.kind === 'unknown') {
    const { unknown } = textsIn[page.pageIn]
    return mailPage({ language: page.pageIn, title: unknown.title, body: html`<p>${unknown.text}</p>` })
  }
  const { business, pageIn } = page.preferences
  const t = textsIn[pageIn]
  return mailPage({
    language: pageIn,
    title: t.title(nameForCustomers(business, pageIn)),
    body: form(t, page.kind, page.preferences),
    business,
    styles: '/preferences/page.css',
  })
}

function form(t: Texts, kind: Saved['kind'] | 'ask', preferences: Preferences) {
  const { ticked, texts, wordingMark } = preferences
  return html`${kind === 'ask' ? '' : said(t, kind)}
<form method="post">
<input type="hidden" name="shown" value="${ticked.join(' ')}"><input type="hidden" name="wording" value="${wordingMark}">
<fieldset><legend>${t.channels}</legend>${channels(t, preferences)}</fieldset>
<fieldset><legend>${t.topics}</legend>${topicBoxes(t, ticked)}<p class="note">${texts === 'none' ? t.owedByMail : t.owed}</p></fieldset>
${languageField(t, preferences)}
<button name="act" value="save">${t.save}</button>
<section><h2>${t.pause.title}</h2>${pause(t, preferences)}</section>
</form>`
}

/** Renders the outcome of the form. It is focused, so that screen readers read it first. */
const said = (t: Texts, kind: Saved['kind']) =>
  html`<p class="${kind === 'saved' ? 'said' : 'said refused'}" role="${kind === 'saved' ? 'status' : 'alert'}" tabindex="-1" autofocus>${t.said[kind]}</p>`

function channels(t: Texts, { ticked, texts, wording }: Preferences) {
  const isOn = (box: Box) => ticked.includes(box)
  const wordsOfTexts = { free: isOn('sms') ? '' : wording.sms, stopped: t.stopped, elsewhere: t.elsewhere }
  return html`${box('email', ticked, { label: t.boxes.email, hint: isOn('email') ? '' : wording.email })}
${texts === 'none' ? '' : box('sms', ticked, { label: t.boxes.sms, hint: wordsOfTexts[texts], off: texts !== 'free' })}`
}

const topicBoxes = (t: Texts, ticked: Box[]) =>
  (['news', 'occasions', 'reminders'] as const).map((topic) =>
    box(topic, ticked, { label: t.boxes[topic], hint: t.hints[topic] }),
  )

function box(
  name: Box,
  ticked: Box[],
  { label, hint, off = false }: { label: string; hint: string; off?: boolean },
) {
  const state = `${ticked.includes(name) ? ' checked' : ''}${off ? ' disabled' : ''}`
  return html`<label class="box"><input type="checkbox" name="on" value="${name}"${state}${hint ? html` aria-describedby="${name}-hint"` : ''}><span>${label}</span></label>${hint ? html`<p class="hint" id="${name}-hint" dir="auto">${hint}</p>` : ''}`
}

/** Renders the choice of language. Each is named in itself, so that its speakers can read it. */
const languageField = (t: Texts, { language: chosen }: Preferences) =>
  html`<input type="hidden" name="shown_language" value="${chosen ?? ''}"><label class="field">${t.language.label}
<select name="language" aria-describedby="language-hint"><option value="">${t.language.own}</option>${languages.map(
    (language) =>
      html`<option value="${language}" lang="${language}"${language === chosen ? html` selected` : ''}>${languageName(language)}</option>`,
  )}</select></label><p class="note" id="language-hint">${t.language.hint}</p>`

const pause = (t: Texts, { pausedUntil }: Preferences) =>
  pausedUntil
    ? html`<p>${t.pause.until(pausedUntil)}</p><button class="second" name="act" value="resume">${t.pause.resume}</button>`
    : html`<p>${t.pause.text(PAUSE_DAYS)}</p><button class="second" name="act" value="pause">${t.pause.start(PAUSE_DAYS)}</button>`

export const pageStyles = `${mailPageStyles}:root{--line:#d6d3d1;--good:#ecfdf3;--bad:#fef2f2}
@media (prefers-color-scheme:dark){:root{--line:#57534e;--good:#14352a;--bad:#45201d}}
.sheet{max-width:34rem}
h1{margin:0 0 20px}
form{margin:0}
h2,legend{margin:0 0 8px;padding:0;font-size:1.0625rem;font-weight:600;line-height:1.4}
fieldset{margin:0 0 24px;padding:0;border:0;min-width:0}
.box{display:flex;gap:12px;align-items:center;min-height:44px;cursor:pointer;font-weight:500}
.box input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--ink)}
.box:has(:disabled){cursor:default;color:var(--quiet)}
.hint,.note{font-size:.875rem;line-height:1.5}
label.field{display:block;font-weight:600}
select{display:block;width:100%;min-height:44px;margin:8px 0 0;padding:8px 12px;border:1px solid var(--quiet);border-radius:10px;background:var(--paper);color:var(--ink);font:inherit;font-weight:400}
#language-hint{margin:8px 0 24px}
.hint{margin:0 0 8px;padding-inline-start:32px}
.note,.note:last-child{margin:16px 0 0}
.said{margin:0 0 24px;padding:12px 16px;border-radius:10px;background:var(--good);color:var(--ink)}
.refused{background:var(--bad)}
section{margin:32px 0 0;padding:24px 0 0;border-top:1px solid var(--line)}
.second{background:none;color:var(--ink)}
input:focus-visible,select:focus-visible,.said:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.said:focus:not(:focus-visible){outline:none}
`
