/** What a list of people is narrowed to. */
export const contactKinds = ['members', 'prospects', 'to_validate', 'partners', 'admins'] as const
export type ContactKind = (typeof contactKinds)[number]
