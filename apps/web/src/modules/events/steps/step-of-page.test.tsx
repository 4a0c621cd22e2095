import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from './step-form.tsx'
import { PageStep } from './step-of-page.tsx'

let sent: string[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push(String(body))
    if (url.includes('get_client_fields'))
      return Response.json({ responses: { value: url.includes('event_practical') ? 'Venez en train.\n\nOu à vélo.' : null } })
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
// The step reads no more of an event.
const event: StepProps['event'] = {
  id: 8,
  version: 3,
  is_training: false,
  description: proseOf('Déjà écrit.'),
  outline: null,
  practical: null,
  sheet: {},
} as never
const page = (overrides: Partial<StepProps> = {}) =>
  function Page() {
    return <PageStep event={event} readOnly={false} previous={null} next={null} onSaved={() => undefined} {...overrides} />
  }
const shownIn = (name: string) => screen.getByRole('textbox', { name }).textContent

test('a blank section starts from an example, which is saved as a document', async () => {
  showPage(page(), { viewer: admin })
  await waitFor(() => expect(shownIn('Présentation')).toBe('Déjà écrit.'))
  expect(screen.queryByRole('button', { name: 'Partir d’un exemple, Présentation' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Partir d’un exemple, Déroulé' }))
  await waitFor(() => expect(shownIn('Déroulé')).toContain('Accueil et tour de table'))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('bulletList')
})

test('what the law asks of a programme is marked, what only some say is not', async () => {
  showPage(page({ event: { ...event, is_training: true } }), { viewer: admin })
  expect((await screen.findByRole('textbox', { name: /^Public visé/ })).getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('textbox', { name: /^Assistance à distance/ }).getAttribute('aria-required')).toBeNull()
  expect(screen.getByRole('textbox', { name: /^Code RNCP/ }).getAttribute('aria-required')).toBeNull()
})

test('the texts of the tenant are brought in where they say something, and nowhere else', async () => {
  showPage(page(), { viewer: admin })
  await waitFor(() => expect(shownIn('Présentation')).toBe('Déjà écrit.'))
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre de…' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre ces textes' }))
  await waitFor(() => expect(shownIn('Informations pratiques')).toBe('Venez en train.Ou à vélo.'))
  expect([shownIn('Présentation'), sent]).toEqual(['Déjà écrit.', []])
})

test('the page is looked at as a visitor, somebody registered or a phone would see it', async () => {
  showPage(page({ readOnly: true }), { viewer: admin })
  expect(screen.queryByRole('button', { name: 'Reprendre de…' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Aperçu' }))
  const frame = async () => screen.findByTitle<HTMLIFrameElement>('Aperçu avant publication')
  expect((await frame()).getAttribute('src')).toBe('/public/forma/lire?apercu=1.a')
  fireEvent.click(screen.getByRole('radio', { name: 'Participant' }))
  await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('/events/8'))
  fireEvent.click(screen.getByRole('radio', { name: 'Téléphone' }))
  await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('/public/forma/lire?apercu=1.a'))
})
