import type { Endpoint, Schema } from '@kxo/domain/kernel/contract'
import * as z from 'zod/mini'
import type { Codes } from './codes.ts'
import { sampleOf } from './sample-of.ts'

type Fields = Record<string, unknown>
/** What a request carries, everywhere it can name a record. */
export type Carried = { path: Fields; query: Fields; body: Fields | undefined }

/** Numbers of a path's records, from the outside in: the tenant's own excepted. */
const inPath = (endpoint: Endpoint): string[] => [...endpoint.path.matchAll(/:(?!client\b)(\w+)/g)].map(([, name]) => name!)
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** What a schema wants of several fields at once, which no sample of each gives. */
const together: Record<string, (id: number) => { query?: Fields; body?: Fields }> = {
  'GET /clients/:client/users/merge/': (id) => ({ query: { ids: [id, id + 1] } }),
  'POST /clients/:client/users/merge/': (id) => ({ body: { kept: id, ids: [id, id + 1], from: {} } }),
  'GET /clients/:client/companies/merge/': (id) => ({ query: { ids: [id, id + 1] } }),
  'POST /clients/:client/events/:id/slots/': (id) => ({ body: aSlot(id) }),
  'PATCH /clients/:client/events/:id/slots/:slot/': (id) => ({ body: aSlot(id) }),
  'GET /clients/:client/events/:id/series/preview/': () => ({ query: { rule: aRule } }),
  'POST /clients/:client/events/:id/series/extension/': () => ({ body: { version: 1, more: 1 } }),
  'POST /clients/:client/events/:id/series/': () => ({ body: { version: 1, rule: aRule } }),
  'POST /clients/:client/documents/': (id) => ({ query: { user: id } }),
  'POST /clients/:client/organisation-documents/': () => ({ query: { kind: 30, name: 'Texte', restriction: 0, asks_reading: true } }),
  'POST /clients/:client/own-folder/papers/': () => ({ query: { kind: 10, expires_on: '2027-03-02' } }),
  'POST /clients/:client/own-folder/bills/': (id) => ({ query: { kind: 20, event: id, note: 'Texte' } }),
  'POST /download/': (id) => ({ body: { file: id } }),
  'POST /clients/:client/entities/': () => ({ body: anEntity }),
  'PATCH /clients/:client/entities/:id/': () => ({ body: { ...anEntity, version: 1 } }),
  'POST /clients/:client/entities/sample/': (id) => ({ body: { ...anEntity, id } }),
  'POST /clients/:client/own-contracts/:id/signature/': () => ({ body: { typed_name: 'Texte', consent_version: '1', revision: 1 } }),
  'POST /clients/:client/presences/:slot/signature/': () => ({ body: { typed_name: 'Texte', consent_version: '1', as: 'participant' } }),
  'POST /clients/:client/presences/:slot/tablet-signature/': (id) => ({
    body: { registration: id, typed_name: 'Texte', consent_version: '1' },
  }),
  'POST /clients/:client/guests/:id/terms/': (id) => ({ body: { wording: id, sha256: '0'.repeat(64) } }),
  'POST /clients/:client/guests/:id/payer/': () => ({ body: { payer: 2, siret: anEntity['siret'], funder: 'Texte' } }),
  'POST /clients/:client/presences/:slot/queued-signature/': (id) => ({ body: aQueuedSignature(id) }),
  'POST /clients/:client/locations/:id/blocks/': (id) => ({ body: { ...aTime, room_id: id, reason: 'Texte' } }),
  'POST /clients/:client/unavailabilities/': (id) => ({ body: { ...aTime, user_id: id } }),
  'POST /clients/:client/events/:id/checkins/': (id) => ({ body: someScans(id) }),
  'POST /clients/:client/door-links/:key/scans/': (id) => ({ body: someScans(id) }),
  'GET /clients/:client/planning/': (id) => ({ query: { ...aPeriod, partner: id, event: id, location: id } }),
  'GET /clients/:client/planning/beside/': () => ({ query: aPeriod }),
  'GET /clients/:client/planning/logistics/': (id) => ({ query: { ...aPeriod, location: id } }),
  'PATCH /clients/:client/events/:id/image/crop/': () => ({ body: { crop: { x: 50, y: 50, zoom: 150 } } }),
  'GET /clients/:client/planning/conflicts/': (id) => ({ query: { ...aTime, event: id, slot: id, room: id, partners: [id] } }),
  'PATCH /clients/:client/planning/:id/': (id) => ({ body: { ...aTime, room_id: id, from_partner: id, to_partner: id } }),
  'POST /clients/:client/sms/settings/': () => ({ body: { sender: 'TEXTE', stop_number: '36200', monthly_cap: 10, unit_price: 50 } }),
  'POST /clients/:client/push/devices/': () => ({
    body: { endpoint: 'https://fcm.googleapis.com/texte', public_key: 'A'.repeat(87), auth_secret: 'A'.repeat(22) },
  }),
  'POST /clients/:client/events/:id/vote-proofs/': () => ({ body: { code: '123456' } }),
  'POST /clients/:client/resolutions/:id/votes/': (id) => ({ body: { choice: 1, rights: [id], key: '0'.repeat(32) } }),
  'POST /clients/:client/tutorials/': () => ({ body: aFilm }),
  'PATCH /clients/:client/tutorials/:id/': () => ({ body: { ...aFilm, version: 1 } }),
}
const aTime: Fields = { start_at: '2027-03-02T09:00:00Z', end_at: '2027-03-02T12:00:00Z' }
const aPeriod: Fields = { from: aTime['start_at'], to: aTime['end_at'] }
const aRule = 'FREQ=DAILY;COUNT=2'
const aUuid = '00000000-0000-4000-8000-00000000000f'
const aQueuedSignature = (id: number): Fields => ({
  id: aUuid,
  event: id,
  as: 'participant',
  registration: id,
  typed_name: 'Texte',
  consent_version: '1',
  signed_at: aTime['start_at'],
  sent_at: aTime['start_at'],
  previous: '',
  hash: 'Texte',
  seal: 'Texte',
  public_key: 'Texte',
})
const someScans = (id: number): Fields => ({
  sent_at: aTime['start_at'],
  door: 'Texte',
  scans: [{ id: aUuid, registration: id, kind: 1, at: aTime['start_at'], is_offline: false }],
})
const aSlot = (id: number): Fields => ({ ...aTime, title: 'Texte', room_id: id })
const anEntity: Fields = { name: 'Texte', siret: '73282932000074', address: 'Texte', code_postal: '44000', town: 'Texte' }
const spoken = ['title_fr', 'title_en', 'topic_fr', 'topic_en', 'steps_fr', 'steps_en']
const aFilm: Fields = { ...Object.fromEntries(spoken.map((name) => [name, 'Texte'])), page: '/events' }

