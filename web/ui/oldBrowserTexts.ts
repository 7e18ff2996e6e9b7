/** Words of oldBrowser.js, for customers and for a business's team. */
export const texts = {
  title: 'This browser is too old for this page',
  customers: 'Please update it, or ask at the counter: they can see your card there.',
  team: 'Please update it, or open this page in Safari 17.4, Chrome 120, Edge 120, Firefox 125 or newer.',
}
