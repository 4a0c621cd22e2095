export { accountRoutes } from './account-routes.ts'
export { actorBehind } from './actor-behind.ts'
export { tellNewMail } from './change-mail.ts'
export { mailSpaces } from './find-space.ts'
export { inviteAgain, mailSpacesJob, sendPasswordLink } from './jobs.ts'
export { mailInvitationAgain, mailPasswordLink, passwordLinkPath } from './password-links.ts'
export { hashPassword, passwordMatches } from './passwords.ts'
export { makeLink, refuseShutOut, revokeLinksOf } from './personal-links.ts'
export { findUser, findUserByMail, recipientOf, type UserRow } from './queries.ts'
export { revokeEverySession, revokeOpenedBy, revokeSessionsOf } from './revoke-sessions.ts'
export { identityRoutes, waysInRoutes } from './routes.ts'
export {
  countOpenSessions,
  identification,
  openSession,
  openSessionsAmong,
} from './sessions.ts'
