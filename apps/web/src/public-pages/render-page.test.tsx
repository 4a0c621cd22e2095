import type { NewsletterContent, PublicContent, PublicPage } from '@kxo/domain/events/catalogue/public-page'
import type { EventPage } from '@kxo/domain/events/contract'
import { flagsOf } from '@kxo/domain/events/general-flags'
import { presentationOf } from '@kxo/domain/events/presentation/presentation'
import { makeLanguage } from '@kxo/domain/kernel/language'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { tenantOf } from '../platform/viewer-fixtures.ts'
import { renderPage } from './render-page.tsx'

const event: EventPage = {
  id: 7,
  url: 'gerer-un-conflit',
  nature: 'master',
  title: 'Gérer un conflit',
  subtitle: '',
  summary: 'Dire les choses.',
  level: null,
  languages: [],
  colour: null,
  is_new: false,
  start_date: new Date('2027-03-03T08:00:00Z'),
  end_date: new Date('2027-03-03T16:00:00Z'),
  opening_date: null,
  limit_date: null,
  days: [],
  time_zone: 'Europe/Paris',
  minutes: 420,
  place: 'Centre',
  town: 'Lyon',
  is_online: false,
  ...flagsOf({ is_training: true }),
  is_displayed_first: true,
  is_payable: true,
  type_formation: 'inter',
  onboarding: 'public',
  themes: ['Management'],
  availability: 'available',
  max_participants: 12,
  places_left: 4,
  price_from: { amount_ht: 10_000, amount_ttc: 12_000 },
  partners: ['Samira Haddad'],
  is_cancelled: false,
  button_text: null,
  image: null,
  ...presentationOf({ description: '</script><script>alert(1)</script>', outline: '', practical: '' }),
  sheet: { objective: 'Trouver un accord.' },
  address: '1 rue du Lac, 69003 Lyon',
  slots: [],
  people: [],
  prices: [],
  has_waiting_list: false,
  sisters: [],
  admission: null,
  indicators: null,
  seller: null,
  is_led: false,
  colours: {},
}

const catalogue: PublicContent = {
  name: 'catalogue',
  address: { town: 'Lyon', view: 'list' },
  events: { results: [event], count: 60, page: 2, page_size: 25 },
  facets: {
    groups: [{ name: 'Encadrer', url: 'encadrer', count: 3 }],
    themes: [{ name: 'Management', url: 'management', count: 3 }],
    towns: [{ name: 'Lyon', count: 2 }],
    regions: [{ id: 4, name: 'Bretagne', count: 1 }],
    entities: [
      { id: 1, name: 'Forma', count: 2 },
      { id: 2, name: 'Forma Ouest', count: 1 },
    ],
    levels: [{ name: 'Avancé', count: 2 }],
    languages: [{ name: 'FR', count: 3 }],
  },
  isEmbedded: false,
  unknownChapter: null,
  next: null,
}

