/** The fourteen steps of an event's creation, in the order they are offered; a tenant or an event may have no use for one. */
export const offeredSteps = [
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
export type OfferedStep = (typeof offeredSteps)[number]
export const isOfferedStep = (text: string): text is OfferedStep => (offeredSteps as readonly string[]).includes(text)
