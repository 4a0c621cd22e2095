import { adminVideo } from '@kxo/domain/videos/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { listOf, serve, wireRow } from '../videos-fixture.tsx'
import VideosPage from './videos-page.tsx'

const administrator = { is_admin: true, profile_code: 'ADM' } as const
const show = (rows: readonly object[], answers: object = {}, user: object = administrator) => {
  const server = serve({ ...answers, 'GET post_video': listOf(rows) })
  return { ...server, ...showPage(VideosPage, { viewer: viewerAt(tenantOf('forma'), { user }) }) }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test('a film says its length, the events that give it and that it is not accessible; its row opens it', async () => {
  show([wireRow(), wireRow({ id: 5, name: 'Alerter', captions: 'EN, FR', restriction: null, seconds: null, events: 0, event_title: null })])
  expect((await screen.findByRole('link', { name: /Les gestes/ })).getAttribute('href')).toBe(adminVideo(4))
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells(/Les gestes/)).toEqual(expect.arrayContaining(['Secourir et 2 autres', '1:15', 'Non accessible', '6', '2', 'Alice Martin']))
  expect(cells(/Alerter/)).toEqual(expect.arrayContaining(['EN, FR', 'Selon l’événement']))
})

test('filters go in the address and are asked of the server', async () => {
  const { history, read } = show([wireRow()])
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Sans sous-titres' }))
  await waitFor(() => expect(read.at(-1)).toMatch(/without_captions=true|without_captions=1/))
  expect(history.location.search).toMatch(/uncaptioned/)
  fireEvent.click(screen.getByRole('tab', { name: /Archivé/ }))
  await waitFor(() => expect(read.at(-1)).toMatch(/status=9/))
})

test('says that there is none, and offers to add one', async () => {
  show([])
  await screen.findByText('Aucune vidéo.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Ajouter une vidéo' })[0]!)
  expect(await screen.findByRole('dialog', { name: 'Ajouter une vidéo' })).toBeDefined()
})

test('one that events give says by how many, once its deletion is agreed to', async () => {
  const refusal = { status: 409, body: { code: 'videoUsed', message: 'La vidéo est utilisée par 3 événements.' } }
  const { sent } = show([wireRow()], { DELETE: refusal })
  fireEvent.click(await screen.findByRole('button', { name: /Les gestes/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Supprimer «\u00A0Les gestes\u00A0»\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['La vidéo est utilisée par 3 événements.']))
  expect(sent).toEqual([{ path: 'DELETE post_video/4/', body: null }])
})

test('whoever only reads adds nothing and changes nothing', async () => {
  show([wireRow()], {}, { ...administrator, is_restricted: 1 })
  fireEvent.click(await screen.findByRole('button', { name: /Les gestes/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Voir la progression'])
  expect(screen.queryByRole('button', { name: 'Ajouter une vidéo' })).toBeNull()
})

test('progress says who watched what and who has not', async () => {
  const row = {
    video: 4,
    video_name: 'Les gestes',
    event: 12,
    event_title: 'Secourir',
    person: 7,
    views: 2,
    first_at: null,
    last_at: null,
    whole_at: null,
  }
  const rows = [
    { ...row, person_name: 'Anne Roy', seconds: 75, percent: 100, state: 3 },
    { ...row, person: 8, person_name: 'Léo Petit', seconds: 0, percent: 0, state: 1, views: 0 },
  ]
  const { read } = show([], { 'GET video-progress': listOf(rows) })
  fireEvent.click(await screen.findByRole('tab', { name: 'Progression' }))
  await screen.findByText('Anne Roy')
  expect(within(screen.getByRole('row', { name: /Anne Roy/ })).getByText('Vue en entier')).toBeDefined()
  expect(within(screen.getByRole('row', { name: /Léo Petit/ })).getByText('Pas commencée')).toBeDefined()
  expect(read.some((path) => path.startsWith('GET video-progress'))).toBe(true)
})
