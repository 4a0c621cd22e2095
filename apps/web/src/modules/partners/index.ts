export { eventPartnersQuery } from './api.ts'
export { EventPartners } from './event-partners.tsx'
