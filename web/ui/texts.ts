/** The words of the parts that all screens share. */
export const texts = {
  close: 'Close',
  dismiss: 'Dismiss',
  messages: 'Messages',
  loading: 'Loading...',
  cancel: 'Cancel',
  eraseDigit: 'Erase last digit',
  /** Messages that wait. */
  more: (count: number) => `${count} more`,
  language: 'Language',
  /** A part of a page whose script is gone. */
  missing: 'Part of this page is missing. Note what you typed before you reload.',
  reload: 'Reload',
}
