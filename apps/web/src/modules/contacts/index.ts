import { lazy } from 'react'

export { NewContactFields } from './adding/new-contact-fields.tsx'
export { contactQuery } from './api.ts'
export { TownField } from './contact/town-field.tsx'
export type { ContactsDependencies } from './dependencies.ts'

/** The dialog that writes to people, for the lists of other modules. */
export const WriteToPeople = lazy(() => import('./bulk/write-to-people.tsx'))
