import { path } from '../kernel/path.ts'

/** The tenant's people. */
export const adminContacts = path('/admin/users')
/** The people of one company. */
export const adminContactsOf = path('/admin/users/:company')
/** Everything about one person. */
export const adminContact = path('/admin/user/:id')
/** A referent's own team. */
export const team = path('/users')
/** One's own record, or a colleague's. */
export const profile = path('/user/:id')
