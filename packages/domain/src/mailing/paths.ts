import { path } from '../kernel/path.ts'

export const adminMails = path('/admin/mails')
