import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, type ButtonProps } from './Button.tsx'
import { ReadOnly } from './ReadOnly.ts'

const WHY = 'You can change nothing here.'
const drawn = (props: ButtonProps, why: string | null) =>
  renderToStaticMarkup(
    <ReadOnly value={why}>
      <Button {...props}>Save</Button>
    </ReadOnly>,
  )

describe('a button', () => {
  it('that changes something is off where nothing can be changed, and says why', () => {
    for (const variant of ['primary', 'danger'] as const) {
      expect(drawn({ variant }, WHY)).toContain(`title="${WHY}" aria-disabled="true"`)
      expect(drawn({ variant }, null)).not.toContain('aria-disabled="true"')
    }
  })

  it('that only reads works everywhere', () => {
    for (const props of [{}, { variant: 'quiet' }, { variant: 'primary', reads: true }] as ButtonProps[])
      expect(drawn(props, WHY)).not.toContain('aria-disabled="true"')
  })
})
