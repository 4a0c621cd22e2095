import { path } from '../kernel/path.ts'

export const adminForms = path('/admin/forms')
export const adminFormNew = path('/admin/form/new')
export const adminForm = path('/admin/form/:id')
