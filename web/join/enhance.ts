import { isMended } from './isMended.ts'
import { arrange } from './phonePattern.ts'

// Improves the form, which also works without a script.

const form = document.querySelector('form')
const phone = document.querySelector<HTMLInputElement>('input[name=phone]')

phone?.addEventListener('input', () => {
  const { value, selectionStart } = phone
  const pattern = phone.dataset.pattern
  // Only at the end of the input, so that correcting a digit in the middle does not move the cursor.
  if (pattern && selectionStart === value.length) phone.value = arrange(value, pattern)
})

const button = form?.querySelector('button')
const label = button?.textContent ?? ''

form?.addEventListener('submit', (event) => {
  if (!button) return
  if (button.getAttribute('aria-disabled')) return event.preventDefault()
  button.setAttribute('aria-disabled', 'true')
  button.textContent = button.dataset.busy ?? label
})

// On the way back from the next page, the browser may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || !button) return
  button.removeAttribute('aria-disabled')
  button.textContent = label
})

// An error goes as soon as its field is right. The one above the form goes with the last of them.
for (const field of document.querySelectorAll<HTMLInputElement>('[aria-invalid]'))
  field.addEventListener('input', () => {
    const { type, value, dataset, validity } = field
    if (!isMended({ type, value, isValid: validity.valid, pattern: dataset.pattern })) return
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
    document.getElementById(`${field.id}-error`)?.remove()
    if (!document.querySelector('[aria-invalid]')) document.querySelector('[role=alert]')?.remove()
  })

document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
