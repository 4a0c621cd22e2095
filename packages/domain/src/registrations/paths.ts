import { path } from '../kernel/path.ts'

/** Where a person registers for an event, and comes back to what waits. */
export const signin = path('/events/:id/signin')
/** People registered together, named one after the other; `0` while nobody is chosen. */
export const signinCollective = path('/events/:id/signin/collective/:users')
/** One's own registrations. */
export const myEvents = path('/myEvents')
/** What a referent follows of their company. */
export const teamDashboard = path('/dashboard')

/** Where a visitor begins, before having an account. */
export const visitorSignin = path('/:client/signin/:url')

/** Personal address of an event: of one person, renewable. */
export const personalEvent = path('/:client/url/:url/:unique')

/** Steps of the registration, each with its address (`?step=`). */
export const signinSteps = [
  'you',
  'payer',
  'activities',
  'options',
  'qualification',
  'answers',
  'details',
  'price',
  'papers',
  'questionnaire',
  'quiz',
  'terms',
  'summary',
  'contract',
] as const
export type SigninStep = (typeof signinSteps)[number]
