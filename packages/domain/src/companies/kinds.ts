/** What a list of companies is narrowed to. */
export const companyKinds = ['members', 'prospects', 'recruiters', 'schools', 'funders', 'duplicates', 'archived'] as const
export type CompanyKind = (typeof companyKinds)[number]
