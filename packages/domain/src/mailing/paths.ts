import { path } from '../kernel/path.ts'

export const adminMails = path('/admin/mails')
export const adminMailTemplates = path('/admin/mails/templates')
export const adminMailTemplate = path('/admin/mails/templates/:moment')
/** The composer of messages to many people; its query says who is chosen. */
export const adminWrite = path('/admin/mails/write')
/** Where a person says which messages they no longer want; `:token` is theirs. */
export const unsubscribe = path('/:client/unsubscribe/:token')
