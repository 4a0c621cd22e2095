export { EventPartners } from './event-partners.tsx'
