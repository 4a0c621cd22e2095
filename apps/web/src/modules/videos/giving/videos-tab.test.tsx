import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { listOf, serve } from '../videos-fixture.tsx'
import VideosTab from './videos-tab.tsx'

const film = (video: number, name: string) => ({
  document: video + 10,
  video,
  name,
  seconds: 75,
  poster: null,
  restriction: 2,
  captions: null,
  people: 6,
  begun: 1,
  watched: 2,
})
const event = { id: 12, title: 'Secourir', company_id: null, cancelled_at: null, closed_at: null, nature: 'event' }
const show = (films: readonly object[], change: object = {}, user: object = {}) => {
  const server = serve({
    'GET events/12/videos': films,
    'GET video-progress': listOf([]),
    'POST events/12/videos/order': films.toReversed(),
  })
  return {
    ...server,
    ...showPage(() => <VideosTab event={{ ...event, ...change } as never} />, {
      viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', ...user } }),
    }),
  }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('films stand in their order with how people did, and move by their arrows', async () => {
  const { sent } = show([film(4, 'Protéger'), film(5, 'Alerter')])
  await screen.findByRole('link', { name: 'Protéger' })
  expect(screen.getAllByText(/2 sur 6/)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Descendre «\u00A0Protéger\u00A0»' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST events/12/videos/order/', body: { videos: [5, 4] } }]))
  expect(await screen.findByText(/«\sProtéger\s» est maintenant en position 2 sur 2\./)).toBeDefined()
})

test('without any, offers to add one or to choose among those there are', async () => {
  show([])
  fireEvent.click(await screen.findByRole('button', { name: 'Choisir dans la vidéothèque' }))
  expect(await screen.findByRole('dialog', { name: 'Choisir dans la vidéothèque' })).toBeDefined()
})

test('a closed event, or who only reads, changes nothing', async () => {
  show([film(4, 'Protéger')], { closed_at: new Date() })
  await screen.findByRole('link', { name: 'Protéger' })
  expect(screen.queryByRole('button', { name: /Retirer|Descendre|Ajouter/ })).toBeNull()
})
