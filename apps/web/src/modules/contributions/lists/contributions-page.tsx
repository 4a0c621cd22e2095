import type { ContributionRow } from '@kxo/domain/contributions/contract'
import { contributionPeriod } from '@kxo/domain/contributions/kinds'
import { contributionList } from '@kxo/domain/contributions/list'
import { adminContribution } from '@kxo/domain/contributions/paths'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { formatMoney } from '@kxo/domain/kernel/money'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { contributionsSource } from '../api.ts'

/** Contributions of the space, with their members of the period. */
export default function ContributionsPage() {
  const { say, locale } = useLanguage()
  const [search] = useAddress()
  const status = contributionStatus.keys.find((key) => key === search['status'])
  const add = <LinkButton to={adminContribution('new')}>{say(w.new)}</LinkButton>
  const columns = useColumns(contributionList, {
    starts_on: ({ period, starts_on, ends_on }: ContributionRow) =>
      starts_on && ends_on ? say(w.fromTo, { from: starts_on, to: ends_on }) : say(contributionPeriod.labelOf(period)),
    unit_price: ({ unit_price }: ContributionRow) => (unit_price === null ? say(w.noAmount) : formatMoney(unit_price, locale)),
  })
  return (
    <>
      <PageTitle act={add}>{w.list}</PageTitle>
      <DataTable
        caption={w.list}
        columns={columns}
        source={contributionsSource(status)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => adminContribution(id)}
        saved={useSavedColumns('contributions')}
        empty={{ sentence: w.none, help: w.noneHint, act: add }}
      />
    </>
  )
}
