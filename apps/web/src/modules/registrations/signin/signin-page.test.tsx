import type { EventPage } from '@kxo/domain/events/contract'
import { sheet as syllabusOf } from '@kxo/domain/events/paths'
import type { Registration, RegistrationSheet } from '@kxo/domain/registrations/contract'
import { signin } from '@kxo/domain/registrations/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { provideRegistrations } from '../dependencies.ts'
import SigninPage from './signin-page.tsx'

const event = {
  id: 12,
  title: 'Atelier',
  availability: 'available',
  is_payable: false,
  start_date: new Date('2027-03-01T08:00:00Z'),
  end_date: new Date('2027-03-01T10:00:00Z'),
  limit_date: null,
  time_zone: 'Europe/Paris',
  town: 'Lyon',
  is_online: false,
} as EventPage
const registration = { id: 40, event: 12, event_title: 'Atelier', status: 'pending', user: 7 } as Registration
const paper = {
  id: 5,
  name: 'Diplôme',
  kind: 99,
  help: '',
  is_required: true,
  is_checked: true,
  due_days: null,
  releases_place: false,
  is_each_time: false,
  valid_until: null,
  provided_for: null,
  due_on: null,
  status: null,
  file_name: null,
  deposited_at: null,
  decided_at: null,
  reason: null,
}
const wording = { wording: 3, published_at: new Date('2027-01-01T09:00:00Z'), accepted_at: null }
const sheet = {
  ...registration,
  form: null,
  is_payable: false,
  price: null,
  options: [],
  missing: [],
  hold_expires_at: null,
  has_account: true,
  payer: null,
  papers: [],
  forms: [],
  quizzes: [],
  forms_due: 0,
  confirmation_text: '',
  terms: null,
  syllabus: null as RegistrationSheet['syllabus'],
  order_terms: null,
  contract: null,
  has_choices: false,
  time_zone: 'Europe/Paris',
}
const activity = { id: 31, title: 'Atelier voix', start_date: new Date('2027-03-01T13:00:00Z'), end_date: new Date('2027-03-01T15:00:00Z') }
const dinner = {
  id: 8,
  name: 'Dîner',
  description: '',
  amount_ht: 3500,
  amount_ttc: 4200,
  vat_rate: 2000,
  vat_reason: null,
  max_per_person: 1,
  choice_group: '',
  requires: null,
  excludes: null,
  question: '',
  answers: [],
  left: null,
  is_open: true,
}
const person = {
  id: 7,
  version: 1,
  first_name: 'Ana',
  last_name: 'Roy',
  mail: 'ana@forma.test',
  phone: '',
  address: '',
  code_postal: '',
  town: '',
}

const done = { status: 'registered' as const, confirmation_text: 'Apportez votre casque.' }

let sent: string[]
let availability: EventPage['availability']
let admission: EventPage['admission']
let isTaken: boolean
let isFull: boolean
let asks: boolean
let isAccepted: boolean
let syllabus: RegistrationSheet['syllabus']
let orderTerms: RegistrationSheet['order_terms']
let isDone: boolean
let chooses: boolean
let hasOptions: boolean
let isInvited: boolean
let contract: RegistrationSheet['contract']

const wordingNow = () => ({ ...wording, accepted_at: isAccepted ? new Date('2027-02-01T09:00:00Z') : null })

/** What the server answers, in domain values: schemas are the contract's business. */
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method, path }: { method: string; path: string }) => {
    if (method !== 'GET') sent.push(`${method} ${path}`)
    if (path.endsWith('/own-registration/')) return { registration: isTaken ? registration : null }
    if (path.endsWith('/registrations/')) {
      const { ApiError } = await import('../../../platform/api-error.ts')
      if (isFull) throw new ApiError({ status: 409, code: 'eventFull', message: 'Le nombre maximum est atteint.' })
      isTaken = true
      return registration
    }
    if (path.endsWith('/terms/')) {
      isAccepted ||= method === 'POST'
      return { ...wordingNow(), text: 'Annulation sous 10 jours.', sha256: 'ab' }
    }
    if (path.endsWith('/guests/:id/'))
      return asks
        ? { ...sheet, papers: [paper], terms: wordingNow() }
        : {
            ...sheet,
            syllabus,
            order_terms: orderTerms,
            has_choices: chooses,
            has_options: hasOptions,
            ...(isDone && done),
            ...(contract && { contract, status: 'toPay' as const, is_payable: true }),
            ...(isInvited && { status: 'invited' as const }),
          }
    if (path.endsWith('/users/:id/')) return person
    if (path.endsWith('/options/')) return { offered: [dinner], chosen: [] }
    if (path.endsWith('/events/:id/activities/')) return [activity, { ...activity, id: 32, title: 'Atelier écoute' }]
    if (path.endsWith('/guests/:id/activities/')) return { activities: [31] }
    if (path.endsWith('/events/:id/')) return { ...event, availability, admission }
    return []
  },
}))

