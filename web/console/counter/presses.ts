/**
 * The properties that identify a press, which a PointerEvent and a KeyboardEvent have. Times are milliseconds of the
 * page's clock.
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

/** The moment at which a stage of the counter appeared, as the stage remembers it. */
export type Appearance = {
  at: number
  /** The number of presses until then. */
  presses: number
  /** True if the last of them typed something. */
  afterTyping: boolean
}

/**
 * A second tap at about the same place, or a second Enter, within this time belongs to the first, as in a double click.
 */
const DOUBLE_MS = 500
/** About the width of a thumb, in CSS pixels. */
const SAME_PLACE_PX = 40

/** A row of Enters: the times of the first and the last, and the target of the first. */
type Enters = Pick<Press, 'target'> & { began: number; at: number }
const noEnters: Enters = { began: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY }

/** Enter and Space press what has the focus. */
const isEnter = ({ key }: Press): boolean => key === 'Enter' || key === ' '

/**
 * Tells stray presses from intended ones. A stage of the counter appears after a press, under the same thumb, so
 * presses that are still going on must not trigger anything on it. These presses are stray:
 * - another tap in a row of taps at one place that began before the stage appeared;
 * - Enter or Space pressed before the stage appeared, or held down;
 * - the Enter after the last digit of a number, where that digit already opened the stage;
 * - another Enter in a row, where the first moved the focus to another button of the stage.
 */
export class Presses {
  private count = 0
  private lastTyped = false
  private enters = noEnters
  private taps = { began: Number.POSITIVE_INFINITY, at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  /** Must be called for every 'pointerdown' and 'keydown' of the page. */
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

  /** The appearance of a stage that appears now. */
  appearance(now: number): Appearance {
    return { at: now, presses: this.count, afterTyping: this.lastTyped }
  }

  /** True if a click by a pointer is stray. Its 'pointerdown' must be the last press noted. */
  isStrayClick(stage: Appearance): boolean {
    return this.taps.began < stage.at
  }

  /** True if a 'keydown' is stray. It must be the last press noted. */
  isStrayKey(key: Press, stage: Appearance): boolean {
    if (!isEnter(key)) return false
    if (key.repeat || key.timeStamp < stage.at) return true
    if (this.enters.began >= stage.at && this.enters.target !== key.target) return true
    const isFirst = this.count === stage.presses + 1
    return isFirst && stage.afterTyping && key.key === 'Enter'
  }
}
