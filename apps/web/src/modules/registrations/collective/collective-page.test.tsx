import { formsContract } from '@kxo/domain/forms/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import CollectivePage from './collective-page.tsx'

const person = (user: number, state: string) => ({
  user,
  first_name: 'Ana',
  last_name: `Roy ${user}`,
  mail: `ana${user}@forma.test`,
  company: 1,
  company_name: 'Atelier',
  state,
  status: state === 'registered' ? 'registered' : null,
  price: { price_id: 1, name: 'Tarif', amount_ht: 10_000, tax_amount: 2000, amount_ttc: 12_000, vat_rate: 2000, vat_reason: null },
})
const question = {
  id: 1,
  name: 'repas',
  label: 'Repas',
  help: '',
  input_type: 'text',
  is_required: true,
  section: '',
  rank: 0,
  options: [],
  shown_when: null,
}
let sent: { path: string; body: unknown }[]
let preview: object
let activities: object[]
let left: object[]
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    if (path.endsWith('/preview/')) return preview
    if (path === formsContract.asked.path) return { id: 3, fields: [question] }
    if (method === 'GET' && path.endsWith('/activities/')) return activities
    if (method === 'GET' && path.endsWith('/waiting-list/')) return { waiting: 4, entries: [] }
    if (path.endsWith('/waiting-list/')) sent.push({ path: 'events/:id/waiting-list', body })
    if (path.endsWith('/waiting-list/'))
      return {
        rank: 3,
        needs: 2,
        people: [
          { user: 7, name: 'Ana Roy 7' },
          { user: 8, name: 'Ana Roy 8' },
        ],
      }
    if (method !== 'GET') sent.push({ path: path.split('/').slice(3, -1).join('/'), body })
    if (path.endsWith('/events/:id/')) return { id: 12, title: 'Atelier', is_payable: true, places_left: 5, availability: 'available' }
    if (path.endsWith('/users/')) return { results: [], count: 0, page: 1, page_size: 50 }
    return { registrations: [{ id: 1, user: 7, first_name: 'Ana', last_name: 'Roy 7', status: 'toPay' }], left, bill: 3 }
  },
}))
beforeEach(() => {
  sent = []
  activities = []
  left = []
  preview = {
    places_left: 5,
    has_waiting_list: true,
    is_payable: true,
    form: null,
    order_asked: null,
    people: [person(7, 'ready'), person(8, 'ready'), person(9, 'registered')],
  }
})
afterEach(cleanup)
const viewer = viewerAt({ ...tenantOf('forma'), features: ['payment'] }, { user: { is_admin: true } })
const show = () =>
  showPage(CollectivePage, { viewer, path: '/events/$id/signin/collective/$users', at: '/events/12/signin/collective/7,8,9' })

test('a group is registered together, on one bill, and led to its payment', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Inscrire 2 personnes' }))
  expect(await screen.findByText('1 personne est enregistrée.')).toBeTruthy()
  expect(sent).toEqual([{ path: 'events/:id/collective-registrations', body: { users: [7, 8], billing: 'one' } }])
  expect(screen.getByRole('link', { name: 'Régler pour le groupe' }).getAttribute('href')).toContain('/events/12/signin/payment/7')
})

test('a group whose people are all registered has nothing left to register', async () => {
  preview = { ...preview, people: [person(7, 'registered'), person(8, 'registered'), person(9, 'registered')] }
  show()
  expect(await screen.findAllByRole('button', { name: /^Retirer/ })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Inscrire/ })).toBeNull()
})

test('too few places: the first ones, or the whole group on the waiting list', async () => {
  preview = { ...preview, places_left: 1 }
  show()
  const all = await screen.findByRole('button', { name: 'Inscrire 2 personnes' })
  expect((all as HTMLButtonElement).disabled).toBe(true)
  screen.getByText('Il manque 1 place pour tout le groupe.')
  fireEvent.click(screen.getByRole('radio', { name: 'Inscrire les premiers de la liste' }))
  expect(((await screen.findByRole('button', { name: 'Inscrire 1 personne' })) as HTMLButtonElement).disabled).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Mettre le groupe en liste d’attente' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter à la liste' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'events/:id/waiting-list', body: { users: [7, 8], at_least: 2 } }]))
  await screen.findByText('Votre groupe est au rang 3 de la liste d’attente.')
  screen.getByText('Ana Roy 7, Ana Roy 8')
  expect(screen.getByText('2 personnes, au moins 2 places ensemble').isConnected).toBe(true)
})

test('U05 a group may wait for some of its places, as from the page of the event', async () => {
  preview = { ...preview, places_left: 0, people: [person(7, 'ready'), person(8, 'ready'), person(9, 'ready')] }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Mettre le groupe en liste d’attente' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Ana Roy 9' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Au moins un certain nombre' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Nombre minimum de places' }), { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter à la liste' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'events/:id/waiting-list', body: { users: [7, 8], at_least: 1 } }]))
  await screen.findByText('Votre groupe est au rang 3 de la liste d’attente.')
})

test('those who found no place are put on the waiting list from what came of the group', async () => {
  left = [{ user: 8, name: 'Ana Roy 8', reason: 'plus de place' }]
  preview = { ...preview, places_left: 1 }
  show()
  fireEvent.click(await screen.findByRole('radio', { name: 'Inscrire les premiers de la liste' }))
  fireEvent.click(screen.getByRole('button', { name: 'Inscrire 1 personne' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Les mettre en liste d’attente' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter à la liste' }))
  await screen.findByText('Votre groupe est au rang 3 de la liste d’attente.')
  expect(sent.at(-1)).toEqual({ path: 'events/:id/waiting-list', body: { users: [8], at_least: 1 } })
  expect(screen.queryByRole('button', { name: 'Les mettre en liste d’attente' })).toBeNull()
})

test('those registered together are put on the list of a full activity, the whole group or at least some', async () => {
  const full = { enrolment: 'optional', choice_group: '', has_waiting_list: true, is_cancelled: false, places_left: 0 }
  activities = [
    { ...full, id: 31, title: 'Voix' },
    { ...full, id: 32, title: 'Supports', places_left: 2 },
  ]
  preview = { ...preview, people: [person(7, 'registered'), person(8, 'registered'), person(9, 'ready')] }
  show()
  expect(await screen.findByText('Voix')).toBeTruthy()
  expect(screen.queryByText('Supports')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mettre un groupe en attente' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Au moins un certain nombre' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Nombre minimum de places' }), { target: { value: '1' } })
  expect(screen.queryByRole('checkbox', { name: 'Ana Roy 9' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter à la liste' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'events/:id/waiting-list', body: { users: [7, 8], at_least: 1 } }]))
})

test('answers given once for all are checked, then registered, by the one button', async () => {
  preview = { ...preview, form: 3 }
  show()
  fireEvent.click(await screen.findByRole('radio', { name: 'Répondre une fois pour tous' }))
  const meals = await screen.findByRole('textbox', { name: /^Repas/ })
  fireEvent.click(screen.getByRole('button', { name: 'Inscrire 2 personnes' }))
  expect(await screen.findAllByText('Requis')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(meals, { target: { value: 'Sans sel' } })
  fireEvent.click(screen.getByRole('button', { name: 'Inscrire 2 personnes' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { users: [7, 8], answers: { repas: 'Sans sel' } } }]))
})

test('the heading of the column of acts is read by a screen reader', async () => {
  show()
  await screen.findByRole('columnheader', { name: 'Retirer' })
  expect(screen.getByRole('columnheader', { name: 'Retirer' }).textContent).toBe('Retirer')
})
