import type { ContactSummary } from '@kxo/domain/contacts/contract'
import { contactActWords as a, contactWords as w } from '@kxo/domain/contacts/words'
import { profileNames } from '@kxo/domain/identity/profile'
import { accountStatus } from '@kxo/domain/identity/status'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatPhone } from '@kxo/domain/kernel/phones'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useWordedColumns } from '../../fields/index.ts'
import { languageNames, optionsIn, profileOptions } from '../contact/contact-fields.ts'

/** The columns of people shown first; the others wait in the chooser. */
export function useContactColumns({ withoutCompany = false }: { withoutCompany?: boolean } = {}): Column<ContactSummary>[] {
  const { say, locale, zone } = useLanguage()
  const { tenant } = useViewer()
  const day = (at: Date | null) => (at ? formatDate(at, locale, { zone }) : emptyPlaceholder)
  const flag = (is: boolean) => say(is ? a.yes : a.no)
  const region: Column<ContactSummary> = {
    key: 'region_name',
    label: w.region,
    cell: (row) => row.region_name ?? emptyPlaceholder,
    filter: 'text',
    width: 230,
    hidden: tenant.params.region_response === '',
  }
  const all: Column<ContactSummary>[] = [
    {
      key: 'last_name',
      label: w.lastName,
      cell: (row) => `${row.last_name} ${row.first_name}`,
      exported: ['last_name', 'first_name'],
      sortable: true,
      filter: 'text',
      width: 220,
    },
    { key: 'mail', label: w.mail, cell: (row) => row.mail, sortable: true, filter: 'text', width: 240 },
    {
      key: 'phone',
      label: w.phone,
      cell: (row) => (row.phone ? formatPhone(row.phone) : emptyPlaceholder),
      filter: 'text',
      width: 140,
      hidden: true,
    },
    {
      key: 'company_name',
      label: w.company,
      cell: (row) => row.company_name ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 200,
    },
    {
      key: 'profile_code',
      label: w.profile,
      cell: (row) => say(profileNames[row.profile_code]),
      sortable: true,
      filter: [{ value: 'ADM', label: profileNames.ADM }, ...profileOptions],
      width: 140,
    },
    {
      key: 'status',
      label: w.status,
      cell: (row) => <StatusBadge of={accountStatus} is={row.status} />,
      sortable: true,
      filter: optionsOf(accountStatus),
      width: 140,
    },
    { key: 'is_adherent', label: w.member, cell: (row) => flag(row.is_adherent), filter: 'flag', width: 110, hidden: true },
    { key: 'is_prospect', label: w.prospect, cell: (row) => flag(row.is_prospect), filter: 'flag', width: 110, hidden: true },
    region,
    { key: 'last_registration_at', label: w.lastRegistration, cell: (row) => day(row.last_registration_at), width: 150, hidden: true },
    { key: 'last_login_at', label: w.lastLogin, cell: (row) => day(row.last_login_at), sortable: true, filter: 'day', width: 130 },
    {
      key: 'manager_name',
      label: w.manager,
      cell: (row) => row.manager_name ?? emptyPlaceholder,
      filter: 'text',
      width: 160,
      hidden: true,
    },
    { key: 'job', label: w.job, cell: (row) => row.job ?? emptyPlaceholder, filter: 'text', width: 160, hidden: true },
    { key: 'code', label: w.code, cell: (row) => row.code ?? emptyPlaceholder, filter: 'text', width: 110, hidden: true },
    {
      key: 'language',
      label: w.language,
      cell: (row) => say(languageNames[row.language]),
      filter: optionsIn(languageNames),
      width: 110,
      hidden: true,
    },
    { key: 'created_at', label: w.createdOn, cell: (row) => day(row.created_at), sortable: true, filter: 'day', width: 120, hidden: true },
  ]
  return useWordedColumns('User', withoutCompany ? all.filter(({ key }) => key !== 'company_name') : all)
}
