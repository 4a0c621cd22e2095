import { path } from '../kernel/path.ts'

export const adminMails = path('/admin/mails')
export const adminMailTemplates = path('/admin/mails/templates')
export const adminMailTemplate = path('/admin/mails/templates/:moment')
