import { expect, it } from 'vitest'
import { places } from './page/places.ts'
import { screens } from './screens.ts'

it('opens the account without a connection', () => {
  expect(screens).toContain('account')
})

it('opens every screen of the sidebar without a connection', () => {
  expect(places.map(({ to }) => to.slice(1)).filter((screen) => !screens.includes(screen))).toEqual([])
})
