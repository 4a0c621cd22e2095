// Answers without the network what never holds a person's data: the frame of the product and its static files. `version` and `files` are written by vite-service-worker.ts.
const kept = `frame-${version}`
const page = '/'

self.addEventListener('install', (event) => event.waitUntil(caches.open(kept).then((cache) => cache.addAll([page, ...files]))))

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name))))
  event.waitUntil(others.then(() => self.clients.claim()))
})

const store = (paths) =>
  caches
    .open(kept)
    .then((cache) =>
      Promise.all(paths.filter(isStatic).map(async (path) => (await cache.match(path, { ignoreVary: true })) ?? cache.add(path))),
    )

self.addEventListener('message', (event) => {
  const { data, ports } = event
  // A new version takes over when the person says so, never under their hands.
  if (data === 'take-over') self.skipWaiting()
  // A first visit loads its files before there is anybody to store them (store-loaded-files.ts).
  else if (data.store)
    event.waitUntil(
      store(data.store).then(
        () => ports[0].postMessage('stored'),
        () => ports[0].postMessage('missing'),
      ),
    )
})

const isStatic = (path) => files.includes(path) || path.startsWith('/assets/') || path.startsWith('/fonts/') || path.startsWith('/wasm/')

async function fromCacheFirst(request) {
  const known = await caches.match(request, { cacheName: kept, ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) {
    const copy = answer.clone()
    await caches.open(kept).then((cache) => cache.put(request, copy))
  }
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate' && request.destination === 'document')
    event.respondWith(fetch(request).catch(() => caches.match(page, { cacheName: kept })))
  else if (isStatic(url.pathname)) event.respondWith(fromCacheFirst(request))
})

// A notification of the worker of the server: its words are already those of its reader.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href, origin } = new URL(event.notification.data.url, self.location.origin)
  if (origin !== self.location.origin) return
  // A page already open there comes forward; what is written on another is not lost.
  const opened = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const there = pages.find(({ url }) => url === href)
    return there ? there.focus() : self.clients.openWindow(href)
  })
  event.waitUntil(opened)
})