beforeEach(() => {
  sent = []
  contract = null
  availability = 'available'
  admission = null
  isTaken = false
  isFull = false
  asks = false
  isAccepted = false
  syllabus = null
  orderTerms = null
  isDone = false
  chooses = false
  hasOptions = false
  isInvited = false
})
afterEach(cleanup)
const show = () => showPage(SigninPage, { path: '/events/$id/signin', at: signin(12) })

test('opening the page takes no place; the first « Continuer » does, and goes on to the next step', async () => {
  show()
  const go = await screen.findByRole('button', { name: 'Continuer' })
  await screen.findByText('Votre place sera gardée dès que vous continuerez.')
  expect(sent).toEqual([])
  fireEvent.click(go)
  const step = await screen.findByRole('heading', { level: 2, name: 'Récapitulatif' })
  await waitFor(() => expect(document.activeElement).toBe(step))
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual(['POST /clients/:client/events/:id/registrations/'])
})

test('who misses a condition reads which one before typing anything, and what would open the door', async () => {
  const criterion = { label: 'A suivi une formation', comparator: 'contains' as const, value: 'Premiers secours', is_met: false }
  admission = { mode: 'all', text: 'Suivez d’abord les premiers secours.', criteria: [criterion], is_eligible: false }
  show()
  await screen.findByText('Suivez d’abord les premiers secours.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'A suivi une formation contient Premiers secours Non remplie',
  )
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/events/12', '/events/12', '/events'])
  cleanup()
  admission = { ...admission, criteria: [{ ...criterion, is_met: true }], is_eligible: true }
  show()
  await screen.findByRole('button', { name: 'Continuer' })
})

test('a registration under way is resumed without taking anything', async () => {
  isTaken = true
  show()
  await screen.findByRole('heading', { level: 2, name: 'Vous' })
  await screen.findByRole('link', { name: /Récapitulatif/ })
  expect(sent).toEqual([])
})

test('FOR-10: what is ordered waits at the contract, from which no step is gone back to', async () => {
  provideRegistrations({
    OwnWays: [],
    CalendarButton: null,
    ContractStep: ({ registration: of }) => <p>Contrat de {of}</p>,
    ExplainAbsence: null,
    FollowDates: null,
    bulk: [],
  })
  isTaken = true
  contract = { is_signed: false }
  show()
  await screen.findByText('Contrat de 40')
  await screen.findByRole('heading', { level: 2, name: 'Contrat' })
  const steps = within(screen.getByRole('navigation', { name: /^Étapes/ }))
  expect(steps.getByText('Contrat').closest('[aria-current="step"]')).not.toBeNull()
  expect(steps.queryAllByRole('link')).toEqual([])
  expect(sent).toEqual([])
  provideRegistrations({ OwnWays: [], CalendarButton: null, ContractStep: null, ExplainAbsence: null, FollowDates: null, bulk: [] })
})

test('an invitation is declined where a personal link opens it, and a registration under way is not', async () => {
  isTaken = true
  isInvited = true
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Décliner' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Décliner l’invitation/ }))
  dialog.getByText(/Aucune place ne vous sera gardée/)
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Décliner' })).toHaveProperty('disabled', false))
  fireEvent.click(dialog.getByRole('button', { name: 'Décliner' }))
  await waitFor(() => expect(sent).toContain('POST /clients/:client/guests/:id/cancellation/'))
  cleanup()
  isInvited = false
  show()
  await screen.findByRole('heading', { level: 2, name: 'Vous' })
  expect(screen.queryByRole('button', { name: 'Décliner' })).toBeNull()
})

test('papers may come later and conditions are accepted first: the button that commits says so', async () => {
  asks = true
  isTaken = true
  showPage(SigninPage, { path: '/events/$id/signin', at: `${signin(12)}?step=papers` })
  await screen.findByText('Diplôme *')
  await screen.findByText('À fournir')
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await screen.findByText('Annulation sous 10 jours.')
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await screen.findByText('Cochez la case pour continuer.')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: 'J’ai lu ces conditions et je les accepte.' }))
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await screen.findByRole('heading', { level: 2, name: 'Récapitulatif' })
  expect(sent).toEqual(['POST /clients/:client/guests/:id/terms/'])
  await screen.findByText(/Il manque 1 pièce obligatoire/)
  const act = await screen.findByRole('button', { name: 'Garder ma place et compléter plus tard' })
  await waitFor(() => expect((act as HTMLButtonElement).disabled).toBe(false))
})

