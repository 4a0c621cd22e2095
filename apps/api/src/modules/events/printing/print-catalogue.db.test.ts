import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { onboarding } from '@kxo/domain/events/nature'
import { fillPath } from '@kxo/domain/kernel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let world: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
})
afterAll(() => program.close())

type Requested = { query?: string; token?: string; etag?: string; of?: TenantWorld }
const fetchPdf = ({ query = '', token, etag, of = world }: Requested = {}) =>
  program.app.inject({
    url: `/api${fillPath(feedsContract.print.path, { client: of.name })}`.replace(/\/$/, '') + query,
    headers: { 'accept-language': 'fr', ...(token && { authorization: `Bearer ${token}` }), ...(etag && { 'if-none-match': etag }) },
  })
const textOf = async (request: Requested = {}) => (await printedText((await fetchPdf(request)).rawPayload)).join(' ')
const reservedTo = (code: 'onInvitation' | 'onCriteria') => onboarding.codeOf(code)

test('the catalogue prints what its filters keep, with dates, place, price, places left and the address of each page', async () => {
  const sheet = JSON.stringify({ summary: 'Deux jours pour lire un bilan.' })
  const day = (hour: number) => new Date(Date.UTC(2099, 2, 3, hour))
  const dates = { start_date: day(8), end_date: day(16) }
  await anOpenEvent(world, { title: 'Lire un bilan', url: 'lire-un-bilan', town: 'Lyon', sheet, price_ht: 65_000, ...dates })
  await anOpenEvent(world, { title: 'Ailleurs', url: 'ailleurs', town: 'Nantes' })
  const answer = await fetchPdf({ query: '?town=lyon' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await printedText(answer.rawPayload)).join(' ')
  for (const part of [
    'Catalogue',
    'Ville : lyon',
    '1 formation',
    '3 mars 2099',
    '9 h – 17 h',
    'Lire un bilan',
    'Lyon',
    'Deux jours pour lire un bilan.',
    'À partir de 780,00 €',
    '(650,00 € HT)',
    'Places disponibles',
    `/public/${world.name}/lire-un-bilan`,
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Ailleurs')
  const english = await textOf({ query: '?town=lyon&lang=en' })
  for (const part of ['Catalogue', 'Town: lyon', 'From €780.00', 'Places available']) expect(english).toContain(part)
})

test('a visitor is printed what is public alone, whoever has an account what they see, and nobody what is a draft', async () => {
  const of = await aTenant(program)
  await anOpenEvent(of, { title: 'Ouverte' })
  await anOpenEvent(of, { title: 'Sur critères', onboarding: reservedTo('onCriteria') })
  await anOpenEvent(of, { title: 'Aux seuls invités', onboarding: reservedTo('onInvitation') })
  await anOpenEvent(of, { title: 'Brouillon', is_active: false })
  const { token } = await of.aPerson()
  const titles = async (request: Requested) => {
    const text = await textOf({ of, ...request })
    return ['Ouverte', 'Sur critères', 'Aux seuls invités', 'Brouillon'].filter((title) => text.includes(title))
  }
  expect(await titles({})).toEqual(['Ouverte'])
  expect(await titles({ token })).toEqual(['Ouverte', 'Sur critères'])
})

test('whoever has the same document is told so; what one person sees is left in no cache', async () => {
  const of = await aTenant(program)
  await anOpenEvent(of)
  const { headers } = await fetchPdf({ of })
  const etag = String(headers.etag)
  expect(headers['cache-control']).toBe('private, no-cache')
  const again = await fetchPdf({ of, etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  await anOpenEvent(of, { title: 'Nouvelle' })
  expect((await fetchPdf({ of, etag })).statusCode).toBe(200)
  const { token } = await of.aPerson()
  const own = (await fetchPdf({ of, token })).headers
  expect([own['cache-control'], own.etag]).toEqual(['private, no-store', undefined])
})

test('a document stops at two hundred events and says so; an empty catalogue says that there are none', async () => {
  const of = await aTenant(program)
  expect(await textOf({ of })).toContain('Aucune formation à afficher.')
  const add = async (from: number, upTo: number) => {
    for (let n = from; n <= upTo; n++) await anOpenEvent(of, { title: `Formation ${n}`, url: `formation-${n}` })
  }
  await add(1, 200)
  const whole = await textOf({ of })
  expect(whole).toContain('Formation 200')
  expect(whole).not.toContain('Ce document s’arrête')
  await add(201, 201)
  const cut = await textOf({ of })
  expect(cut).toContain('201 formations')
  expect(cut).toContain('Ce document s’arrête aux 200 premiers résultats')
  expect(cut.match(/\/public\/[\w-]+\/formation-\d+/g)).toHaveLength(200)
}, 60_000)

test('a tenant without the public catalogue prints it for nobody but those who have an account', async () => {
  const of = await aTenant(program, { own: [] })
  expect((await fetchPdf({ of })).statusCode).toBe(404)
  expect((await fetchPdf({ of, token: (await of.aPerson()).token })).statusCode).toBe(200)
})
