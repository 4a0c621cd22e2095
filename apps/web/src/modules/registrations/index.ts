export { RegistrationBadge } from './registration-badge.tsx'
