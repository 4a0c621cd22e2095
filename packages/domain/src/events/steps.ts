/** The fourteen steps of an event's creation, in the order they are offered. */
export const eventSteps = [
  'activities',
  'thumbnail',
  'documents',
  'page',
  'options',
  'partners',
  'attendance',
  'pricing',
  'qualification',
  'questionnaires',
  'quiz',
  'sequence',
  'registration',
  'publication',
] as const
export type EventStep = (typeof eventSteps)[number]

/** The steps built today: the others are not shown. */
export const offeredSteps = [
  'activities',
  'thumbnail',
  'page',
  'partners',
  'attendance',
  'pricing',
  'qualification',
  'registration',
  'publication',
] as const satisfies readonly EventStep[]
export type OfferedStep = (typeof offeredSteps)[number]
export const isOfferedStep = (text: string): text is OfferedStep => (offeredSteps as readonly string[]).includes(text)
