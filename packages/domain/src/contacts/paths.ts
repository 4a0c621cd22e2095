import { path } from '../kernel/path.ts'

/** The tenant's people. */
export const adminContacts = path('/admin/users')
/** Everything about one person. */
export const adminContact = path('/admin/user/:id')
/** Tabs of a person's record, each with its address (`?tab=`). */
export const contactTabs = ['profile', 'registrations'] as const
export type ContactTab = (typeof contactTabs)[number]
