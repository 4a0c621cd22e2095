import { lazy } from 'react'

export { AbsenceFields } from './deciding/absence-fields.tsx'
export { receivedActs } from './deciding/decisions.ts'
export { useDecisions } from './deciding/use-decisions.tsx'
export type { RegistrationsDependencies } from './dependencies.ts'
export { PanelActs } from './detail/panel-acts.tsx'
export { PersonPicker } from './inviting/person-picker.tsx'
export { registrationCells } from './lists/registration-cells.ts'
export { TeamHome } from './own/team-home.tsx'
export { usePlaceUntil } from './signin/place-until.ts'

/** Only visitors are offered an account. */
export const AccountOfferAfter = lazy(() => import('./visitor/account-offer-after.tsx'))
