import { companyPeopleContract as contract } from '@kxo/domain/companies/people-contract'
import { may as mayInCompanies } from '@kxo/domain/companies/permissions'
import { companyWords as c } from '@kxo/domain/companies/words'
import type { ContactLine } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { contactActWords as a, contactWords as w } from '@kxo/domain/contacts/words'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { factsOf } from '../contact/facts-of.ts'
import { useDepart } from './use-depart.ts'

/** Who speaks for a company: the column that tells it, and the acts that name, remove or let go. */
export function useReferents(company: number): {
  /** Those who speak for it. */
  names: string[]
  columns: Column<ContactLine>[]
  actsOn: (person: ContactLine, companyName: string) => RowAction[]
} {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const letGo = useDepart()
  const params = { client: tenant.name, id: company }
  const answer = useQuery(apiQuery(contract.people, { params }, { enabled: company !== 0, retry: false }))
  const known = new Map(answer.data?.map((person) => [person.id, person]))
  const turn = async ({ id, first_name, last_name }: ContactLine): Promise<void> => {
    const person = known.get(id)
    await runAction(async () => {
      if (person?.is_referent) await call(contract.removeReferent, { params: { ...params, user: id } })
      else await call(contract.addReferent, { params, body: { user: id, role: person?.role ?? '' } })
      toast.success(say(person?.is_referent ? c.referentRemoved : c.referentNamed, { name: `${first_name} ${last_name}` }))
    })
  }
  const mayName = mayInCompanies.changeCompany(actor, { company_id: company })
  return {
    names: (answer.data ?? []).filter(({ is_referent }) => is_referent).map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    columns: [
      {
        key: 'is_referent',
        label: w.referent,
        cell: ({ id }) => (known.has(id) ? say(known.get(id)?.is_referent ? a.yes : a.no) : emptyPlaceholder),
        width: 110,
        // Who speaks for the company is told by the company, not by the people's own list.
        exported: [],
      },
    ],
    actsOn: (person, companyName) => [
      ...(mayName && known.has(person.id)
        ? [
            {
              label: known.get(person.id)?.is_referent ? w.removeReferent : c.nameReferent,
              run: () => void turn(person),
            },
          ]
        : []),
      ...(may.detach(actor, factsOf(person))
        ? [{ label: say(w.noLonger, { name: companyName }), run: () => void letGo(person, companyName), tone: 'danger' as const }]
        : []),
    ],
  }
}
