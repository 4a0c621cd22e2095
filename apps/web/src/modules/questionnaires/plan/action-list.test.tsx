import { adminQuestionnaires } from '@kxo/domain/questionnaires/paths'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import QuestionnairesPage from '../results/questionnaires-page.tsx'

const action = (id: number, label: string, overrides: object = {}) => ({
  id,
  kind: 2,
  label,
  form: 4,
  form_name: 'À chaud',
  response: 31,
  question: 'À améliorer',
  said: 'Plus de pauses',
  event: 12,
  event_title: 'Lire un bilan',
  owner: 3,
  owner_name: 'Odile Owner',
  due_at: '2031-04-01T15:00:00Z',
  status: 'todo',
  is_late: false,
  closed_at: null,
  closed_by_name: null,
  result: '',
  created_at: '2031-03-07T09:00:00Z',
  created_by_name: 'Ada Roy',
  version: 1,
  ...overrides,
})
let sent: { method: string; path: string; body: unknown }[]
const show = (rows: readonly ReturnType<typeof action>[], user: Changes['user'] = { is_admin: true, profile_code: 'ADM' }) => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const path = url.replace(/^.*\/clients\/forma/, '')
    if (method !== 'GET') {
      sent.push({ method, path, body: JSON.parse(String(body) || '{}') })
      return Response.json(rows[0] ?? action(9, 'Nouvelle'))
    }
    if (path.startsWith('/improvement-owners/')) return Response.json([{ id: 3, name: 'Odile Owner' }])
    const one = /^\/improvement-actions\/(\d+)\//.exec(path)?.[1]
    if (one) return Response.json(rows.find(({ id }) => id === Number(one)))
    return Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
  })
  return showPage(QuestionnairesPage, {
    viewer: viewerAt(tenantOf('forma'), user ? { user } : {}),
    path: adminQuestionnaires.pattern,
    at: `${adminQuestionnaires()}?tab=plan`,
  })
}
afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of readToasts()) toast.dismiss(id)
  })
  vi.unstubAllGlobals()
})
const open = async (label: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: label }))
  return screen.findByRole('dialog')
}

test('the plan of the space says who does what by when, and marks what is late', async () => {
  show([
    action(1, 'Revoir les cas', { is_late: true }),
    action(2, 'Changer de salle', { status: 'done', closed_at: '2031-03-20T09:00:00Z' }),
  ])
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  await screen.findByRole('button', { name: 'Revoir les cas' })
  expect(cells('Revoir les cas')).toEqual(expect.arrayContaining(['Action', 'En cours', 'Odile Owner', '01/04/2031En retard', 'À chaud']))
  expect(cells('Changer de salle')).toEqual(expect.arrayContaining(['Réalisée', '20/03/2031']))
  expect(screen.getByRole('button', { name: /Exporter/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Plan en PDF' })).toBeDefined()
})

test('one is decided by itself, with whoever does it', async () => {
  show([])
  await screen.findByText('Aucune action.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Ajouter une action' })[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter une action' })
  fireEvent.change(await within(dialog).findByLabelText(/^Ce qui est décidé/), { target: { value: 'Revoir les cas' } })
  fireEvent.click(within(dialog).getByRole('combobox', { name: /^Confiée à/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Odile Owner', hidden: true }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/improvement-actions/', body: { kind: 2, label: 'Revoir les cas', owner: 3 } })
})

test('one is carried out with what came of it; a closed one is taken up again, and given no more', async () => {
  show([action(1, 'Revoir les cas')])
  const dialog = await open('Revoir les cas')
  await within(dialog).findByText('Plus de pauses')
  fireEvent.change(within(dialog).getByLabelText(/^Ce que cela a donné/), { target: { value: 'Deux pauses de plus' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Marquer réalisée' }))
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', path: '/improvement-actions/1/completion/', body: { result: 'Deux pauses de plus' } }]),
  )
  cleanup()
  show([action(1, 'Revoir les cas', { status: 'done', closed_at: '2031-03-20T09:00:00Z', closed_by_name: 'Odile Owner' })])
  const closed = await open('Revoir les cas')
  await within(closed).findByText('Réalisée par Odile Owner le 20 mars 2031')
  expect(within(closed).getByRole('combobox', { name: /^Confiée à/ })).toHaveProperty('disabled', true)
  fireEvent.click(within(closed).getByRole('button', { name: 'Reprendre l’action' }))
  const again = await screen.findByRole('dialog', { name: 'Reprendre l’action' })
  fireEvent.click(within(again).getByRole('button', { name: 'Reprendre l’action' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ path: '/improvement-actions/1/reopening/', body: { owner: 3 } }))
})

test('a complaint is followed in its register; whoever only reads changes nothing', async () => {
  show([action(1, 'Exercices', { kind: 4 })])
  const dialog = await open('Exercices')
  expect((await within(dialog).findByRole('link', { name: 'Suivre dans le registre' })).getAttribute('href')).toMatch(/tab=complaints/)
  expect(within(dialog).queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  cleanup()
  show([action(1, 'Revoir les cas')], { is_admin: true, profile_code: 'ADM', is_restricted: 1 })
  const read = await open('Revoir les cas')
  await within(read).findByText('Odile Owner')
  expect(within(read).queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ajouter une action', hidden: true })).toBeNull()
})
