// Runs in the browser, on the pages a walker visits; what it answers is typed in walker.ts.
// Colours follow a theme by transitions: looked at in between, they would be neither's.
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { transition: none !important }')
document.adoptedStyleSheets.push(still)

const opened = '[role="dialog"], [role="menu"]'

globalThis.walk = {
  go: (address) => history.pushState(null, '', address),
  /** Once drawn: what follows the width of the screen is told of it by the next frame. */
  async isSettled() {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null
  },
  /** The languages stand in the open, or in the menu of the account. */
  async speak(language) {
    const choiceOf = () => document.querySelector(`button[lang="${language}"]`)
    if (!choiceOf()) document.querySelector('[data-account]')?.click()
    for (let tries = 0; document.querySelector('[data-account]') && !choiceOf() && tries < 400; tries++)
      await new Promise((drawn) => setTimeout(drawn, 25))
    const choice = choiceOf()
    choice?.click()
    return choice !== null
  },
  tabs: () => document.querySelectorAll('main [role="tab"]').length,
  turnTo(place) {
    const tab = document.querySelectorAll('main [role="tab"]')[place]
    tab?.click()
    return tab?.textContent
  },
  /** Presses the first button that says it opens a panel, a menu or a dialog and is not one of those pressed; null when none is left. */
  press(pressed) {
    const nameOf = (one) => (one.textContent === '⋮' ? one.textContent : one.getAttribute('aria-label') || one.textContent)
    const isNext = (one) => one.checkVisibility() && !one.disabled && !pressed.includes(nameOf(one))
    const next = [...document.querySelectorAll('main button[aria-haspopup]')].find(isNext)
    next?.click()
    return next ? nameOf(next) : null
  },
  isOpen: () => document.querySelector(opened) !== null,
  async axe(within) {
    const options = { resultTypes: ['violations'], iframes: false, preload: false, selectors: false }
    const told = ({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary.slice(0, 240)}`
    const { violations } = await globalThis.axe.run((within === 'opened' && document.querySelector(opened)) || document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(told).join(' | ')}`)
  },
  look() {
    const texts = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent)
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '')
    const leak = /(?<!\{)\{[a-z_]+(?:[.:][a-z_]+)*\}(?!\})|\bundefined\b|\[object |\bNaN\b|\bInvalid Date\b/
    const isWider = document.documentElement.scrollWidth > innerWidth + 1
    // What a row of its own scrolls sideways makes no page wider.
    const isScrolled = (one) => one !== document.body && (getComputedStyle(one).overflowX !== 'visible' || isScrolled(one.parentElement))
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .filter((one) => !isScrolled(one.parentElement))
    const ground = getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      .slice(0, 3)
    return {
      language: document.documentElement.lang,
      scheme: ground.every((channel) => channel > 200) ? 'light' : ground.every((channel) => channel < 60) ? 'dark' : ground.join(),
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
      titles: document.querySelectorAll('h1').length,
      path: location.pathname,
      links: [...document.querySelectorAll('a[href^="/"]')].map((one) => one.getAttribute('href')),
      leaks: texts.filter((text) => leak.test(text)).map((text) => text.trim().slice(0, 120)),
      wider: isWider ? beyond.slice(0, 4).map((one) => one.outerHTML.slice(0, 160)) : [],
    }
  },
}
