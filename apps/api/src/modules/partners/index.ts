export { followSlot, joinSlot } from './hold-slots.ts'
export { partnersMoments } from './mails.ts'
export { isPartnerOf, partnersOf } from './queries.ts'
export { partnersRoutes } from './routes.ts'
