import { lazy } from 'react'
import type { RegistrationsDependencies } from '../registrations/index.ts'

/** What votes add to a person's own registration. */
export const votesForRegistrations: Pick<RegistrationsDependencies, 'OwnWays'> = { OwnWays: lazy(() => import('./vote-link.tsx')) }
