import { PLACES } from './exampleCafe.ts'
import { cardState } from './till/portalState.ts'

/** Lets visitors stamp the first card of the page. */
export function tapCard(): void {
  const card = document.getElementById('card')!
  const button = document.getElementById('stamp') as HTMLButtonElement
  const status = document.getElementById('stamped')!
  const label = button.querySelector('span')!
  const { said, full, first, again } = button.dataset as Record<'said' | 'full' | 'first' | 'again', string>
  const invitation = label.textContent
  let stamps = Number(first)

  function stamp(): void {
    stamps = (stamps % PLACES) + 1
    card.replaceChildren(cardState(stamps))
    const isFull = stamps === PLACES
    label.textContent = isFull ? again : invitation
    status.textContent = isFull ? full : said.replace('-1', String(stamps))
  }

  button.hidden = false
  card.dataset.live = ''
  for (const target of [card, button]) target.addEventListener('click', stamp)
}
