import { texts } from './searchTexts.ts'

/** Shows the field that finds calls. It leaves the calls that have each of the words, and their links. */
export function searchCalls(page: Document): void {
  const place = page.querySelector<HTMLElement>('#search')!
  const form = place.querySelector('form')!
  const field = form.querySelector('input')!
  const told = form.querySelector('#found')!
  const calls = [...page.querySelectorAll<HTMLElement>('[data-call]')]
  const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')]
  const links = [...page.querySelectorAll<HTMLElement>('[data-of]')]
  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const found = calls.filter(({ dataset }) => words.every((word) => dataset.call!.includes(word)))
    const shown = new Set(found.map(({ id }) => id))
    const inGroups = new Set(found.map((call) => call.closest<HTMLElement>('[data-group]')!.dataset.group))
    for (const call of calls) call.hidden = !shown.has(call.id)
    for (const link of links) link.hidden = !shown.has(link.dataset.of!)
    for (const group of groups) group.hidden = !inGroups.has(group.dataset.group)
    told.textContent = words.length > 0 ? texts.found(found.length) : ''
  }
  form.addEventListener('submit', (event) => event.preventDefault())
  field.addEventListener('input', find)
  place.hidden = false
  // A browser that comes back to the page keeps what was typed.
  find()
}
