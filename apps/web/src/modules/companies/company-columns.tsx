import { type CompanyLine, companyFlags } from '@kxo/domain/companies/company-shape'
import { companyList } from '@kxo/domain/companies/list'
import { adminCompanies } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { adminContactsOf } from '@kxo/domain/contacts/paths'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { useViewer } from '../../platform/viewer.ts'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { Link } from '../../ui/navigation/link.tsx'
import type { Column } from '../../ui/table/column.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { useWordedColumns } from '../fields/index.ts'
import { flagsOf } from './form/flags.ts'

/** Columns of companies; amounts only with the payments right, the region where there are some. */
export function useCompanyColumns(): Column<CompanyLine>[] {
  const { tenant, actor } = useViewer()
  const offered = flagsOf(tenant.params)
  const columns = useColumns(
    companyList,
    {
      siret: ({ siret }) => (siret ? shownSiret(siret) : emptyPlaceholder),
      people: (row) => <Link to={adminContactsOf(row.id)}>{row.people}</Link>,
      family: (row) =>
        row.siren !== null && row.family > 1 ? (
          <Link to={adminCompanies()} search={{ siren: row.siren }}>
            {row.family}
          </Link>
        ) : (
          emptyPlaceholder
        ),
    },
    {
      without: [
        ...(tenant.params.region_response === '' ? (['region_name'] as const) : []),
        ...(may.seeAmounts(actor) ? [] : (['amount_due'] as const)),
        ...companyFlags.filter((flag) => !offered.includes(flag)),
      ],
    },
  )
  return useWordedColumns('Company', columns)
}
