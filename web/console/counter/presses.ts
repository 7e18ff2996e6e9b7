/**
 * What identifies a press. A PointerEvent and a KeyboardEvent both fit; times are milliseconds of the page's
 * clock.
 */
type Press = {
  type: string
  timeStamp: number
  clientX?: number
  clientY?: number
  key?: string
  repeat?: boolean
  target?: EventTarget | null
}

/** What a stage of the counter remembers of the moment at which it appeared. */
export type Appearance = {
  at: number
  /** How many presses there had been. */
  presses: number
  /** Whether the last of them typed something. */
  afterTyping: boolean
}

/** A second tap at about the same place, or Enter, within this time belongs to the first, as in a double click. */
const DOUBLE_MS = 500
/** About the width of a thumb, in CSS pixels. */
const SAME_PLACE_PX = 40

/** A row of Enters: when its first and its last were pressed, and on what the first. */
type Enters = Pick<Press, 'target'> & { began: number; at: number }
const noEnters: Enters = { began: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY }

/** Enter and Space press what has the focus. */
const isEnter = ({ key }: Press): boolean => key === 'Enter' || key === ' '

/**
 * Tells a stray press from a meant one. A stage of the counter appears in answer to a press, under the same
 * thumb, so what is still going on then must not set off anything on it. A press is stray by what it is:
 * - a further tap of a row of taps at one place that began before the stage stood;
 * - a key that went down before the stage stood, or Enter or Space held down;
 * - the Enter that ends a number which opened the stage by itself, when its last digit was typed;
 * - a further Enter of a row of them, where the first moved the focus to another button of the stage.
 */
export class Presses {
  private count = 0
  private lastTyped = false
  private enters = noEnters
  private taps = { began: Number.POSITIVE_INFINITY, at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  /** Must get every 'pointerdown' and 'keydown' of the page. */
  note(press: Press): void {
    this.count++
    this.lastTyped = press.type === 'keydown' && press.key?.length === 1
    if (press.type === 'pointerdown') this.noteTap(press)
    if (press.type !== 'keydown' || !isEnter(press)) this.enters = noEnters
    else if (!press.repeat) this.noteEnter(press)
  }

  private noteEnter({ timeStamp: at, target }: Press) {
    const before = this.enters
    this.enters = at - before.at <= DOUBLE_MS ? { ...before, at } : { began: at, at, target }
  }

  private noteTap({ timeStamp: at, clientX: x = 0, clientY: y = 0 }: Press) {
    const before = this.taps
    const sameRow = at - before.at <= DOUBLE_MS && Math.hypot(x - before.x, y - before.y) <= SAME_PLACE_PX
    this.taps = { began: sameRow ? before.began : at, at, x, y }
  }

  /** For a stage that appears now. */
  appearance(now: number): Appearance {
    return { at: now, presses: this.count, afterTyping: this.lastTyped }
  }

  /** For a click by a pointer, whose 'pointerdown' was the last press. */
  isStrayClick(stage: Appearance): boolean {
    return this.taps.began < stage.at
  }

  /** Of a 'keydown' that was noted just now. */
  isStrayKey(key: Press, stage: Appearance): boolean {
    if (!isEnter(key)) return false
    if (key.repeat || key.timeStamp < stage.at) return true
    if (this.enters.began >= stage.at && this.enters.target !== key.target) return true
    const isFirst = this.count === stage.presses + 1
    return isFirst && stage.afterTyping && key.key === 'Enter'
  }
}
