import { registerManyWords } from '@kxo/domain/registrations/bulk/register-many-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords } from '@kxo/domain/registrations/words'
import { lazy } from 'react'
import { hasFeature } from '../../platform/viewer.ts'
import type { ContactsDependencies } from '../contacts/index.ts'

/** What registrations add to the lists of people. */
export const registrationsForContacts: Pick<ContactsDependencies, 'registering'> = {
  registering: {
    label: registrationWords.registerTo,
    tooMany: registerManyWords.tooMany,
    permitted: (viewer) => may.follow(viewer.actor) || may.registerTeam(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') }),
    Dialog: lazy(() => import('./registering/register-many-dialog.tsx')),
  },
}
