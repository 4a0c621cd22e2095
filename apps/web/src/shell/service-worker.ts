import { announceVersion } from '../platform/version.ts'

const anHourMs = 3_600_000

/** Installs what answers without the network (service-worker.js), and watches for newer versions of the product. */
export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  try {
    const installed = await workers.register('/sw.js', { updateViaCache: 'none' })
    const announce = (): void => {
      const { waiting } = installed
      // Without a controller this is the first visit: nothing older is on screen.
      if (!waiting || !workers.controller) return
      announceVersion(() => {
        workers.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('take-over')
      })
    }
    announce()
    installed.addEventListener('updatefound', () => installed.installing?.addEventListener('statechange', announce))
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void installed.update().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    setInterval(look, anHourMs)
  } catch {
    // A browser that refuses works as before.
  }
}
