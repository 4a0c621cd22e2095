export { AbsenceFields } from './deciding/absence-fields.tsx'
export type { RegistrationsDependencies } from './dependencies.ts'
export { PersonPicker } from './inviting/person-picker.tsx'
export { usePlaceUntil } from './signin/place-until.ts'
