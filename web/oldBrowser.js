// Tells people with a browser older than those of web/browsers.ts what to do; their page would stay white. It runs
// before the page's own script, which then finds no element to render into, and its syntax works in every browser.

/**
 * True for a browser that is too old. In each browser, at least one of these features came with the version that the
 * page needs.
 */
function isTooOld(forConsole) {
  if (!Array.prototype.findLast || !window.CSS || !CSS.supports) return true
  if (!CSS.supports('translate', 'none') || !CSS.supports('overflow', 'clip')) return true
  return forConsole && !(Promise.withResolvers && URL.canParse && Intl.Segmenter)
}

function addText(name, text) {
  document.body.appendChild(document.createElement(name)).textContent = text
}

function sayTooOld(forConsole) {
  document.body.textContent = ''
  document.body.style.padding = '2rem'
  addText('h1', 'This browser is too old for this page')
  if (forConsole)
    addText(
      'p',
      'Please update it, or open this page in Safari 17.4, Chrome 120, Edge 120, Firefox 125 or newer.',
    )
  else addText('p', 'Please update it, or ask at the counter: they can see your card there.')
}

function lookAtBrowser(forConsole) {
  if (isTooOld(forConsole)) sayTooOld(forConsole)
}

lookAtBrowser(location.pathname.indexOf('/customer') !== 0)
