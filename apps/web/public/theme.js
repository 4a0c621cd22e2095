// Runs before first paint: colours of the tenant named by the address, else of the open session, and the wanted light or dark;
// and asks at once for the files of what will be shown, named by the build.
;(() => {
  const root = document.documentElement
  let wanted = null
  let isKnown = false
  try {
    const language = localStorage.getItem('current_language')
    if (language === 'fr' || language === 'en') root.lang = language
    isKnown = localStorage.getItem('token') !== null
    const kept = JSON.parse(localStorage.getItem('custom_css') ?? '{}')
    const [first = '', second = ''] = location.pathname.toLowerCase().split('/').filter(Boolean)
    const named = first === 'login' || first === 'public' ? second : first
    const variables = kept[named] ?? kept[localStorage.getItem('client') ?? ''] ?? {}
    for (const [name, value] of Object.entries(variables)) if (name.startsWith('--k-')) root.style.setProperty(name, String(value))
    wanted = localStorage.getItem('appearance') ?? variables.appearance
  } catch {
    // Storage refused or unreadable: the default colours of the style sheet stay.
  }
  const isDark = wanted === 'dark' || (wanted !== 'light' && window.matchMedia?.('(prefers-color-scheme: dark)').matches)
  const { door = '', space = '' } = document.currentScript?.dataset ?? {}
  for (const href of (isKnown ? space : door).split(' ').filter(Boolean)) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
  }
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
