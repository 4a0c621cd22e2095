import { path } from '../kernel/path.ts'

export const adminAgreements = path('/admin/contracts')
/** `:morph` is event, company, user or partner. */
export const adminAgreementsOf = path('/admin/contracts/:morph')
/** What a person or a referent must sign, or has signed. */
export const ownAgreements = path('/contracts')
/** `:id` is the agreement to sign. */
export const documentSignature = path('/document-signature/:id')