const sampled = (endpoint: Endpoint, part: 'params' | 'query' | 'body', id: number): Fields => {
  const whole = part === 'params' ? undefined : together[nameOf(endpoint)]?.(id)[part]
  return whole ?? (endpoint[part] ? ((sampleOf(endpoint[part], id) as Fields | undefined) ?? {}) : {})
}

/** Endpoints whose own schema refuses what is tried of them: nothing of them would be reached. */
export const unreached = (endpoints: readonly Endpoint[]): string[] =>
  endpoints
    .filter((endpoint) =>
      (['params', 'query', 'body'] as const).some(
        (part) => endpoint[part] && !z.safeDecode(endpoint[part], sampled(endpoint, part, 1) as never).success,
      ),
    )
    .map(nameOf)

/** Whether two requests name different records; an address made up for whoever is created names nobody. */
const differ = (one: unknown, other: unknown): boolean => {
  const said = (value: unknown): string => (JSON.stringify(value) ?? '').replace(/personne-\d+@/g, '')
  return said(one) !== said(other)
}

/** What a list must be asked, and by what number it may be narrowed: all of them at once would leave nothing. */
function narrowings(endpoint: Endpoint, id: number): Fields[] {
  const [query, other] = [sampled(endpoint, 'query', id), sampled(endpoint, 'query', id + 1)]
  const shape = (endpoint.query as { _zod?: { def?: { shape?: Record<string, Schema> } } } | undefined)?._zod?.def?.shape ?? {}
  const isNeeded = (name: string): boolean => !z.safeDecode(shape[name]!, undefined as never).success
  const needed = Object.fromEntries(Object.entries(query).filter(([name]) => isNeeded(name)))
  const numbers = Object.keys(query).filter((name) => !isNeeded(name) && differ(query[name], other[name]))
  return [needed, ...numbers.map((name) => ({ ...needed, [name]: query[name] }))]
}

