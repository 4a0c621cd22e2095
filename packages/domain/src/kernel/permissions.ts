import type { Actor } from './actor.ts'

/** A named right: a predicate on who acts and, when the right depends on it, on plain data. */
export type Predicate<Subject = void> = (actor: Actor, subject: Subject) => boolean

/** A recruiter, or the referent who administers a recruiting platform: neither gets the standard menu. */
export const isRecruiter: Predicate = (actor) =>
  actor.session === 'full' && (actor.profile === 'REC' || (actor.profile === 'REF' && actor.is_admin && actor.is_recruiting))
/** An administrator of the standard menu, whatever the restriction. */
export const isAdministrator: Predicate = (actor) => actor.is_admin && actor.session === 'full' && !isRecruiter(actor)
/** An administrator of the whole menu (ADM0): a consultant never is, even with the flag. */
export const isFullAdministrator: Predicate = (actor) => isAdministrator(actor) && actor.restriction === 'none' && actor.profile !== 'CNS'
/** An administrator who may write on the restricted menu (ADM0, ADM2). */
export const mayWriteAsAdministrator: Predicate = (actor) => isAdministrator(actor) && actor.restriction !== 'readOnly'
export const isSuperAdministrator: Predicate = (actor) => actor.is_super_admin && actor.session === 'full'
export const isConsultant: Predicate = (actor) => actor.profile === 'CNS' && actor.session === 'full'
/** Who consults the standard menu: administrators of any restriction, consultants. */
export const consultsStandardMenu: Predicate = (actor) => isAdministrator(actor) || isConsultant(actor)
/** Who writes on it. */
export const writesStandardMenu: Predicate = (actor) => mayWriteAsAdministrator(actor) || isConsultant(actor)
export const isReferent: Predicate = (actor) => actor.profile === 'REF' && actor.session === 'full'
export const isSignedIn: Predicate = (actor) => actor.user_id !== null
export const isSignedInFully: Predicate = (actor) => actor.user_id !== null && actor.session === 'full'
export const isSelf: Predicate<{ user_id: number | null }> = (actor, subject) => actor.user_id !== null && actor.user_id === subject.user_id
/** A referent looking at a person or thing of their own company. */
export const isReferentOf: Predicate<{ company_id: number | null }> = (actor, subject) =>
  isReferent(actor) && actor.company_id !== null && actor.company_id === subject.company_id
