import { expect, it } from 'vitest'
import { refusalOf } from './useCamera.ts'

it('a camera that is not there is called so, whatever kind of error the browser makes of it', () => {
  const webKits = Object.assign(Object.create({}), { name: 'OverconstrainedError', constraint: '' })
  expect(refusalOf(webKits)).toBe('missing')
  expect(refusalOf(new DOMException('', 'NotFoundError'))).toBe('missing')
})

it('a camera that may not be used is told from one that is in use', () => {
  expect(refusalOf(new DOMException('', 'NotAllowedError'))).toBe('denied')
  expect(refusalOf(new DOMException('', 'NotReadableError'))).toBe('busy')
  expect(refusalOf(null)).toBe('busy')
})
