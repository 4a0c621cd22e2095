import { words } from '../../kernel/sentence.ts'

/** Sentences of absences and of the sheet as a table. */
export const absenceWords = words({
  exportSheet: { fr: 'Exporter', en: 'Export' },
  starts: { fr: 'Début', en: 'Start' },
  ends: { fr: 'Fin', en: 'End' },
  company: { fr: '{company:cap}', en: '{company:cap}' },
  presence: { fr: 'Constat', en: 'Recorded as' },
  signedOn: { fr: 'Signé le', en: 'Signed on' },
  recorder: { fr: 'Noté par', en: 'Recorded by' },
})
