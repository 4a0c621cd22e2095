import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { PublicationStep } from './step-publication.tsx'

let sent: string[]
let isNewsOn: boolean
beforeEach(() => {
  isNewsOn = true
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${body}`)
    if (url.includes('/reach/')) return Response.json({ followers: 2, everyone: 40, is_on: isNewsOn })
    if (url.includes('/preview/')) return Response.json({ url: 'https://forma.kxo.fr/public/forma/lire?apercu=1.a' })
    if (method === 'PATCH') return Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 })
    return Response.json({ results: [], count: 0, page: 1, page_size: 10 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const event = {
  id: 8,
  version: 3,
  title: 'Lire un bilan',
  url: 'lire-un-bilan',
  responsible_id: 4,
  is_displayed_first: false,
  entity_id: null,
  region_id: null,
  is_active: false,
  publish_at: null,
  unpublish_at: null,
  announcement: 'everyone',
  published_at: null,
  gaps: [],
  marks: [],
  time_zone: 'Europe/Paris',
}
const show = (overrides: object = {}) =>
  showPage(
    () => (
      <PublicationStep event={{ ...event, ...overrides } as never} readOnly={false} previous={null} next={null} onSaved={() => undefined} />
    ),
    { viewer: admin },
  )

test('the preview opens the page as it will be read, before it is published', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Aperçu' }))
  const frame = await screen.findByTitle('Aperçu avant publication')
  expect(frame.getAttribute('src')).toBe('/public/forma/lire?apercu=1.a')
})

test('a draft may be scheduled, what will happen is said, and one online only leaves', async () => {
  show({ publish_at: new Date('2031-03-04T08:00:00Z') })
  await screen.findByText(/^En ligne le 4 mars 2031/)
  fireEvent.change(screen.getByRole('textbox', { name: 'Dépublier le' }), { target: { value: '05/04/2031 18:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('2031-04-05T16:00:00')
  cleanup()
  show({ is_active: true })
  await screen.findByRole('textbox', { name: 'Dépublier le' })
  expect(screen.queryByRole('textbox', { name: 'Publier le' })).toBeNull()
})

test('the short link is copied as it is read', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show({ is_active: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Copier le lien court' }))
  await waitFor(() => expect(written).toHaveBeenCalledWith(`${location.origin}/forma/e/8`))
  screen.getByText(`${location.origin}/forma/e/8`)
})

test('who hears of it is chosen and counted, said again before the first publication, and never offered after it', async () => {
  show()
  await screen.findByText(/^40 personnes seront prévenues/)
  fireEvent.click(screen.getByRole('button', { name: 'Publier' }))
  await waitFor(() => expect(readQuestion()?.message).toBe('40 personnes seront prévenues.'))
  expect(sent).toEqual([])
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent).toEqual(['POST null']))
  cleanup()
  isNewsOn = false
  show()
  await screen.findByText(/^2 personnes seront prévenues\. Le message «\sNouvel\S* \S+\s» est éteint/)
  screen.getByRole('link', { name: 'Régler ce message' })
  cleanup()
  show({ published_at: new Date('2031-03-04T08:00:00Z') })
  await screen.findByText(/pour la première fois le 4 mars 2031/)
  expect(screen.queryByLabelText('Annoncer à')).toBeNull()
})

test('an hour already past is warned of, not refused', async () => {
  show({ unpublish_at: new Date('2020-03-04T08:00:00Z') })
  const warning = await screen.findByText(/^Cette heure est passée\s: .+ quittera le catalogue dans la minute\./)
  expect(warning.closest('[role=status]')).not.toBeNull()
})
