// With this script the card can be stamped; without a script it is static.

const card = document.getElementById('card')!
const button = document.getElementById('stamp') as HTMLButtonElement
const status = document.getElementById('stamped')!
const states = [...document.querySelectorAll<HTMLTemplateElement>('template[data-stamps]')]
const label = button.querySelector('span')!
const { said, full, first, again } = button.dataset as Record<'said' | 'full' | 'first' | 'again', string>
const invitation = label.textContent
let stamps = Number(first)

function stamp(): void {
  stamps = (stamps % states.length) + 1
  const state = states[stamps - 1]!
  card.replaceChildren(state.content.cloneNode(true))
  const isFull = stamps === states.length
  label.textContent = isFull ? again : invitation
  status.textContent = isFull ? full : said.replace('-1', String(stamps))
}

button.hidden = false
card.dataset.live = ''
for (const target of [card, button]) target.addEventListener('click', stamp)

export {}
