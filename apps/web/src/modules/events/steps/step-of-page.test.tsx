import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { provideEvents } from '../dependencies.ts'
import type { StepProps } from './step-form.tsx'
import { PageStep } from './step-of-page.tsx'

let sent: string[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push(String(body))
    if (url.includes('get_client_fields'))
      return Response.json({ responses: { value: url.includes('event_practical') ? 'Venez en train.\n\nOu à vélo.' : null } })
    if (url.includes('/versions/')) return Response.json(versions)
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

test('what else is to be known of a training stands under its page, and of nothing else', async () => {
  provideEvents({ TrainingFacts: ({ event: { id }, readOnly }) => <p>{`${id} ${readOnly}`}</p> })
  showPage(page({ event: { ...event, is_training: true }, readOnly: true }), { viewer: admin })
  await screen.findByText('8 true')
  cleanup()
  showPage(page(), { viewer: admin })
  await screen.findByRole('textbox', { name: 'Présentation' })
  expect(screen.queryByText(/^8 /)).toBeNull()
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

const versions = [
  { id: 3, version: 3, created_at: '2027-03-10T09:00:00Z', by_name: 'Inès Faure', is_current: true },
  { id: 2, version: 2, created_at: '2027-03-09T09:00:00Z', by_name: null, is_current: false },
].map((one) => ({
  ...one,
  description: proseOf(one.version === 3 ? 'Déjà écrit.' : 'Avant.\n\nEt après.'),
  outline: null,
  practical: proseOf('Pareil.'),
  sheet: {},
}))

test('two versions are compared section by section, and a former one comes back in the form, saved only when asked', async () => {
  showPage(page(), { viewer: admin })
  await waitFor(() => expect(shownIn('Présentation')).toBe('Déjà écrit.'))
  fireEvent.click(screen.getByRole('button', { name: 'Versions' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/Inès Faure/)).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Restaurer la version 3' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Comparer la version 3' }))
  const section = await within(dialog).findByRole('region', { name: 'Présentation' })
  expect([...section.querySelectorAll('del, ins')].map((line) => [line.tagName, line.textContent])).toEqual([
    ['DEL', 'Avant.'],
    ['DEL', 'Et après.'],
    ['INS', 'Déjà écrit.'],
  ])
  expect(section.textContent).toContain('Enlevé')
  expect(dialog.textContent).toContain('Déroulé, Informations pratiques')
  expect(within(dialog).queryByRole('region', { name: 'Informations pratiques' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Toutes les versions' }))
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Restaurer la version 2' }))
  await waitFor(() => expect(shownIn('Présentation')).toBe('Avant.Et après.'))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('Et après.')
})