/** Requests whose every number is `id`. */
export const everywhere = (endpoint: Endpoint, id: number): Carried[] =>
  narrowings(endpoint, id).map((query) => ({
    path: sampled(endpoint, 'params', id),
    query,
    body: endpoint.body && sampled(endpoint, 'body', id),
  }))

/** The one that names most. */
const allOver = (endpoint: Endpoint, id: number): Carried => {
  const carried = everywhere(endpoint, id)
  return { ...carried[0]!, query: Object.assign({}, ...carried.map(({ query }) => query)) }
}

/** How many records of one another the path names, when something else is named beside or below the first of them. */
export function depthsOf(endpoint: Endpoint): number[] {
  const [one, other] = [allOver(endpoint, 1), allOver(endpoint, 2)]
  const numbers = inPath(endpoint).filter((name) => one.path[name] !== other.path[name])
  const isBeside = differ([one.query, one.body], [other.query, other.body])
  return numbers.map((_, index) => index + 1).filter((depth) => depth < numbers.length || isBeside)
}

/** Whether a request names any record by its number. */
export const namesNumbers = (endpoint: Endpoint): boolean => differ(allOver(endpoint, 1), allOver(endpoint, 2))

/** The first `depth` records of the path are one's own, everything else is `id`. */
export function inside(endpoint: Endpoint, { depth, home, id }: { depth: number; home: number; id: number }): Carried {
  const carried = allOver(endpoint, id)
  const own = allOver(endpoint, home).path
  const numbers = inPath(endpoint).filter((name) => own[name] !== carried.path[name])
  return { ...carried, path: { ...carried.path, ...Object.fromEntries(numbers.slice(0, depth).map((name) => [name, own[name]])) } }
}

/** Where an endpoint is given a code: something that opens to whoever knows it. */
const coded: Record<string, (codes: Codes) => Partial<Carried>> = {
  'GET /clients/:client/bills/:code/': ({ bill }) => ({ path: { code: bill } }),
  'GET /clients/:client/checkouts/:checkout/': ({ checkout }) => ({ path: { checkout } }),
  'POST /clients/:client/checkouts/:checkout/abandonment/': ({ checkout }) => ({ path: { checkout } }),
  'GET /clients/:client/test-bank/:checkout/': ({ checkout }) => ({ path: { checkout } }),
  'POST /clients/:client/test-bank/:checkout/': ({ checkout }) => ({ path: { checkout } }),
  'GET /clients/:client/links/:code/': ({ link }) => ({ path: { code: link } }),
  'POST /clients/:client/links/:code/': ({ link }) => ({ path: { code: link } }),
  'POST /clients/:client/links/:code/renewals/': ({ link }) => ({ path: { code: link } }),
  'GET /clients/:client/choose-password/:unique/': ({ passwordLink }) => ({ path: { unique: passwordLink } }),
  'POST /clients/:client/choose-password/:unique/': ({ passwordLink }) => ({ path: { unique: passwordLink } }),
  'DELETE /clients/:client/users/:id/sessions/:session/': ({ session }) => ({ path: { session } }),
  'GET /clients/:client/public/events/url/:url/': ({ personalUrl }) => ({ path: { url: personalUrl } }),
  'GET /clients/:client/links/personal/': ({ personalUrl, personalCode }) => ({ query: { url: personalUrl, unique_id: personalCode } }),
  'POST /clients/:client/links/personal/': ({ personalUrl, personalCode }) => ({ body: { url: personalUrl, unique_id: personalCode } }),
  'POST /clients/:client/events/:id/checkin/': ({ registration }) => ({ body: { code: registration } }),
  'POST /download/': ({ file }) => ({ body: { path: file } }),
  'POST /clients/:client/checkins/:passage/undo/': ({ passage }) => ({ path: { passage } }),
  'GET /clients/:client/unsubscribe/:token/': ({ unsubscribe }) => ({ path: { token: unsubscribe } }),
  'POST /clients/:client/unsubscribe/:token/': ({ unsubscribe }) => ({ path: { token: unsubscribe } }),
  'GET /clients/:client/door-links/:key/': ({ door }) => ({ path: { key: door } }),
  'GET /clients/:client/door-links/:key/bundle/': ({ door }) => ({ path: { key: door } }),
  'GET /clients/:client/door-links/:key/badges/:registration/': ({ door }) => ({ path: { key: door } }),
  'POST /clients/:client/door-links/:key/scans/': ({ door }) => ({ path: { key: door } }),
  'POST /clients/:client/door-links/:key/passages/:passage/undo/': ({ door, passage }) => ({ path: { key: door, passage } }),
  'GET /clients/:client/wallet-passes/:ticket/': ({ wallet }) => ({ path: { ticket: wallet } }),
  'GET /clients/:client/wallet-passes/:ticket/:wallet/': ({ wallet }) => ({ path: { ticket: wallet } }),
  'GET /clients/:client/pictures/:token/': ({ picture }) => ({ path: { token: picture } }),
  'GET /clients/:client/unsubscribesms/:token/': ({ sms }) => ({ path: { token: sms } }),
  'POST /clients/:client/unsubscribesms/:token/': ({ sms }) => ({ path: { token: sms } }),
  'POST /clients/:client/unsubscribe/:token/undo/': ({ unsubscribe }) => ({ path: { token: unsubscribe } }),
}
/** Texts of a path that open nothing: the name of a field, of a moment. */
const open: Record<string, string> = {
  'PATCH /clients/:client/native-fields/:morph/:name/': 'name',
  'GET /clients/:client/mailtemplates/:moment/': 'moment',
  'PATCH /clients/:client/mailtemplates/:moment/': 'moment',
  'POST /clients/:client/mailtemplates/:moment/versions/': 'moment',
  'POST /clients/:client/mailtemplates/:moment/original/': 'moment',
  'POST /clients/:client/mailtemplates/:moment/preview/': 'moment',
  'POST /clients/:client/mailtemplates/:moment/test/': 'moment',
  'POST /clients/:client/mailtemplates/:moment/waiting/': 'moment',
  'GET /clients/:client/mailtemplates/:moment/records/': 'moment',
  'GET /clients/:client/mailtemplates/:moment/recipients/': 'moment',
  // A question of a questionnaire, by its name.
  'DELETE /clients/:client/questionnaires/:id/responses/:response/hidden-answers/:question/': 'question',
  // The dot that counts an opening is answered to whoever asks.
  'GET /clients/:client/newsletters/:token/:variant/image.gif': 'token',
  // A provider’s, of the whole product; without one in the environment the address is a 404.
  'POST /clients/:client/provider-events/mail/:token/': 'token',
  'POST /clients/:client/provider-events/sms/:token/': 'token',
}

