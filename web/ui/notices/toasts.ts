export type ToastTone = 'info' | 'success' | 'danger'

export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  /** One action; pressing it closes the message. */
  action?: { label: string; onClick: () => void }
  /** Milliseconds that the message stays; 0 until dismissed, as an error does. Default: 5 s, or 10 s with an action. */
  timeout?: number
}

export type Toast = ToastMessage & { id: number }

/** More messages would cover the screen. */
const AT_MOST = 3

/** Adds a message to those that are kept: every error, once, and the newest of the others. */
export function addToast(kept: readonly Toast[], toast: Toast): Toast[] {
  const all = [...kept.filter((one) => !isSameError(one, toast)), toast]
  const others = all.filter((one) => !isError(one)).slice(-AT_MOST)
  return all.filter((one) => isError(one) || others.includes(one))
}

/**
 * Returns the messages that have room, in the order in which they came, and the number of errors that wait until one of
 * these is dismissed. Other messages give way to errors, down to the newest one.
 */
export function toastsWithRoom(kept: readonly Toast[]): { shown: Toast[]; waiting: number } {
  const errors = kept.filter(isError)
  const newest = errors.slice(-AT_MOST)
  const others = kept.filter((one) => !isError(one)).slice(-Math.max(1, AT_MOST - newest.length))
  return {
    shown: kept.filter((one) => newest.includes(one) || others.includes(one)),
    waiting: errors.length - newest.length,
  }
}

const isError = ({ tone }: Toast) => tone === 'danger'

const isSameError = (one: Toast, other: Toast) =>
  isError(one) && isError(other) && one.title === other.title && one.description === other.description
