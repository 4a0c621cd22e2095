import { adminVideo } from '@kxo/domain/videos/paths'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { serve, wireVideo } from '../videos-fixture.tsx'
import VideoPage from './video-page.tsx'

const show = (answers: object = {}, user: object = {}) => {
  const server = serve({
    ...answers,
    'GET post_video/4': wireVideo,
    PATCH: { ...wireVideo, version: 4, name: 'Alerter' },
    DELETE: { done: true },
  })
  return {
    ...server,
    ...showPage(VideoPage, {
      viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', ...user } }),
      path: adminVideo.pattern.replace(':id', '$id'),
      at: adminVideo(4),
    }),
  }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test('shows the film with its chapters, whom it shuts out and what events give it', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: /Les gestes/ })
  expect(screen.getByText('Non accessible')).toBeDefined()
  expect(document.querySelector('video')?.getAttribute('src')).toBe(wireVideo.address)
  expect(screen.getByRole('button', { name: /0:05.*Alerter/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Secourir' }).getAttribute('href')).toBe('/admin/event/12?tab=videos')
})

test('what is said of it is saved with the version that was read', async () => {
  const { sent } = show()
  fireEvent.change(await screen.findByRole('textbox', { name: /Nom/ }), { target: { value: 'Alerter' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: 'PATCH post_video/4/', body: { name: 'Alerter', version: 3, chapters: '0:05 Alerter' } })
})

test('an event gives it no more, once that is agreed to', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer de «\u00A0Secourir\u00A0»' }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent).toEqual([{ path: 'DELETE post_video/4/events/12/', body: null }]))
})

test('whoever only reads changes nothing', async () => {
  show({}, { is_restricted: 1 })
  await screen.findByRole('heading', { level: 1, name: /Les gestes/ })
  for (const name of ['Enregistrer', 'Ajouter des sous-titres', 'Retirer de «\u00A0Secourir\u00A0»'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('one that is not there says so', async () => {
  serve({ 'GET post_video/4': { status: 404, body: { code: 'notFound', message: 'Introuvable' } } })
  showPage(VideoPage, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } }),
    path: adminVideo.pattern.replace(':id', '$id'),
    at: adminVideo(4),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Les gestes')).toBeNull()
})
