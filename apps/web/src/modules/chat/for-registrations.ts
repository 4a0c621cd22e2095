import { lazy } from 'react'

/** The way to write to the organisation, beside one's own registration. */
export const WriteLink = lazy(() => import('./starting/write-link.tsx'))
