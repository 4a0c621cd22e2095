import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Company } from './company-shape.ts'
import { mergeLimits } from './rules.ts'

/** Fields that may come from any of the merged records. */
export const mergedFields = [
  'name',
  'siret',
  'vat_number',
  'legal_form',
  'naf',
  'collective_agreement',
  'funder',
  'phone',
  'mail',
  'address',
  'address_complement',
  'code_postal',
  'town',
  'billing_address',
  'billing_code_postal',
  'billing_town',
  'billing_mail',
  'chorus_service_code',
  'accounting_code',
  'employees_number',
  'independents_number',
] as const
export type MergedField = (typeof mergedFields)[number]

/** A merge as the kept record tells it. */
export const CompanyMerge = z.object({
  id: wire.id,
  names: z.array(z.string()),
  done_by_name: z.nullable(z.string()),
  done_at: wire.instant,
  undone_at: z.nullable(wire.instant),
  is_undoable: z.boolean(),
})
export type CompanyMerge = z.output<typeof CompanyMerge>

export const companyMergeContract = {
  compare: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/merge/',
    summary: 'Companies side by side, before they are made one',
    params: inClient,
    query: z.object({ ids: wire.list(wire.id).check(z.minLength(mergeLimits.least, 'tooFew'), z.maxLength(mergeLimits.most, 'tooMany')) }),
    response: z.array(Company),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/merge/',
    summary: 'Make several companies one; people, registrations and memberships follow, issued bills stay as they are',
    params: inClient,
    body: z.object({
      kept: wire.id,
      merged: z.array(wire.id).check(z.minLength(mergeLimits.least - 1, 'tooFew'), z.maxLength(mergeLimits.most - 1, 'tooMany')),
      /** Field by field, the record its value is taken from; the kept one’s otherwise. */
      take: z._default(z.optional(z.partialRecord(z.enum(mergedFields), wire.id)), {}),
    }),
    response: z.object({ company: Company, merge: wire.id }),
    status: 201,
  }),
  merges: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/merges/',
    summary: 'Merges a company was kept in',
    params: inClientWithId,
    response: z.array(CompanyMerge),
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/clients/:client/companies/merges/:id/',
    summary: 'Undo a merge of less than a day',
    params: inClientWithId,
    response: Company,
  }),
}
