const loadedPaths = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/**
 * Stores what this page has loaded where the service worker looks without the network: a first visit loads its files before
 * there is one. Nothing in a browser without it. @throws when a file cannot be stored
 */
export async function storeLoadedFiles(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  if (!(await workers?.getRegistration())) return
  const { active } = await workers!.ready
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
  })
  active?.postMessage({ store: [...new Set(loadedPaths())] }, [port2])
  const answer = await answered
  port1.close()
  if (answer !== 'stored') throw new Error('a file of the page was not stored')
}
