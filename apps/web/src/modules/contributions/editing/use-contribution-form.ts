import { type Contribution, contributionsContract as contract } from '@kxo/domain/contributions/contract'
import { adminContribution } from '@kxo/domain/contributions/paths'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/feedback/toast.ts'
import { type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { changeContribution, contributionQuery, createContribution } from '../api.ts'

/** Memberships are booked under 756 in the French chart of accounts. */
const membershipAccount = '756000'

const blank = {
  name: '',
  period: 'fixed' as const,
  starts_on: null,
  ends_on: null,
  profiles: [],
  company_flag: null,
  region: null,
  basis: 'members' as const,
  unit_price: null,
  vat: 2000,
  vat_reason: null,
  accounting: membershipAccount,
  is_prorated: false,
  mode: 'reached' as const,
  maximum: null,
  bands: [{ from: 1, to: null, discount: 0, price: null }],
  terms: '',
}

/** A contribution being written; null begins one, whose page then opens. */
export function useContributionForm(contribution: Contribution | null): RecordForm {
  const queries = useQueryClient()
  const goOn = useNavigateIfMounted()
  const written = contribution && Object.fromEntries(Object.keys(blank).map((key) => [key, contribution[key as keyof typeof blank]]))
  const changing = useRecordForm({
    schema: contribution ? contract.change.body : (contract.create.body as unknown as typeof contract.change.body), // the same fields, without a version
    values: (contribution ? { ...written, version: contribution.version } : blank) as never, // read above from the record
    save: (body, version) => (contribution ? changeContribution(contribution.id, { ...body, version }) : createContribution(body)),
    onSaved: (saved) => {
      queries.setQueryData(contributionQuery(saved.id).queryKey, saved)
      toast.success(contribution ? w.saved : w.created)
      if (!contribution) void goOn(adminContribution(saved.id))
    },
  })
  return changing
}
