import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Where a film of the library stands. */
export const videoStatus = catalogue({
  ready: { code: 5, label: { fr: 'Disponible', en: 'Available' }, tone: 'success' },
  archived: { code: 9, label: { fr: 'Archivé{video.e}', en: 'Archived' }, tone: 'neutral' },
})
export type VideoStatus = KeyOf<typeof videoStatus>

/** How far a person has come in a film. */
export const watchState = catalogue({
  notBegun: { code: 1, label: { fr: 'Pas commencé{video.e}', en: 'Not begun' }, tone: 'neutral' },
  begun: { code: 2, label: { fr: 'Commencé{video.e}', en: 'Begun' }, tone: 'warning' },
  whole: { code: 3, label: { fr: 'Vu{video.e} en entier', en: 'Watched whole' }, tone: 'success' },
})
export type WatchState = KeyOf<typeof watchState>
