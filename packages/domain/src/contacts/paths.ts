import { path } from '../kernel/path.ts'

/** The tenant's people. */
export const adminContacts = path('/admin/users')
/** Everything about one person. */
export const adminContact = path('/admin/user/:id')
