// What public pages gain by a script, once whole without it: light or dark as chosen, filters applied as they change, a link copied, a frame as high as its content, a screen of the hall that follows the day.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The page works without memory.
    }
  }
  const chosen = read('appearance')
  if (chosen === 'light' || chosen === 'dark') root.setAttribute('data-mantine-color-scheme', chosen)
  const language = new URLSearchParams(location.search).get('lang')
  if (language === 'fr' || language === 'en') keep('current_language', language)

  const isDark = () =>
    (root.getAttribute('data-mantine-color-scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'

  const offerThemes = (group) => {
    const buttons = [...group.querySelectorAll('button')]
    const show = () => {
      for (const button of buttons) button.setAttribute('aria-pressed', String((button.dataset.theme === 'dark') === isDark()))
    }
    for (const button of buttons)
      button.addEventListener('click', () => {
        keep('appearance', button.dataset.theme)
        root.setAttribute('data-mantine-color-scheme', button.dataset.theme)
        show()
      })
    show()
    group.hidden = false
  }

  /** An address without the filters nobody set. */
  const submitLean = (form) => {
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ''))
    location.assign(`${form.getAttribute('action')}${query.size > 0 ? `?${query}` : ''}`)
  }
  const applyAsChanged = (form) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      submitLean(form)
    })
    form.addEventListener('change', ({ target }) => {
      // A day is typed part by part: it is applied once it is whole, and the search when it is sent.
      if (target.type !== 'search' && (target.type !== 'date' || target.value === '' || target.value > '1900')) submitLean(form)
    })
  }

  const offerCopy = (button) => {
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy)
      button.textContent = button.dataset.done
    })
  }

  /** Tells the site that shows the page how high it is, when it is one of those that may. */
  const tellHeight = (framers) => {
    if (window.parent === window || document.referrer === '') return
    const { origin } = new URL(document.referrer)
    if (origin !== location.origin && !framers.split(' ').includes(origin)) return
    new ResizeObserver(() => window.parent.postMessage({ type: 'kxo-height', height: root.offsetHeight }, origin)).observe(document.body)
  }

  /** Reads the page again and again; while the network is away, what is shown stays, with the hour it was read at. */
  const readAgain = (seconds) => {
    setInterval(async () => {
      try {
        const answer = await fetch(location.href, { cache: 'no-store' })
        if (answer.status >= 500 || answer.status === 429) return
        const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
        const styleOf = (page) => page.querySelector('style').textContent
        if (!answer.ok || styleOf(next) !== styleOf(document)) location.reload()
        else document.querySelector('main').replaceWith(next.querySelector('main'))
      } catch {
        // Asked again in a minute.
      }
    }, seconds * 1000)
  }

  addEventListener('DOMContentLoaded', () => {
    for (const group of document.querySelectorAll('[data-themes]')) offerThemes(group)
    for (const form of document.querySelectorAll('[data-filters]')) applyAsChanged(form)
    for (const button of document.querySelectorAll('[data-copy]')) offerCopy(button)
    if (document.body.dataset.framers !== undefined) tellHeight(document.body.dataset.framers)
    if (document.body.dataset.refresh) readAgain(Number(document.body.dataset.refresh))
  })
})()