test('what one chose to attend is read in the summary, with its hours and the way to change it, and beside every step', async () => {
  isTaken = true
  chooses = true
  showPage(SigninPage, { path: '/events/$id/signin', at: `${signin(12)}?step=summary` })
  const [part, beside] = await screen.findAllByText('Atelier voix')
  expect(part?.textContent).toMatch(/14\sh/)
  expect(beside).toBeDefined()
  expect(screen.getByRole('link', { name: 'Modifier Vos activités' }).getAttribute('href')).toContain('step=activities')
  expect(screen.queryByText('Atelier écoute')).toBeNull()
})

test('the price beside follows the options as they are ticked, before anything is sent', async () => {
  isTaken = true
  hasOptions = true
  showPage(SigninPage, { path: '/events/$id/signin', at: `${signin(12)}?step=options` })
  const beside = within(await screen.findByRole('complementary'))
  expect(beside.getByText('Gratuit')).toBeDefined()
  fireEvent.click(await screen.findByRole('switch', { name: 'Dîner' }))
  expect(await beside.findByText(/42,00/)).toBeDefined()
  fireEvent.click(screen.getByRole('switch', { name: 'Dîner' }))
  expect(await beside.findByText('Gratuit')).toBeDefined()
  expect(sent).toEqual([])
})

test('FOR-14: the syllabus, the rules and whom to ask stand beside the button that commits to a training', async () => {
  isTaken = true
  syllabus = { contact: { name: 'Inès Garcia', mail: 'ines@forma.test' }, has_internal_rules: true }
  showPage(SigninPage, { path: '/events/$id/signin', at: `${signin(12)}?step=summary` })
  const read = await screen.findByRole('link', { name: 'Lire le programme' })
  expect([read.getAttribute('href'), read.getAttribute('target')]).toEqual([syllabusOf(12), '_blank'])
  screen.getByRole('button', { name: 'Lire le règlement intérieur' })
  expect(screen.getByRole('link', { name: 'ines@forma.test' }).getAttribute('href')).toBe('mailto:ines@forma.test')
})

test('FOR-14: when one pays and what stopping costs stand before the button that orders', async () => {
  isTaken = true
  orderTerms = {
    plan: [
      { due_on: '2027-03-16', amount: 36_000 },
      { due_on: '2027-04-20', amount: 84_000 },
    ],
    withdrawal_until: '2027-03-15',
    limit: new Date('2027-04-17T07:00:00Z'),
    rate: 20,
    scale: [{ until: new Date('2027-04-10T07:00:00Z'), rate: 20 }],
    is_training: true,
  }
  showPage(SigninPage, { path: '/events/$id/signin', at: `${signin(12)}?step=summary` })
  const heading = await screen.findByRole('heading', { name: 'Paiement et annulation' })
  const said = heading.parentElement?.textContent ?? ''
  for (const line of [
    /360,00\s€ le 16 mars 2027/,
    /840,00\s€ le 20 avril 2027/,
    /vous rétracter sans frais jusqu’au 15 mars 2027/,
    /jusqu’au 10 avril 2027\s: 20\s%, ensuite\s: 100\s%/,
    /annuler jusqu’au 17 avril 2027/,
    /seul ce qui a été fourni reste dû/,
  ])
    expect(said).toMatch(line)
})

test.each(['full', 'pastLimitDate', 'inactive'] as const)(
  'an event that takes nobody says why before anything is filled: %s',
  async (why) => {
    availability = why
    show()
    const said = { full: 'COMPLET', pastLimitDate: /^Il fallait s’inscrire avant le/, inactive: /n’est pas ouvert/ }
    await screen.findByText(said[why])
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
    expect(sent).toEqual([])
  },
)

test('the last place taken meanwhile is told as a full event, which can be tried again', async () => {
  isFull = true
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Continuer' }))
  await screen.findByText('COMPLET')
  isFull = false
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer' })).toBeDefined())
})

test('once registered, what the organiser has to say is read, and one’s ticket is one step away', async () => {
  isTaken = true
  isDone = true
  show()
  expect(await screen.findByText('Apportez votre casque.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Voir ma convocation' }).isConnected).toBe(true)
})
