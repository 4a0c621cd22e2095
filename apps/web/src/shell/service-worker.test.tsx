import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InFrench } from '../ui/i18n/language-fixture.tsx'
import { StateBars } from './bars.tsx'
import { install } from './service-worker.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A browser whose installed worker is told apart from the one that waits. */
function aBrowser({ controller, waiting }: { controller: boolean; waiting: boolean }) {
  const workers = Object.assign(new EventTarget(), {
    controller: controller ? {} : null,
    register: async () => registration,
  })
  const posted = vi.fn<(message: string) => boolean>(() => workers.dispatchEvent(new Event('controllerchange')))
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? { postMessage: posted } : null,
    installing: null,
    update: async () => undefined,
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers })
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { ...window.location, reload })
  return { posted, reload }
}
const bars = () =>
  render(
    <InFrench>
      <StateBars />
    </InFrench>,
  )

test('a first visit is told of no new version', async () => {
  aBrowser({ controller: false, waiting: true })
  await install()
  bars()
  expect(screen.queryByText('Une nouvelle version est disponible.')).toBeNull()
})

test('a version that waits is told, and taken when the person says so', async () => {
  const { posted, reload } = aBrowser({ controller: true, waiting: true })
  await install()
  bars()
  await screen.findByText('Une nouvelle version est disponible.')
  expect(posted).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Recharger' }).click()
  expect(posted).toHaveBeenCalledWith('take-over')
  expect(reload).toHaveBeenCalledOnce()
})