type RenderOptions = { content?: PublicContent; locale?: Locale; page?: Partial<PublicPage> }
function rendered({
  content = { name: 'event', event, activities: [], isPreview: false, carried: [] },
  locale = 'fr',
  page = {},
}: RenderOptions = {}): string {
  const language = makeLanguage({ locale, glossary: glossaryOf({}) })
  const html = renderPage(
    {
      content,
      tenant: tenantOf('forma', { features: ['catalog'], params: { sells_to_consumers: true, embed_origins: ['https://site.fr'] } }),
      texts: { pied_page: 'Forma, à Lyon' },
      origin: 'https://kxo.fr',
      canonical: 'https://kxo.fr/public/forma/gerer-un-conflit',
      path: '/public/forma/gerer-un-conflit',
      search: '',
      now: new Date('2027-01-15T00:00:00Z'),
      ...page,
    },
    language,
  )
  expect(html.startsWith('<!doctype html><html')).toBe(true)
  return html
}
const shown = (options?: RenderOptions): Document => new DOMParser().parseFromString(rendered(options), 'text/html')
const textOf = (page: Document): string => (page.querySelector('main')?.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')
const withEvent = (change: Partial<EventPage>): PublicContent => ({
  name: 'event',
  event: { ...event, ...change },
  activities: [],
  isPreview: false,
  carried: [],
})

test('an event says when, where, at what price, and leads to its registration, through the login of the tenant for whoever has an account', () => {
  const page = shown({ content: { name: 'event', event, activities: [], isPreview: false, carried: [['code', 'RENTREE']] } })
  const text = textOf(page)
  for (const fact of [
    'Le 3 mars 2027 de 9 h à 17 h',
    'Centre, Lyon',
    '120,00 € TTC (100,00 € HT)',
    'Trouver un accord.',
    '4 places libres',
  ])
    expect(text).toContain(fact)
  const form = page.querySelector('form[action="/login/forma"]')
  expect(form?.querySelector('button')?.textContent).toBe('J’ai déjà un compte')
  const register = page.querySelector('aside a.primary')
  expect([register?.textContent, register?.getAttribute('href')]).toEqual(['S’inscrire', `/forma/signin/${event.url}?code=RENTREE`])
  expect(form?.querySelector<HTMLInputElement>('[name="next"]')?.value).toBe('/events/7/signin?code=RENTREE')
  expect(page.querySelector('footer')?.textContent).toContain('Renoncer au contrat ici')
})

test('PRV-54: whoever sells to consumers says who they are, how it is paid, how one withdraws and who mediates', () => {
  const seller = {
    name: 'Forma Conseil SAS',
    capital: '10\u00A0000\u00A0€',
    registry: 'RCS Lyon',
    siret: '73282932000074',
    vat_number: 'FR44732829320',
    address: '1 rue du Lac, 69003 Lyon',
    mail: 'bonjour@forma.test',
    phone: null,
    mediator: 'Médiation des Savoirs, Nantes.',
    means: ['card' as const, 'transfer' as const],
  }
  const factsWith = (more: Partial<typeof event>) =>
    textOf(shown({ content: { name: 'event', event: { ...event, seller, ...more }, activities: [], isPreview: false, carried: [] } }))
  for (const fact of [
    'Forma Conseil SAS',
    '732 829 320 00074',
    'bonjour@forma.test',
    'Carte bancaire ou virement',
    '14 jours',
    'Médiation des Savoirs',
  ])
    expect(factsWith({})).toContain(fact)
  expect(factsWith({ is_training: false })).toContain('L221-28')
  expect(factsWith({ is_training: false })).not.toContain('Formulaire type')
  expect(
    factsWith({
      prices: [10_000, 20_000].map((amount_ht) => ({
        name: `Tarif ${amount_ht}`,
        amount_ht,
        amount_ttc: amount_ht * 1.2,
        vat_rate: 2000,
        members_only: false,
      })),
    }),
  ).toContain('Tarif 20000 : 240,00 € TTC (200,00 € HT)')
  expect(factsWith({ seller: null })).not.toContain('Médiation')
})

test('an English page leads behind the door in English, a French one as it always did', () => {
  const english = shown({
    content: { name: 'event', event, activities: [], isPreview: false, carried: [['code', 'RENTREE']] },
    locale: 'en',
  })
  expect(english.querySelector('aside a.primary')?.getAttribute('href')).toBe(`/forma/signin/${event.url}?code=RENTREE&lang=en`)
  expect(english.querySelector<HTMLInputElement>('form[action="/login/forma"] [name="lang"]')?.value).toBe('en')
  expect(english.querySelector('header > a:last-child')?.getAttribute('href')).toBe('/login/forma?lang=en')
  expect(shown().querySelector('form[action="/login/forma"] [name="lang"]')).toBeNull()
})

const newsletter: NewsletterContent = {
  name: 'newsletter',
  subject: 'La lettre d’hiver',
  at: new Date('2027-01-10T09:00:00Z'),
  sender: 'Forma',
  html: '<p>Trois sessions ouvrent.</p>',
  unsubscribe: null,
  mayBeSubscribedTo: true,
  archive: null,
}

test('a newsletter is subscribed to with an agreement nothing ticks, where the tenant writes to many people (P07)', () => {
  const form = shown({ content: newsletter }).querySelector('form')
  const consent = form?.querySelector<HTMLInputElement>('input[name="consent"]')
  expect([consent?.type, consent?.required, consent?.checked]).toEqual(['checkbox', true, false])
  expect(form?.querySelector('input[name="mail"]')?.getAttribute('type')).toBe('email')
  expect(shown({ content: { ...newsletter, mayBeSubscribedTo: false } }).querySelector('form')).toBeNull()
  const copy = shown({ content: { ...newsletter, unsubscribe: '/forma/unsubscribe/x' } })
  expect([copy.querySelector('details')?.open, copy.querySelector('.acts a')?.textContent]).toEqual([false, 'Se désinscrire'])
})

test('past news are listed for everybody and for search engines, and a letter leads to them where they are published (P07)', () => {
  const letters = [{ subject: 'La lettre d’hiver', at: new Date('2027-01-10T09:00:00Z'), path: '/forma/newsletter/x' }]
  const page = shown({ content: { name: 'newsletters', letters } })
  expect(page.querySelector('main h1')?.textContent).toBe('Actualités de forma')
  expect([...page.querySelectorAll('main li')].map((line) => [line.textContent, line.querySelector('a')?.getAttribute('href')])).toEqual([
    ['La lettre d’hiver 10 janvier 2027', '/forma/newsletter/x'],
  ])
  expect(page.querySelector('meta[name="robots"]')).toBeNull()
  expect(shown({ content: { name: 'newsletters', letters: [] } }).querySelector('main [role="status"]')?.textContent).toMatch(/^Aucune/)
  const way = (content: PublicContent) => shown({ content }).querySelector('main a[href="/forma/newsletters"]')?.textContent
  expect([way(newsletter), way({ ...newsletter, archive: '/forma/newsletters' })]).toEqual([undefined, 'Actualités passées'])
  const copy = { ...newsletter, archive: '/forma/newsletters', unsubscribe: '/forma/unsubscribe/x' }
  expect(shown({ content: copy }).querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('whoever left text messages may leave emails too (P06)', () => {
  const left: PublicContent = { name: 'smsPreferences', number: '06', isOut: true, stopNumber: '', mail: 'l…@exemple.test', done: 'left' }
  const acts = (content: PublicContent) =>
    [...shown({ content }).querySelectorAll('main form')].map((form) => form.getAttribute('action')?.split('?')[1])
  expect(acts(left)).toEqual(['mails=1', 'undo=1'])
  expect(acts({ ...left, mail: null })).toEqual(['undo=1'])
})

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
test.each<[string, PublicContent]>([
  ['event', withEvent({})],
  ['full event with other dates', withEvent({ availability: 'full', places_left: 0, sisters: [event] })],
  ['catalogue', catalogue],
  ['embedded catalogue', { ...catalogue, isEmbedded: true }],
  ['calendar', { ...catalogue, address: { view: 'calendar' } }],
  ['newsletter', newsletter],
  [
    'newsletters',
    { name: 'newsletters', letters: [{ subject: 'La lettre', at: new Date('2027-01-10T09:00:00Z'), path: '/forma/newsletter/x' }] },
  ],
  ['subscription to correct', { name: 'subscription', state: 'wrong', address: '' }],
  ['subscription to confirm', { name: 'subscription', state: 'toConfirm', address: 'l…@exemple.test' }],
  [
    'text messages left',
    { name: 'smsPreferences', number: '06 •• •• •• 12', isOut: true, stopNumber: '36111', mail: 'l…@exemple.test', done: 'left' },
  ],
])('an HTML validator finds nothing to say: %s', async (_, content) => {
  const { results } = await validator.validateString(rendered({ content }))
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId}, line ${line}: ${message}`))).toEqual([])
})

test('without styles, what stands side by side does not run into one word', () => {
  expect(textOf(shown({ content: catalogue }))).toContain('Centre, Lyon Le 3 mars 2027')
  expect(shown({ content: catalogue }).querySelector('nav.choices')?.textContent).toBe('Trier par Date Prix Titre')
})

test('a card leads straight into the registration of what is open, and the page holds as many as one chooses', () => {
  const at = (view: 'cards' | 'list', change: Partial<EventPage> = {}) =>
    shown({
      content: { ...catalogue, address: { town: 'Lyon', view }, events: { ...catalogue.events, results: [{ ...event, ...change }] } },
    })
  for (const view of ['cards', 'list'] as const) {
    const link = at(view).querySelector('a[href="/forma/signin/gerer-un-conflit"]')
    expect(link?.textContent).toBe('S’inscrire Gérer un conflit')
    expect(at(view, { availability: 'full' }).querySelector('a[href^="/forma/signin"]')).toBeNull()
  }
  const sizes = [...at('cards').querySelectorAll('.pager .choices a')]
  expect(sizes.map((link) => [link.textContent, new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('nb')])).toEqual([
    ['10', '10'],
    ['25', null],
    ['50', '50'],
    ['100', '100'],
  ])
  expect(at('cards').querySelector('.pager .choices')?.textContent).toBe('Par page 10 25 50 100')
})

test('who takes part is named, with a portrait and a biography where they are presented in public', () => {
  const person = { full_name: 'Samira Haddad', role_title: 'Formatrice', kind: 'provider' as const }
  const people = [
    { ...person, biography: 'Vingt ans d’usine.', portrait_of: 4 },
    { ...person, full_name: 'Paul Girard', biography: '', portrait_of: null },
  ]
  const [first, second] = shown({ content: withEvent({ people }) }).querySelectorAll('.people > li')
  expect(first?.textContent).toContain('Vingt ans d’usine.')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/api/clients/forma/public/partners/4/portrait/')
  expect([second?.textContent, second?.querySelector('img')]).toEqual(['Paul Girard Formatrice', null])
  const sponsor = { full_name: 'Atelier Nord', role_title: '', kind: 'sponsor' as const, biography: '', portrait_of: 7 }
  const page = shown({ content: withEvent({ people: [...people, sponsor] }) })
  const part = [...page.querySelectorAll('.part')].find((section) => section.textContent?.includes('Atelier Nord'))
  expect([part?.querySelector('h2')?.textContent, part?.querySelectorAll('li').length]).toEqual(['Avec le soutien de', 1])
  expect(part?.querySelector('img')?.className).toBe('portrait logo')
})

test('who comes too late, and finds no other date, may hear of the next ones', () => {
  const alertOf = (change: Partial<EventPage>) => shown({ content: withEvent(change) }).querySelector('.alert')
  const missed = alertOf({ availability: 'expired', sisters: [] })
  expect(missed?.querySelector('summary')?.textContent).toBe('M’alerter des prochaines dates')
  const search = new URLSearchParams(missed?.querySelector<HTMLInputElement>('[name="search"]')?.value)
  expect([...search]).toEqual([['q', event.title]])
  expect([alertOf({ availability: 'expired', sisters: [event] }), alertOf({ availability: 'available', sisters: [] })]).toEqual([
    null,
    null,
  ])
})

test('the button follows what is left (§0.5)', () => {
  const said = (change: Partial<EventPage>) => textOf(shown({ content: withEvent(change) }))
  const button = (change: Partial<EventPage>) => shown({ content: withEvent(change) }).querySelector('form[action^="/login"] button')
  expect(said({ availability: 'full', places_left: 0 })).toContain('COMPLET')
  expect(said({ availability: 'full', places_left: 0 })).toContain('Le nombre maximum')
  expect(said({ availability: 'pastLimitDate', limit_date: new Date('2027-02-01T09:00:00Z') })).toContain('avant le 1er février 2027')
  expect(said({ availability: 'notYetOpen', opening_date: new Date('2027-02-01T09:00:00Z') })).toContain('ouvrent le 1er février 2027 à 10')
  expect(said({ availability: 'expired', sisters: [event] })).toContain('Voir les prochaines dates')
  expect(said({ price_from: null })).toContain('Aucun tarif trouvé')
  for (const change of [{ availability: 'full' }, { availability: 'expired' }, { price_from: null }] as const)
    expect(button(change)).toBeNull()
})

test('the page runs one script of ours, and what people type never closes the data it tells', () => {
  const page = shown()
  const scripts = [...page.querySelectorAll('script')]
  expect(scripts.map((script) => [script.type, script.getAttribute('src')])).toEqual([
    ['', '/public-pages.js'],
    ['application/ld+json', null],
  ])
  const data = JSON.parse(scripts[1]!.textContent) as { description: string; offers: object; hasCourseInstance: object }
  expect(data).toMatchObject({
    '@type': 'Course',
    description: 'Dire les choses.',
    offers: { price: '120.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    hasCourseInstance: { startDate: '2027-03-03T08:00:00.000Z', courseWorkload: 'PT7H', location: { '@type': 'Place', name: 'Centre' } },
  })
  const meeting = JSON.parse(
    shown({ content: withEvent({ is_training: false, is_cancelled: true, summary: '' }) }).querySelectorAll('script')[1]!.textContent,
  ) as object
  expect(meeting).toMatchObject({
    '@type': 'Event',
    description: '</script><script>alert(1)</script>',
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

test('the catalogue keeps in its links and its form what the address already says', () => {
  const page = shown({ content: catalogue, page: { path: '/forma/public/events', search: '?town=Lyon&view=list&lang=fr' } })
  expect(page.querySelector<HTMLSelectElement>('[name="town"]')?.value).toBe('Lyon')
  expect(page.querySelector<HTMLInputElement>('[type="hidden"][name="view"]')?.value).toBe('list')
  expect(page.querySelector('[rel="next"]')?.getAttribute('href')).toBe('/forma/public/events?town=Lyon&view=list&page=3')
  expect(page.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('/forma/public/events?town=Lyon&view=list')
  expect(page.querySelector('.line a')?.getAttribute('href')).toBe('/public/forma/gerer-un-conflit?lang=fr')
  expect(textOf(page)).toContain('26–50 sur 60')
  // What is left at the start, the button at the end: buttons of all lines stand below each other.
  expect([...page.querySelector('.line .bar')!.children].map(({ className }) => className)).toEqual(['badge', 'button'])
  const followed = [...page.querySelectorAll('.acts a[href*="/api/"]')].map((link) => link.getAttribute('href'))
  expect(followed).toEqual([
    '/api/clients/forma/public/events/catalogue.pdf?town=Lyon&lang=fr',
    '/api/clients/forma/public/events/calendar.ics?town=Lyon',
    '/api/clients/forma/public/events/feed.atom?town=Lyon',
  ])
})

test('the catalogue is printed in the order shown; an empty one is not offered', () => {
  const pdfOf = (content: PublicContent) =>
    shown({ content, page: { path: '/forma/public/events' } })
      .querySelector('.acts a[href*="catalogue.pdf"]')
      ?.getAttribute('href')
  expect(pdfOf({ ...catalogue, address: { sort: 'price', modality: 'online' } })).toBe(
    '/api/clients/forma/public/events/catalogue.pdf?modality=online&sort=price&lang=fr',
  )
  expect(pdfOf({ ...catalogue, events: { results: [], count: 0, page: 1, page_size: 25 } })).toBeUndefined()
})

test('a calendar holds each event on the day it begins', () => {
  const content: PublicContent = { ...catalogue, address: { view: 'calendar', month: '2027-03' } }
  const page = shown({ content, page: { path: '/forma/public/events' } })
  const cells = [...page.querySelectorAll<HTMLTableCellElement>('td')].filter((cell) => cell.querySelector('a'))
  const numbers = cells.map((cell) => cell.closest('tbody')!.querySelector('tr')!.cells[cell.cellIndex]!.querySelector('time')?.dateTime)
  expect(numbers).toEqual(['2027-03-03'])
  expect(page.querySelectorAll('td time')).toHaveLength(31)
  expect(page.querySelector('[rel="next"]')?.getAttribute('href')).toBe('/forma/public/events?month=2027-04&view=calendar')
  // Left for another view, its month narrows nothing.
  const views = [...page.querySelectorAll('.bar .choices a')].map((link) => link.getAttribute('href'))
  expect(views).toEqual(['/forma/public/events', '/forma/public/events?view=list', '/forma/public/events?month=2027-03&view=calendar'])
})

test('a calendar holds each run of days of an event as one bar a week, its hour on the first day, and once in the list of a phone', () => {
  const [first] = catalogue.events.results
  const long = {
    ...first!,
    title: 'Parcours',
    start_date: new Date('2027-03-19T07:00:00Z'),
    end_date: new Date('2027-04-02T15:00:00Z'),
    days: ['2027-03-19', '2027-03-20', '2027-03-21', '2027-03-22', '2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02'],
  }
  const content: PublicContent = {
    ...catalogue,
    events: { ...catalogue.events, results: [long] },
    address: { view: 'calendar', month: '2027-03' },
  }
  const page = shown({ content, page: { path: '/forma/public/events' } })
  const plain = (link: Element) => link.textContent!.replaceAll(/[\u00a0\u202f]/g, ' ')
  const bars = [...page.querySelectorAll('td a')].map((link) => [
    link.closest('td')!.cellIndex,
    link.closest('td')!.colSpan,
    plain(link),
    (link as HTMLElement).dataset['on'] ?? null,
  ])
  expect(bars).toEqual([
    [4, 3, '08:00 Parcours, du 19 au 22 mars 2027', 'true'],
    [0, 1, 'Parcours, du 19 au 22 mars 2027', null],
    [1, 2, 'Parcours, du 30 mars au 2 avril 2027', 'true'],
  ])
  const agenda = [...page.querySelectorAll('.agenda > div')].map((day) => [
    day.querySelector('h3')!.textContent,
    [...day.querySelectorAll('a')].map(plain),
  ])
  expect(agenda).toEqual([
    ['vendredi 19 mars 2027', ['08:00 Parcoursdu 19 au 22 mars 2027']],
    ['mardi 30 mars 2027', ['Parcoursdu 30 mars au 2 avril 2027']],
  ])
})

test('nothing found says so and offers to clear the filters; an unknown chapter is told', () => {
  const nothing = { results: [], count: 0, page: 1, page_size: 25 }
  const page = shown({ content: { ...catalogue, events: nothing, unknownChapter: 'lune' }, page: { path: '/forma/public/events' } })
  expect(textOf(page)).toContain('Le chapitre « lune » n’existe pas')
  expect(page.querySelector('.empty a')?.getAttribute('href')).toBe('/forma/public/events?view=list')
  expect(page.querySelector('.empty .line')).toBeNull()
  const withNext = shown({ content: { ...catalogue, events: nothing, next: event } })
  expect(textOf(withNext)).toContain('Prochain événement ouvert :')
  expect(withNext.querySelector('.empty .line a')?.textContent).toBe(event.title)
})

test('an embedded catalogue has nothing around it, names the sites that may show it, and is not indexed', () => {
  const page = shown({ content: { ...catalogue, isEmbedded: true }, page: { path: '/forma/embedded-catalog' } })
  expect([page.querySelector('header'), page.querySelector('footer')]).toEqual([null, null])
  expect(page.body.dataset['framers']).toBe('https://site.fr')
  expect(page.querySelector('.line a')?.getAttribute('target')).toBe('_blank')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('a page that is not for visitors confirms nothing and leads to the login', () => {
  const page = shown({ content: { name: 'missing', next: '/events/url/secret' }, locale: 'en' })
  expect(page.documentElement.lang).toBe('en')
  expect(page.querySelector('h1')?.textContent).toContain('does not exist')
  expect(page.querySelector<HTMLInputElement>('[name="next"]')?.value).toBe('/events/url/secret')
  expect(page.querySelector('link[rel="canonical"]')).toBeNull()
})

test('the sections of a presentation are titles, lists and pictures of the page, in order, and a draft says it is one', () => {
  const heading = (level: number, text: string) => ({
    type: 'heading' as const,
    attrs: { level },
    content: [{ type: 'text' as const, text }],
  })
  const picture = { type: 'image' as const, attrs: { src: 'https://kxo.fr/api/clients/forma/pictures/abc/', alt: 'La salle' } }
  const sections = {
    description: { type: 'doc' as const, content: [heading(3, 'Pour qui'), heading(4, 'En détail'), picture] },
    outline: { type: 'doc' as const, content: [heading(2, 'Matin')] },
  }
  const content = { ...withEvent(sections), isPreview: true } as PublicContent
  const page = shown({ content })
  const titles = [...page.querySelectorAll('.prose :is(h1,h2,h3,h4,h5,h6)')].map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(titles).toEqual(['H2 Pour qui', 'H3 En détail', 'H3 Matin'])
  expect(page.querySelector('.prose img')?.getAttribute('alt')).toBe('La salle')
  expect(textOf(page)).toContain('Aperçu : cet événement n’est pas encore en ligne')
  expect([page.querySelector('meta[name="robots"]')?.getAttribute('content'), page.querySelector('link[rel="canonical"]')]).toEqual([
    'noindex',
    null,
  ])
  expect(page.querySelector<HTMLButtonElement>('aside button.primary')?.disabled).toBe(true)
  expect(page.querySelector('script[type="application/ld+json"]')).toBeNull()
  expect(shown({ content: withEvent(sections) }).querySelector('meta[name="robots"]')).toBeNull()
})

test('the subtitle, the level, the languages, the colour and the badges of an event are shown on its card, on its line and on its page', () => {
  const wide = {
    ...event,
    subtitle: 'Médiation',
    level: 'Avancé',
    languages: ['FR', 'EN'],
    colour: '#1f6feb',
    is_new: true,
    max_participants: 40,
    places_left: 4,
  }
  const badges = (page: Document) => [...page.querySelectorAll('.badge')].map(({ textContent }) => textContent)
  const results = { results: [wide], count: 1, page: 1, page_size: 25 as const }
  const cards = shown({ content: { ...catalogue, address: {}, events: results } as PublicContent })
  expect(textOf(cards)).toContain('Médiation')
  expect(textOf(cards)).toContain('Avancé · Français, anglais · Management')
  expect(cards.querySelector('.card')?.getAttribute('style')).toContain('#1f6feb')
  expect(badges(cards)).toEqual(['Dernières places', 'Nouveau', 'Mis en avant'])
  expect(textOf(shown({ content: { ...catalogue, events: results } as PublicContent }))).toContain('Médiation')
  const page = shown({ content: withEvent(wide) })
  expect(textOf(page)).toContain('Médiation')
  expect([...page.querySelectorAll('.box .facts li')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Avancé', 'Français, anglais']),
  )
  expect(badges(page)).toEqual(badges(cards))
  expect(page.querySelectorAll('script')[1]?.textContent).toContain('"educationalLevel":"Avancé"')
  expect(page.querySelectorAll('script')[1]?.textContent).toContain('"inLanguage":["fr","en"]')
})

test('levels and languages are offered as filters, each said in words', () => {
  const page = shown({ content: { ...catalogue, address: { level: 'Avancé' } } as PublicContent })
  expect(page.querySelector<HTMLSelectElement>('select[name="level"]')?.value).toBe('Avancé')
  expect([...page.querySelectorAll('select[name="spoken"] option')].map(({ textContent }) => textContent)).toEqual(['Tous', 'Français (3)'])
})

test('a screen of the hall says what goes on now and where, reads itself again, and leads nowhere', () => {
  const slot = {
    title: 'Lire un bilan',
    beside: '',
    start_at: new Date('2027-01-15T08:00:00Z'),
    end_at: new Date('2027-01-15T11:00:00Z'),
    room: 'Saône',
    place: 'Campus',
    is_online: false,
    people: [],
  }
  const later = { ...slot, title: 'Négocier', start_at: new Date('2027-01-15T13:00:00Z'), room: null, place: null, is_online: true }
  const page = shown({
    content: {
      name: 'lobby',
      place: 'Campus',
      zone: 'Europe/Paris',
      days: [
        { day: '2027-01-15', slots: [slot, later], more: 0 },
        { day: '2027-01-18', slots: [later], more: 2 },
      ],
    },
    page: { now: new Date('2027-01-15T09:30:00Z') },
  })
  const text = textOf(page)
  for (const fact of ['Mis à jour à 10:30', 'En cours09:00–12:00', 'Saône', 'À distance', 'lundi 18 janvier', 'et 2 autres'])
    expect(text).toContain(fact)
  expect([...page.querySelectorAll('.isNow')].map((line) => line.textContent)).toHaveLength(1)
  expect(page.querySelector('noscript')?.innerHTML).toContain('content="60"')
  expect(page.body.dataset['refresh']).toBe('60')
  expect(page.querySelectorAll('body a, body form')).toHaveLength(0)
})

test('the programme lists what is chosen at registration, with hours and places, and nothing cancelled', () => {
  const activity = {
    event: 7,
    enrolment: 'optional' as const,
    choice_group: 'Après-midi',
    is_online: false,
    location_id: null,
    location_name: null,
    start_date: null,
    end_date: null,
    minutes: 180,
    max_participants: 10,
    taken: 3,
    places_left: 7,
    has_waiting_list: false,
    is_cancelled: false,
    meeting_url: null,
    version: 1,
    slots: [
      {
        id: 1,
        start_at: new Date('2027-03-03T13:00:00Z'),
        end_at: new Date('2027-03-03T16:00:00Z'),
        title: '',
        room_id: 1,
        room_name: 'Saône',
        location_name: 'Centre',
        partners: ['Paul Girard'],
      },
    ],
  }
  const activities = [
    { ...activity, id: 1, title: 'Voix et posture' },
    { ...activity, id: 2, title: 'Annulé', is_cancelled: true },
  ]
  const text = textOf(shown({ content: { name: 'event', event, activities, isPreview: false, carried: [] } }))
  expect(text).toMatch(
    /Programme\s*Après-midi Choisissez une activité\s*Voix et posture le 3 mars 2027 de 14 h à 17 h · Saône, Centre · Paul Girard · 7 places restantes/,
  )
  expect(text).not.toContain('Annulé')
  const uncounted = { name: 'event' as const, event: { ...event, places_left: null }, activities, isPreview: false, carried: [] }
  expect(textOf(shown({ content: uncounted }))).not.toContain('places restantes')
})
