import { path } from '../kernel/path.ts'

export const catalogue = path('/events')
export const event = path('/events/:id')
/** An event by its public address, for whoever may see it once signed in. */
export const eventByUrl = path('/events/url/:url')
/** The alias tells the guard which tenant's login to show. */
export const eventOfClient = path('/:client/events/:id')
/** Pedagogical sheet. */
export const sheet = path('/formation/:id')

export const publicEvents = path('/:client/public/events')
export const publicChapter = path('/:client/public/events/:chapitre')
export const publicEvent = path('/public/:client/events/:id/url/:url')
/** Short address printed on posters, codes and mails: the canonical one. */
export const publicPage = path('/public/:client/:url')
/** Short link of an event: it leads to its public page, whatever address that bears. */
export const shortLink = path('/:client/e/:id')
/** Where a visitor leaves an address for a search of the catalogue. */
export const publicAlerts = path('/:client/alerts')
/** Where its holder confirms, ends and resumes; `:token` is an alert's own. */
export const publicAlert = path('/:client/alerts/:token')
export const publicSitemap = path('/:client/public/sitemap.xml')
export const embeddedCatalogue = path('/:client/embedded-catalog')

/** The tabs of the working list. */
export const adminTabs = ['upcoming', 'running', 'past', 'drafts', 'models', 'cancelled', 'archived', 'all'] as const
export type AdminTab = (typeof adminTabs)[number]
export const adminEvents = path('/admin/events')
export const adminEventNew = path('/admin/event/new')
export const adminEvent = path('/admin/event/:id')
/** What is reserved for a company. */
export const adminEventsOfCompany = path('/admin/events/:company')
export const adminActivity = path('/admin/event/:id/activity/:activity')
export const adminEventStep = path('/admin/event_step/:id/:step')

/** Course material: what a person was given for their events. */
export const materials = path('/support')
/** What every event gives out. */
export const adminMaterials = path('/admin/support')

/** Themes of the tenant. */
export const adminThemes = path('/admin/themes')
/** One of them; `new` creates one. */
export const adminTheme = path('/admin/theme/:id')
