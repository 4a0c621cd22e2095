import type { CompanySummary } from '@kxo/domain/companies/company-shape'
import { adminCompanies } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { adminContactsOf } from '@kxo/domain/contacts/paths'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useViewer } from '../../platform/viewer.ts'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import type { Column } from '../../ui/table/column.ts'
import { useWordedColumns } from '../fields/index.ts'
import { departmentOptions } from '../regions/index.ts'
import { flagLabels, flagsOf } from './form/flags.ts'

/** Columns of companies; amounts only with the payments right, the region where there are some. */
export function useCompanyColumns(): Column<CompanySummary>[] {
  const { tenant, actor } = useViewer()
  const { locale } = useLanguage()
  const amounts: Column<CompanySummary>[] = [
    {
      key: 'amount_due',
      label: w.amountDue,
      cell: (row) => (row.amount_due === null ? emptyPlaceholder : formatMoney(row.amount_due, locale)),
      width: 120,
      align: 'end',
    },
  ]
  const regions: Column<CompanySummary>[] = [
    { key: 'region_name', label: w.region, cell: (row) => row.region_name ?? emptyPlaceholder, sortable: true, filter: 'text', width: 230 },
  ]
  const number = (key: 'employees_number' | 'independents_number', label: Sentence): Column<CompanySummary> => ({
    key,
    label,
    cell: (row) => row[key] ?? emptyPlaceholder,
    sortable: true,
    filter: 'number',
    width: 100,
    align: 'end',
  })
  return useWordedColumns('Company', [
    { key: 'name', label: w.name, cell: (row) => row.name, sortable: true, filter: 'text', width: 240 },
    {
      key: 'siret',
      label: w.siret,
      cell: (row) => (row.siret ? shownSiret(row.siret) : emptyPlaceholder),
      sortable: true,
      filter: 'text',
      width: 155,
      isWhole: true,
    },
    { key: 'town', label: w.town, cell: (row) => row.town ?? emptyPlaceholder, sortable: true, filter: 'text', width: 160 },
    {
      key: 'code_postal',
      label: w.postalCode,
      cell: (row) => row.code_postal ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 110,
      hidden: true,
    },
    { key: 'department', label: w.department, filter: departmentOptions, filterOnly: true, cell: () => null },
    {
      key: 'departments',
      label: w.departments,
      cell: (row) => row.departments || emptyPlaceholder,
      filter: 'text',
      width: 130,
      hidden: true,
    },
    ...(tenant.params.region_response === '' ? [] : regions),
    {
      key: 'referent_name',
      label: w.referent,
      cell: (row) => row.referent_name ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 170,
    },
    {
      key: 'manager_name',
      label: w.manager,
      cell: (row) => row.manager_name ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 170,
      hidden: true,
    },
    {
      key: 'people',
      label: w.people,
      cell: (row) => <Link to={adminContactsOf(row.id)}>{row.people}</Link>,
      width: 100,
      align: 'end',
    },
    number('employees_number', w.employees),
    { ...number('independents_number', w.independents), hidden: true },
    { key: 'registrations_of_year', label: w.registrationsOfYear, cell: (row) => row.registrations_of_year, width: 115, align: 'end' },
    ...(may.seeAmounts(actor) ? amounts : []),
    {
      key: 'accounting_code',
      label: w.accountingCode,
      cell: (row) => row.accounting_code ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 140,
      hidden: true,
    },
    {
      key: 'family',
      label: w.family,
      cell: (row) =>
        row.siren !== null && row.family > 1 ? (
          <Link to={adminCompanies()} search={{ siren: row.siren }}>
            {row.family}
          </Link>
        ) : (
          emptyPlaceholder
        ),
      width: 130,
      align: 'end',
      hidden: true,
    },
    ...flagsOf(tenant.params).map(
      (flag): Column<CompanySummary> => ({
        key: flag,
        label: flagLabels[flag],
        cell: (row) => (row[flag] ? '✓' : emptyPlaceholder),
        sortable: true,
        filter: 'flag',
        width: 110,
        hidden: true,
      }),
    ),
  ])
}
