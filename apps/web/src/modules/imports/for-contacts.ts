import { lazy } from 'react'
import type { ContactsDependencies } from '../contacts/index.ts'

/** What imports add to the lists of people and companies. */
export const importsForContacts: Pick<ContactsDependencies, 'ImportLink'> = { ImportLink: lazy(() => import('./import-link.tsx')) }
