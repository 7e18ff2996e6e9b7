import { formatMoney } from '#server/platform/money/money.ts'
import { formatNumber } from '#server/platform/text/locale.ts'
import { effectWords } from '#web/till/effectWords.ts'
import { points as pointsWritten, tillTexts } from '#web/till/texts.ts'
import { acceptedKeys } from '#web/ui/fields/acceptedKeys.ts'
import { place } from '../exampleCafe.ts'
import { portalState } from './portalState.ts'
import { first, type Sale, type Standing, sell } from './sale.ts'

/** Keeps amounts in the room of the display. */
const MOST_KEYS = 7
const words = tillTexts.purchase

const money = (keys: string) => formatMoney(Number(keys), place.currency, place.locale)
const number = (value: number) => formatNumber(value, place.locale)

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind

/** Makes the example till work: its keys, what they get, recording and taking back. Nothing leaves the page. */
export function workTill(): void {
  const till = byId('till')
  const display = till.querySelector('input')!
  const eraser = till.querySelector<HTMLButtonElement>('[data-pad] button[aria-label]')!
  const [record, undo] = [byId<HTMLButtonElement>('record'), byId<HTMLButtonElement>('undo')]
  const { recorded, visit, recordVisit, undone } = till.dataset as Record<string, string>
  const done: Shown[] = [{ standing: first, stamps: first.stamps }]
  let keys = till.dataset.amount!
  let isTyped = false

  const next = () => sell(done.at(-1)!.standing, keys === '' ? null : Number(keys))

  function show(): void {
    display.value = keys && money(keys)
    eraser.disabled = keys === ''
    record.textContent = keys === '' ? recordVisit! : words.record(money(keys))
    preview(till, next())
  }

  function type(typed: string): void {
    keys = acceptedKeys(typed, false, MOST_KEYS).replace(/^0+/, '')
    isTyped = true
    show()
  }

  // The first key replaces the amount that was there, as at the till.
  const add = (key: string) => type((isTyped ? keys : '') + key)
  const erase = () => type(keys.slice(0, -1))

  function sale(): void {
    const { after, shown } = next()
    done.push({ standing: after, stamps: shown })
    const sentence = draw(done.at(-1)!, true)
    const what = keys === '' ? visit! : recorded!.replace('…', money(keys))
    settle(`${what}. ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
  }

  function takeBack(): void {
    done.pop()
    draw(done.at(-1)!, false)
    // A button that is disabled must not take the focus with it.
    if (done.length === 1) record.focus()
    settle(undone!)
  }

  function settle(said: string): void {
    byId('recorded').textContent = said
    undo.disabled = done.length === 1
    isTyped = false
    show()
  }

  till.removeAttribute('inert')
  record.addEventListener('click', sale)
  undo.addEventListener('click', takeBack)
  display.addEventListener('input', () => type(display.value))
  display.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') sale()
    else if (event.key === 'Backspace') erase()
    else if (/^\d$/.test(event.key)) add(event.key)
    else return
    event.preventDefault()
  })
  till.querySelector('[data-pad]')!.addEventListener('click', ({ target }) => {
    const key = (target as Element).closest('button')
    if (key === eraser) erase()
    else if (key) add(key.textContent!)
  })
}

type Shown = { standing: Standing; stamps: number }

/** Shows the customer's phone, and returns its sentence about the next reward. */
function draw({ standing, stamps }: Shown, animated: boolean): string {
  const screen = byId('portal-screen')
  const state = portalState(stamps)
  const sentence = screen.querySelector('h1 + p')!
  sentence.replaceChildren(...state.querySelector('p')!.childNodes)
  screen.querySelector('article')!.replaceWith(state.querySelector('article')!)
  if (!animated)
    for (const stamp of screen.querySelectorAll('.animate-press-in'))
      stamp.classList.remove('animate-press-in')
  byId('points-held').textContent = pointsWritten(standing.points, number(standing.points))
  return sentence.textContent!
}

/** Writes what the next purchase gives into the two previews, and shows the one that fits. */
function preview(till: HTMLElement, { programs, filled }: Sale): void {
  for (const shown of till.querySelectorAll<HTMLElement>('[data-fills]')) {
    shown.hidden = shown.dataset.fills !== String(filled)
    for (const effect of programs) {
      const line = shown.querySelector<HTMLElement>(`li[title="${effect.name}"]`)
      const given = effectWords(effect, number)
      if (!line) continue
      line.hidden = given === null
      if (given !== null) line.firstElementChild!.lastChild!.textContent = given
    }
  }
}
