import type { CompanyLookup } from '@kxo/domain/companies/contract'

const proposable = ['name', 'legal_form', 'naf', 'collective_agreement', 'funder'] as const

/** What a number tells of a company, by field of its form; blank where it tells nothing. */
export const proposalsOf = ({ vat_number, proposed }: CompanyLookup) => ({
  vat_number: vat_number ?? '',
  ...(Object.fromEntries(proposable.map((name) => [name, proposed?.[name] ?? ''])) as Record<(typeof proposable)[number], string>), // the names are those listed
})
