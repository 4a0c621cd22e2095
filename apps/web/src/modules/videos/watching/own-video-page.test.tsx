import { ownVideo } from '@kxo/domain/videos/paths'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { serve } from '../videos-fixture.tsx'
import OwnVideoPage from './own-video-page.tsx'

const wire = {
  document: 8,
  name: 'Les gestes',
  event: 12,
  event_title: 'Secourir',
  seconds: 20,
  address: '/api/clients/forma/video-files/abc/',
  poster: null,
  captions: [{ language: 'fr', address: '/api/clients/forma/video-files/def/' }],
  chapters: [{ at: 5, title: 'Alerter' }],
  transcript: 'Protéger puis alerter.',
  progress: { position: 6, parts: [[0, 6]], seconds: 6, state: 2 },
  next: { document: 9, name: 'Secourir vite' },
}
const show = (change: object = {}, answers: object = {}) => {
  const server = serve({
    'POST videos/8/views': { position: 6, parts: [[0, 6]], seconds: 6, state: 2 },
    'POST videos/8/progress': { position: 20, parts: [[0, 20]], seconds: 20, state: 3 },
    'GET videos/8': { ...wire, ...change },
    ...answers,
  })
  return { ...server, ...showPage(OwnVideoPage, { path: ownVideo.pattern.replace(':id', '$id'), at: ownVideo(8) }) }
}
/** The player as if so many seconds of it had been played. */
async function played(to: number) {
  await screen.findByRole('heading', { level: 1, name: /Les gestes/ })
  const film = document.querySelector('video')!
  Object.defineProperty(film, 'played', { value: { length: 1, start: () => 0, end: () => to }, configurable: true })
  return film
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('it begins where one stopped, and says how much was watched and what comes next', async () => {
  show()
  await screen.findByText('Reprend à 0:06')
  expect(screen.getByText(/^30\s% vu$/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Secourir vite/ }).getAttribute('href')).toBe(ownVideo(9))
  expect(document.querySelector('track')?.getAttribute('src')).toBe(wire.captions[0]?.address)
  const film = document.querySelector('video')!
  Object.defineProperty(film, 'duration', { value: 20 })
  fireEvent.loadedMetadata(film)
  expect(film.currentTime).toBe(6)
})

test('what was played is told once it stops, after the film was opened; watched whole, it says so', async () => {
  const { sent } = show()
  const film = await played(20)
  fireEvent.pause(film)
  await screen.findByText('Vue en entier')
  expect(sent.slice(0, 2)).toEqual([
    { path: 'POST videos/8/views/', body: {} },
    { path: 'POST videos/8/progress/', body: { parts: [[0, 20]], position: 0 } },
  ])
  // The same again is not told twice.
  fireEvent.pause(film)
  expect(sent).toHaveLength(2)
})

test('what did not arrive is said, and arrives with what follows', async () => {
  const { sent } = show({}, { 'POST videos/8/progress': { status: 503, body: { code: 'unexpected', message: 'Panne' } } })
  fireEvent.pause(await played(8))
  await waitFor(() => expect(sent.some(({ path }) => path.includes('progress'))).toBe(true))
  expect(screen.queryByText('Vue en entier')).toBeNull()
})

test('who does not follow the event is told that nothing is recorded, and nothing is', async () => {
  const { sent } = show({ progress: null })
  fireEvent.pause(await played(8))
  expect(screen.getByText(/n’est pas enregistrée/)).toBeDefined()
  expect(sent).toEqual([])
})

test('keys play, move and show captions', async () => {
  show()
  const film = await played(1)
  Object.defineProperty(film, 'duration', { value: 20 })
  const play = vi.spyOn(film, 'play').mockResolvedValue()
  fireEvent.keyDown(film, { key: ' ' })
  expect(play).toHaveBeenCalledOnce()
  film.currentTime = 7
  fireEvent.keyDown(film, { key: 'ArrowLeft' })
  expect(film.currentTime).toBe(2)
  fireEvent.keyDown(film, { key: 'ArrowRight' })
  expect(film.currentTime).toBe(7)
  fireEvent.click(screen.getByRole('button', { name: /0:05.*Alerter/ }))
  expect(film.currentTime).toBe(5)
})

test('one that is locked says what to finish first', async () => {
  serve({ 'GET videos/8': { status: 409, body: { code: 'stepLocked', message: 'Terminez d’abord «\u00A0Alerter\u00A0».' } } })
  showPage(OwnVideoPage, { path: ownVideo.pattern.replace(':id', '$id'), at: ownVideo(8) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terminez d’abord «\u00A0Alerter\u00A0».')
})
