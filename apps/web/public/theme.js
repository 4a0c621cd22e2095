// Runs before first paint: colours of the tenant named by the address, else of the open session, and the wanted light or dark;
// and asks at once for the files of what will be shown, named by the build and the server, for what the tenant is and for what the page reads
// first (platform/early-answer.ts).
;(() => {
  const kindOf = (href) => (href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', crossOrigin: '', as: 'style' })
  const root = document.documentElement
  const {
    program: entry,
    door = '',
    space = '',
    page = '',
    pattern = '',
    reads = '',
    public: isPublic,
  } = document.currentScript?.dataset ?? {}
  let wanted = null
  let token = null
  let client = ''
  try {
    const stored = (key) => JSON.parse(localStorage.getItem(key) ?? '{}')
    token = localStorage.getItem('token')
    const user = stored('user')
    const ofAccount = (user.acting_admin ? stored('admin_session').user : user)?.language
    // The server wrote the language of a page it wrote whole.
    const known = [
      localStorage.getItem('current_language'),
      ...(entry ? [ofAccount, new URLSearchParams(location.search).get('lang')] : []),
    ]
    root.lang = known.find((language) => language === 'fr' || language === 'en') ?? root.lang
    const kept = stored('custom_css')
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
  const authorization = token === null ? null : `Bearer ${token}`
  window.earlyAnswers = []
  const read = (url) => {
    const answer = fetch(url, {
      headers: { accept: 'application/json', 'accept-language': root.lang, ...(authorization && { authorization }) },
    })
    answer.catch(() => undefined)
    window.earlyAnswers.push({ url, authorization, language: root.lang, answer })
  }
  // Before the files: it waits behind none of them, and nothing can be drawn without it.
  if (client && program.length + pageFiles.length > 0) read(`/api/get-client-params/?client=${encodeURIComponent(client)}`)
  /** The seconds left to the session: what is asked at its end would be refused. */
  const secondsLeft = () => {
    try {
      return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp - Date.now() / 1000
    } catch {
      return 0
    }
  }
  const readPage = () => {
    const parts = location.pathname.split('/')
    // A record that does not exist yet is read nowhere.
    if (!client || token === null || location.search !== '' || parts.includes('new') || secondsLeft() < 60) return
    const values = Object.fromEntries(pattern.split('/').map((name, index) => [name, parts[index]]))
    for (const url of listed(reads))
      read(url.replaceAll(/:[a-z]\w*/g, (name) => (name === ':client' ? encodeURIComponent(client) : values[name])))
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
    readPage()
    void ask(pageFiles)
    if (entry !== undefined) beginOnceParsed()
  })
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
