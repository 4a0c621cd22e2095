import { lazy } from 'react'

/** The way to the vote, beside one's own registration. */
export const VoteLink = lazy(() => import('./vote-link.tsx'))
