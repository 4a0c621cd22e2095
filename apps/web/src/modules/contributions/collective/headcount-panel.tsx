import { adminCompany, ownCompany } from '@kxo/domain/companies/paths'
import type { CollectivePage } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { may } from '@kxo/domain/contributions/permissions'
import { Anchor, SimpleGrid, Text, Title } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** People on 31 December of the past year, and where they are declared. */
export function HeadcountPanel({ page: { company, headcount, headcount_year, people } }: { page: CollectivePage }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const year = String(headcount_year)
  const to = `${may.manageContributions(actor) ? adminCompany(company) : ownCompany()}?tab=headcounts`
  const declared = headcount ? headcount.employees + headcount.independents : null
  return (
    <PanelSection gap="sm" aria-labelledby="collective-headcount">
      <Title order={2} size="h3" id="collective-headcount">
        {say(w.headcount, { year })}
      </Title>
      <SimpleGrid cols={2}>
        <Count label={say(w.employees)} help={say(w.employeesHelp)} value={headcount?.employees} />
        <Count label={say(w.independents)} help={say(w.independentsHelp)} value={headcount?.independents} />
      </SimpleGrid>
      {declared === null || people.length > declared ? (
        <Notice>
          <Text>{declared === null ? say(w.notDeclared, { year }) : say(w.outOfDate, { people: people.length, declared, year })}</Text>
          <Anchor component={Link} to={to}>
            {say(w.updateHeadcount)}
          </Anchor>
        </Notice>
      ) : null}
    </PanelSection>
  )
}

const Count = ({ label, help, value }: { label: string; help: string; value: number | undefined }) => (
  <div>
    <Text fw={650}>
      {label} <span className="figures">{value ?? emptyPlaceholder}</span>
    </Text>
    <Text c="dimmed" fz="sm">
      {help}
    </Text>
  </div>
)
