import { kindOfField, templateFieldsOf } from '../mailing/merge-fields.ts'

/** What every document of a registration is about, as the fields of messages know it. */
export const documentSubject = { about: ['event'] as const }

/** What leads somewhere by a way of one's own, or says who writes: a mail's, never a paper's. */
const isOfMails = (key: string): boolean => /^(link|sender|code|account)\./.test(key)

/** Fields a document may merge: the same as messages, but ways in and pictures. */
export const documentFields: readonly string[] = templateFieldsOf({ about: ['event'] }).filter(
  (key) => !isOfMails(key) && kindOfField(key) !== 'image',
)