/** A request that gives codes, on one's own records; undefined where none is asked. */
export function withCodes(endpoint: Endpoint, home: number, codes: Codes): Carried | undefined {
  const values = coded[nameOf(endpoint)]?.(codes)
  if (!values) return undefined
  const own = allOver(endpoint, home)
  return {
    path: { ...own.path, ...values.path },
    query: { ...own.query, ...values.query },
    body: values.body ?? own.body,
  }
}

/** Texts of paths nobody said whether they open something: each new one is to be tried as a code, or said to be open. */
export const undecided = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.flatMap((endpoint) => {
    const { path } = allOver(endpoint, 1)
    const decided = [...Object.keys(coded[nameOf(endpoint)]?.(noCodes).path ?? {}), open[nameOf(endpoint)]]
    return inPath(endpoint)
      .filter((name) => path[name] === 'Texte' && !decided.includes(name))
      .map((name) => `${nameOf(endpoint)} · ${name}`)
  })

/** Codes nobody was given: what another's must be indistinguishable from. */
export const noCodes: Codes = {
  link: 'A'.repeat(32),
  passwordLink: 'B'.repeat(32),
  session: '00000000-0000-4000-8000-000000000000',
  personalUrl: 'nulle-part',
  personalCode: '00000000-0000-4000-8000-000000000001',
  bill: 'F-2026-999999999',
  checkout: '00000000-0000-4000-8000-000000000002',
  registration: 'C'.repeat(18),
  unsubscribe: 'D'.repeat(32),
  sms: 'E'.repeat(32),
  picture: 'F'.repeat(32),
  door: 'D'.repeat(32),
  wallet: `1-0-${'E'.repeat(43)}`,
  passage: '00000000-0000-4000-8000-000000000004',
  file: '0/00000000-0000-4000-8000-000000000003',
}

/** Whether a number asked for is a tenant's: its own line for the vendor, its sheets, its entrance. */
export const namesTenants = ({ path }: Endpoint): boolean =>
  /^\/(tenants|clients)\/:id\/|:tenant|\/connect-as\/$|service-notices\/$/.test(path)
/** Whether a list can be taken away as a file. */
export const isExported = (endpoint: Endpoint): boolean => 'format' in sampled(endpoint, 'query', 1)
