/** The demo's answer under a name that is not its own computer's. {address} stands for where it answers. */
export const localNamesTexts = {
  title: 'This demo answers on its own computer only',
  text: 'Open it there as {address}. For other addresses, run Regulars in production: see docs/operations.md.',
}
