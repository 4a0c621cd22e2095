export { accountRoutes } from './account/account-routes.ts'
export { signupOf } from './account/accounts.ts'
export { tellNewMail } from './account/change-mail.ts'
export { mailFirstPassword, mailInvitationAgain, mailPasswordLink, passwordLinkPath } from './account/password-links.ts'
export { hashPassword, passwordMatches } from './account/passwords.ts'
export { accountsOfTenant } from './accounts-of-tenant.ts'
export { seal, unseal } from './factors/seal.ts'
export { type CodeProof, mailCode, newCode, proveCode } from './factors/validation-codes.ts'
export { inviteAgain, mailSpacesJob, sendPasswordLink } from './jobs.ts'
export { linkPathOf, makeLink, refuseShutOut, revokeLinksOf } from './links/personal-links.ts'
export { mailSpaces } from './login/find-space.ts'
export { findUser, findUserByMail, recipientOf, type UserRow } from './queries.ts'
export { identityRoutes, waysInRoutes } from './routes.ts'
export { actorBehind } from './sessions/actor-behind.ts'
export { hashOf } from './sessions/hash-of.ts'
export { revokeOpenedBy, revokeSessionsOf } from './sessions/revoke-sessions.ts'
export {
  identification,
  openSession,
  openSessionsAmong,
} from './sessions/sessions.ts'
