import { lazy } from 'react'

export { contactQuery } from './api.ts'
export type { ContactsDependencies } from './dependencies.ts'
export { NewContactFields } from './new-contact-fields.tsx'
export { TownField } from './town-field.tsx'

/** The dialog that writes to people, for the lists of other modules. */
export const WriteToPeople = lazy(() => import('./write-to-people.tsx'))
