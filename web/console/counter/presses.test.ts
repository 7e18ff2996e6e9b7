import { beforeEach, describe, expect, it } from 'vitest'
import { type Appearance, Presses } from './presses.ts'

let presses: Presses
let stage: Appearance
beforeEach(() => {
  presses = new Presses()
})

const tap = (timeStamp: number, clientX = 100, clientY = 700) =>
  presses.note({ type: 'pointerdown', timeStamp, clientX, clientY })
const pad = new EventTarget()
const key = (timeStamp: number, name: string, repeat = false, target = pad) => {
  const press = { type: 'keydown', timeStamp, key: name, repeat, target }
  presses.note(press)
  return press
}
const stray = (...pressed: Parameters<typeof key>) => presses.isStrayKey(key(...pressed), stage)
const appear = (at: number) => {
  stage = presses.appearance(at)
}

describe('on a stage that has just appeared', () => {
  it('a thumb that keeps tapping at one place triggers nothing, however often it taps', () => {
    tap(1_000)
    appear(1_100)
    for (const at of [1_200, 1_500, 1_900]) {
      tap(at, 104, 690)
      expect(presses.isStrayClick(stage), `${at}`).toBe(true)
    }
  })

  it('a tap elsewhere is meant, at once', () => {
    tap(1_000)
    appear(1_100)
    tap(1_150, 100, 400)
    expect(presses.isStrayClick(stage)).toBe(false)
  })

  it('a tap at the same place is meant when the row of taps was over', () => {
    tap(1_000)
    appear(1_100)
    tap(1_600)
    expect(presses.isStrayClick(stage)).toBe(false)
  })

  it('a tap that began before it stood is not for it', () => {
    tap(1_000)
    appear(1_001)
    expect(presses.isStrayClick(stage)).toBe(true)
  })

  it('an Enter held down sets nothing off, nor a key that was pressed before', () => {
    key(1_000, 'Enter')
    appear(1_100)
    expect(stray(1_600, 'Enter', true)).toBe(true)
    expect(stray(1_099, 'Enter')).toBe(true)
    expect(stray(1_650, ' ', true)).toBe(true)
  })

  it('an Enter pressed anew is meant, at once', () => {
    key(1_000, 'Enter')
    appear(1_100)
    expect(stray(1_101, 'Enter')).toBe(false)
  })

  it('the Enter after the number that opened it belongs to the number, and the next one is meant', () => {
    key(1_000, '1')
    appear(1_100)
    expect(stray(9_000, 'Enter')).toBe(true)
    expect(stray(9_010, 'Enter')).toBe(false)
  })

  it('the Enter after something typed on it is meant, as fast as a scanner types', () => {
    key(1_000, '1')
    appear(1_100)
    key(1_101, '5')
    expect(stray(1_102, 'Enter')).toBe(false)
  })

  it('the Enter after a tap or a Tab on it is meant', () => {
    key(1_000, '1')
    appear(1_100)
    tap(1_150)
    expect(stray(1_160, 'Enter')).toBe(false)
    key(2_000, '1')
    appear(2_100)
    key(2_150, 'Tab')
    expect(stray(2_160, 'Enter')).toBe(false)
  })

  it('other keys are never held back: digits typed ahead are the amount', () => {
    key(1_000, '1')
    appear(1_100)
    expect(stray(1_050, '5')).toBe(false)
    expect(stray(1_150, 'Backspace', true)).toBe(false)
  })
})

describe('on a stage that moves the focus', () => {
  const redeem = new EventTarget()
  const record = new EventTarget()
  beforeEach(() => {
    appear(1_000)
    key(2_000, 'Enter', false, redeem)
  })

  it('an Enter pressed twice sets nothing off where the focus went, however often it is pressed', () => {
    expect(stray(2_060, 'Enter', false, record)).toBe(true)
    expect(stray(2_500, ' ', false, record)).toBe(true)
  })

  it('an Enter is meant when the row of them was over, or on the same button', () => {
    expect(stray(2_100, 'Enter', false, redeem)).toBe(false)
    expect(stray(2_700, 'Enter', false, record)).toBe(false)
  })

  it('an Enter is meant after anything else that was pressed', () => {
    key(2_050, 'Tab')
    expect(stray(2_100, 'Enter', false, record)).toBe(false)
    key(2_150, '5')
    expect(stray(2_200, 'Enter', false, redeem)).toBe(false)
  })
})
