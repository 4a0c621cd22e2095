import { lazy } from 'react'

/** The dialog that adds a company, for the screens of other modules. */
export const addCompany = lazy(() => import('./add-company-dialog.tsx').then(({ AddCompanyDialog }) => ({ default: AddCompanyDialog })))
