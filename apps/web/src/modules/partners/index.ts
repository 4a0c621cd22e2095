export { EventPartners } from './event-partners.tsx'
export { useEventChoices } from './use-event-choices.ts'
