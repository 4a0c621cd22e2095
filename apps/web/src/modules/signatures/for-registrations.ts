import { lazy } from 'react'
import type { RegistrationsDependencies } from '../registrations/index.ts'

/** What signatures add to a registration under way. */
export const signaturesForRegistrations: Pick<RegistrationsDependencies, 'ContractStep'> = {
  ContractStep: lazy(() => import('./own/contract-step.tsx')),
}
