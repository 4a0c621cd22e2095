// Runs before first paint: colours of the tenant named by the address, else of the open session, and the wanted light or dark;
// and asks at once for the files of what will be shown, named by the build and the server, and for what the tenant is (platform/early-answer.ts).
;(() => {
  const kindOf = (href) => (href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', crossOrigin: '', as: 'style' })
  const root = document.documentElement
  const { program: entry, door = '', space = '', page = '', public: isPublic } = document.currentScript?.dataset ?? {}
  let wanted = null
  let token = null
  let client = ''
  try {
    const language = localStorage.getItem('current_language')
    if (language === 'fr' || language === 'en') root.lang = language
    token = localStorage.getItem('token')
    const kept = JSON.parse(localStorage.getItem('custom_css') ?? '{}')
    const [first = '', second = ''] = location.pathname.toLowerCase().split('/').filter(Boolean)
    const named = first === 'login' || first === 'public' ? second : first
    const variables = kept[named] ?? kept[localStorage.getItem('client') ?? ''] ?? {}
    for (const [name, value] of Object.entries(variables)) if (name.startsWith('--k-')) root.style.setProperty(name, String(value))
    wanted = localStorage.getItem('appearance') ?? variables.appearance
    client = token === null ? (isPublic === undefined ? '' : named) : localStorage.getItem('client')
  } catch {
    // Storage refused or unreadable: the default colours of the style sheet stay.
  }
  const isDark = wanted === 'dark' || (wanted !== 'light' && window.matchMedia?.('(prefers-color-scheme: dark)').matches)
  const listed = (text) => text.split(' ').filter(Boolean)
  const program = [...(entry === undefined ? [] : [entry]), ...listed(token === null ? door : space)]
  const pageFiles = token === null && isPublic === undefined ? [] : listed(page).filter((href) => !program.includes(href))
  // Before the files: it waits behind none of them, and nothing can be drawn without it.
  if (client && program.length + pageFiles.length > 0) {
    const url = `/api/get-client-params/?client=${encodeURIComponent(client)}`
    const authorization = token === null ? null : `Bearer ${token}`
    const answer = fetch(url, { headers: { accept: 'application/json', ...(authorization && { authorization }) } })
    answer.catch(() => undefined)
    window.earlyAnswer = { url, authorization, answer }
  }
  const isAnnounced = document.createElement('link').relList?.supports('modulepreload') ?? false
  const ask = (hrefs) =>
    Promise.all(
      (isAnnounced ? hrefs : []).map(
        (href) =>
          new Promise((settle) => {
            document.head.append(Object.assign(document.createElement('link'), { ...kindOf(href), href, onload: settle, onerror: settle }))
          }),
      ),
    )
  const begin = () => document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry }))
  const beginOnceParsed = () => (document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', begin) : begin())
  // What draws the frame has the line for itself, and begins while the page's own files come: they are asked for first, since nothing is asked
  // while the program begins. The font is asked for by the first words drawn: written in another meanwhile, they wait for nothing.
  void ask(program).then(() => {
    void ask(pageFiles)
    if (entry !== undefined) beginOnceParsed()
  })
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
