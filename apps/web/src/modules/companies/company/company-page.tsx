import type { Company } from '@kxo/domain/companies/company-shape'
import { adminCompanies, adminCompany } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing } from '../../../platform/api-error.ts'
import { PageFailure } from '../../../platform/page-failure.tsx'
import { RecordPartOf, useRecordParts } from '../../../platform/record-part.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Boundary } from '../../../ui/feedback/boundary.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Missing } from '../../../ui/feedback/states.tsx'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { RecordFields, useRecordTabs } from '../../fields/index.ts'
import { companyQuery } from '../api.ts'
import { CompanyForm } from '../form/company-form.tsx'
import { flagsOf } from '../form/flags.ts'
import { CompanyActs } from './company-acts.tsx'
import { CompanySide } from './company-side.tsx'
import { CompanyTitle } from './company-title.tsx'
import { HeadcountsTab } from './headcounts-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { PeopleTab } from './people-tab.tsx'

/** Everything about one company, in tabs. */
export default function CompanyPage() {
  const { say } = useLanguage()
  const { id } = useParams({ strict: false }) as { id?: string }
  const companyId = /^\d{1,15}$/.test(id ?? '') ? Number(id) : 0
  const act = (
    <LinkButton to={adminCompanies()} variant="default">
      {say(w.listTitle)}
    </LinkButton>
  )
  return (
    <Boundary
      lines={8}
      watched={id ?? ''}
      failure={(error, again) => (isMissing(error) ? <Missing act={act} /> : <PageFailure error={error} again={again} />)}
    >
      <KnownCompany id={companyId} />
    </Boundary>
  )
}

function KnownCompany({ id }: { id: number }) {
  const { data } = useSuspenseQuery(companyQuery(id))
  return <CompanyRecord company={data} />
}

function CompanyRecord({ company }: { company: Company }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const parts = useRecordParts('company')
  const own = useRecordTabs('Company', company.id)
  const [search, change] = useAddress()
  const tabs = [
    { key: 'record', label: w.tabRecord },
    { key: 'headcounts', label: w.tabHeadcounts },
    { key: 'people', label: w.people, count: company.people },
    ...parts.map(({ key, label }) => ({ key, label })),
    ...own.map(({ key, label, icon }) => ({ key, label, icon })),
    { key: 'history', label: w.tabHistory },
  ]
  const tab = tabs.find(({ key }) => key === search['tab'])?.key ?? 'record'
  const part = parts.find(({ key }) => key === tab)
  const Own = own.find(({ key }) => key === tab)?.Content
  return (
    <>
      <CompanyHead company={company} />
      {company.merged_into === null ? null : (
        <Notice mb="md">
          <span>
            {say(w.mergedInto)} <Link to={adminCompany(company.merged_into)}>{say(w.open)}</Link>
          </span>
        </Notice>
      )}
      <Tabs
        label={w.recordTitle}
        tabs={tabs}
        current={tab}
        onChange={(key) =>
          change({ tab: key === 'record' ? undefined : key, page: undefined, sort: undefined, q: undefined, filters: undefined })
        }
        panelId="company-panel"
      />
      <div id="company-panel" role="tabpanel">
        {tab === 'record' ? (
          <Columns widths="minmax(0, 760px) minmax(260px, 1fr)" gap="lg">
            <Stack gap="lg" maw={760}>
              {may.writeCompanies(actor) ? null : (
                <Text c="dimmed" fz="sm">
                  {say(uiMessages.readOnly)}
                </Text>
              )}
              <CompanyForm company={company} locked={!may.writeCompanies(actor) || company.is_archived} />
              <RecordFields morph="Company" id={company.id} />
            </Stack>
            <CompanySide company={company} />
          </Columns>
        ) : null}
        {tab === 'headcounts' ? <HeadcountsTab company={company} /> : null}
        {tab === 'people' ? <PeopleTab company={company} /> : null}
        {tab === 'history' ? <HistoryTab id={company.id} /> : null}
        {Own ? <Own id={company.id} /> : null}
        {part ? <RecordPartOf part={part} id={company.id} /> : null}
      </div>
    </>
  )
}

function CompanyHead({ company }: { company: Company }) {
  const { tenant } = useViewer()
  const { say, locale } = useLanguage()
  const facts = [
    company.siret && shownSiret(company.siret),
    company.town,
    company.referent_name,
    company.amount_due ? say(uiWords.factOf, { label: say(w.amountDue), value: formatMoney(company.amount_due, locale) }) : null,
  ]
  return (
    <CompanyTitle
      company={company}
      flags={flagsOf(tenant.params)}
      above={[{ label: w.listTitle, to: adminCompanies() }]}
      subtitle={facts.filter(Boolean).join(' · ')}
      mark={company.is_archived ? <Badge>{w.isArchived}</Badge> : null}
      act={<CompanyActs company={company} />}
    />
  )
}
