export { NewContactFields } from './adding/new-contact-fields.tsx'
export { contactQuery } from './api.ts'
export { TownField } from './contact/town-field.tsx'
export type { ContactsDependencies } from './dependencies.ts'
