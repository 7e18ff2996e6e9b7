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

/** The build writes the words of the page's language in place of OLD_BROWSER_TEXTS. */
function sayTooOld(forConsole) {
  var texts = OLD_BROWSER_TEXTS
  document.body.textContent = ''
  document.body.style.padding = '2rem'
  addText('h1', texts.title)
  addText('p', forConsole ? texts.team : texts.customers)
}

function lookAtBrowser(forConsole) {
  if (isTooOld(forConsole)) sayTooOld(forConsole)
}

lookAtBrowser(location.pathname.indexOf('/customer') !== 0)
