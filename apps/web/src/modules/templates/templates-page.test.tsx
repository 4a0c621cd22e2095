import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import { readyContent } from '@kxo/domain/templates/ready'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../ui/overlay/confirm.ts'
import TemplatesPage from './templates-page.tsx'

const template = {
  id: 7,
  name: 'Convocation 2027',
  category: 10,
  entity_id: null,
  entity: null,
  languages: ['fr', 'en'],
  is_default: true,
  is_archived: false,
  version: 2,
  produced: 12,
  changed_at: '2026-11-30T10:00:00.000Z',
}
const content = readyContent('ticket')
const former = { ...content, fr: { ...content.fr, opening: documentOfParagraphs('Bonjour à tous') } }
const version = (number: number, of: object) => ({
  version: number,
  content: of,
  reason: number === 1 ? 'Premier jet' : '',
  by_name: 'Ada Admin',
  created_at: '2026-11-30T10:00:00.000Z',
})
const issuer = { id: 1, name: 'Siège', has_activity_number: true, has_siret: true, has_representative: true, has_mediator: false }
let sent: { method: string; url: string; body: Record<string, unknown> }[]
let detail: object
let refusal: Response | null
beforeEach(() => {
  sent = []
  refusal = null
  detail = { ...template, content, versions: [version(2, content), version(1, former)] }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    // Nothing draws a PDF here: the preview waits.
    if (url.includes('doctemplate-preview')) return new Promise<Response>(() => undefined)
    if (method !== 'GET') {
      sent.push({ method, url, body: body ? JSON.parse(String(body)) : {} })
      return refusal ?? Response.json({ ...template, version: 3 })
    }
    if (url.includes('doctemplate-setting')) return Response.json({ missing: [1, 6], issuers: [issuer], own_fields: [] })
    if (url.includes('doctemplate-records')) return Response.json([{ id: 3, label: 'Léa Martin – Excel' }])
    if (url.includes('/doctemplates/7/')) return Response.json(detail)
    if (url.includes('/doctemplates/')) return Response.json({ results: [template], count: 1, page: 1, page_size: 25 })
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const showList = () => showPage(TemplatesPage, { viewer })
const showTemplate = () => showPage(TemplatesPage, { viewer, path: '/', at: '/?template=7' })

test('lists templates with their default and what they printed, says which documents have none, and adds one', async () => {
  showList()
  const row = (await screen.findByText('Convocation 2027')).closest('tr')!
  expect(within(row).getByRole('img', { name: 'Modèle par défaut' })).toBeTruthy()
  expect(row.textContent).toContain('12')
  expect(await screen.findByText(/^Manquants.: .*, /)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Nouveau modèle' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Créer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'POST', body: { category: 1, entity_id: null } })
})

test('a word saves a version; one without changes saves nothing', async () => {
  showTemplate()
  const save = await screen.findByRole('button', { name: 'Enregistrer' })
  expect((save as HTMLButtonElement).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^En-tête/), { target: { value: 'Académie' } })
  fireEvent.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    url: expect.stringContaining('/doctemplates/7/versions/'),
    body: { version: 2, content: { fr: { header: 'Académie' } } },
  })
})

test('who saved first is said, and one’s own words are kept over theirs only when chosen', async () => {
  showTemplate()
  fireEvent.change(await screen.findByLabelText(/^En-tête/), { target: { value: 'Le mien' } })
  refusal = Response.json({ error: 'editedMeanwhile', code: 'editedMeanwhile', message: 'Modifié', fields: [] }, { status: 409 })
  detail = { ...template, version: 3, content: former, versions: [version(3, former)] }
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('La version 3 a été enregistrée entre-temps par Ada Admin.')).toBeTruthy()
  expect((screen.getByLabelText(/^En-tête/) as HTMLInputElement).value).toBe('Le mien')
  refusal = null
  fireEvent.click(screen.getByRole('button', { name: 'Garder ma version' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ body: { version: 3, content: { fr: { header: 'Le mien' } } } })
})

test('mandatory particulars are judged as they are typed, and English may be left to the product', async () => {
  detail = {
    ...template,
    content: { ...content, fr: { ...content.fr, closing: { type: 'doc', content: [] } } },
    versions: [version(2, content)],
  }
  showTemplate()
  expect(await screen.findByText('3 mentions obligatoires manquent.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Pied de page/), {
    target: { value: 'À apporter : rien. Règlement intérieur et handicap : à l’accueil.' },
  })
  expect(await screen.findByText('Toutes les mentions obligatoires y sont.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Anglais' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer le texte anglais' }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  readQuestion()!.answer(true)
  await screen.findByLabelText(/^En-tête/)
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ body: { content: { en: null } } }))
})

test('a former version is compared, and taken back into the form', async () => {
  showTemplate()
  fireEvent.click(await screen.findByRole('button', { name: 'Comparer la version 1' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Bonjour à tous')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre la version 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ body: { version: 2, content: { fr: { opening: former.fr.opening } } } }))
})

test('in use, it is put away and never deleted', async () => {
  showTemplate()
  expect(await screen.findByRole('button', { name: 'Archiver' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus utiliser par défaut' }))
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ url: expect.stringContaining('/doctemplates/7/default/'), body: { is_default: false } }),
  )
})

test('leaving for the list with changes asks first, and staying keeps them', async () => {
  const { history } = showList()
  fireEvent.click(await screen.findByText('Convocation 2027'))
  const header = await screen.findByLabelText(/^En-tête/)
  expect(history.location.search).toContain('template=7')
  expect(history.canGoBack()).toBe(true)
  fireEvent.change(header, { target: { value: 'Pas encore' } })
  const leave = async (isLeft: boolean): Promise<void> => {
    history.push('/')
    await waitFor(() => expect(readQuestion()).not.toBeNull())
    readQuestion()!.answer(isLeft)
    await waitFor(() => expect(readQuestion()).toBeNull())
  }
  await leave(false)
  expect((screen.getByLabelText(/^En-tête/) as HTMLInputElement).value).toBe('Pas encore')
  await leave(true)
  expect(await screen.findByRole('button', { name: 'Nouveau modèle' })).toBeTruthy()
})

test('INV-20 a quote keeps its name under any title, may show the hand of its issuer, and offers no field of what comes after', async () => {
  const quote = readyContent('quote')
  detail = { ...template, name: 'Devis 2027', category: 22, content: quote, versions: [version(2, quote)] }
  showTemplate()
  expect((await screen.findByLabelText(/^Titre du document/)).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('Vide, le nom du document. Sinon, ce nom est imprimé dessous.')).toBeTruthy()
  expect(screen.getByText('Entre les parties et les lignes.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Imprimer le cachet à côté du bon pour accord' }))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ body: { content: { shows_stamp: false, shows_signature: true } } }))
})

test('INV-21 a mediator an issuer did not enter is said missing of its bills', async () => {
  const bill = readyContent('bill')
  detail = { ...template, category: 2, content: bill, versions: [version(2, bill)] }
  showTemplate()
  expect(await screen.findByText('1 mention obligatoire manque.')).toBeTruthy()
  expect(screen.getByText(/Médiateur de la consommation/)).toBeTruthy()
})
