/** What the list of partners is narrowed to. */
export const partnerTabs = ['guest', 'provider', 'sponsor', 'organizer', 'contributor', 'pending', 'deleted'] as const
export type PartnerTab = (typeof partnerTabs)[number]
