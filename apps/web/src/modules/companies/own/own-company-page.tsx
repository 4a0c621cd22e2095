import type { Company } from '@kxo/domain/companies/company-shape'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordPartOf, useRecordParts } from '../../../platform/record-part.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { RecordFields, useRecordTabs } from '../../fields/index.ts'
import { companyQuery } from '../api.ts'
import { CompanyTitle } from '../company/company-title.tsx'
import { HeadcountsTab } from '../company/headcounts-tab.tsx'
import { PeopleTab } from '../company/people-tab.tsx'
import { ownFlagsOf } from '../form/flags.ts'
import { MistakeDialog } from './mistake-dialog.tsx'
import { OwnBilling, OwnFunding, OwnIdentity } from './own-company-forms.tsx'

/** A person's own company: its referents write, the others read. */
export default function OwnCompanyPage() {
  const { actor } = useViewer()
  const answer = useSuspenseQuery(companyQuery(actor.company_id ?? 0))
  return <OwnCompany company={answer.data} />
}

function OwnCompany({ company }: { company: Company }) {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const parts = useRecordParts('ownCompany')
  const own = useRecordTabs('Company', company.id)
  const [search, change] = useAddress()
  const [isReporting, setReporting] = useState(false)
  const locked = !may.changeCompany(actor, { company_id: company.id })
  const mayReport = may.reportMistake(actor, { company_id: company.id })
  const tabs = [
    { key: 'identity', label: w.tabIdentity },
    { key: 'headcounts', label: w.tabHeadcounts },
    { key: 'billing', label: w.tabBilling },
    { key: 'funding', label: w.tabFunding },
    { key: 'people', label: w.tabPeople },
    ...parts.map(({ key, label }) => ({ key, label })),
    ...own.map(({ key, label, icon }) => ({ key, label, icon })),
  ]
  const tab = tabs.find(({ key }) => key === search['tab'])?.key ?? 'identity'
  const part = parts.find(({ key }) => key === tab)
  const Own = own.find(({ key }) => key === tab)?.Content
  const form = { company, locked }
  return (
    <>
      <CompanyTitle
        company={company}
        flags={ownFlagsOf(tenant.params)}
        subtitle={[company.siret && shownSiret(company.siret), company.town].filter(Boolean).join(' · ')}
        act={
          mayReport ? (
            <Button variant="default" onClick={() => setReporting(true)}>
              {say(w.reportMistake)}
            </Button>
          ) : null
        }
      />
      {locked ? (
        <Text c="dimmed" fz="sm">
          {say(w.readOnlyHelp)}
        </Text>
      ) : null}
      <Tabs
        label={w.ownTitle}
        tabs={tabs}
        current={tab}
        onChange={(key) => change({ tab: key === 'identity' ? undefined : key, page: undefined })}
        panelId="own-company-panel"
      />
      <div id="own-company-panel" role="tabpanel">
        {tab === 'identity' ? (
          <Stack gap="lg" maw={760}>
            <OwnIdentity {...form} />
            <RecordFields morph="Company" id={company.id} />
          </Stack>
        ) : null}
        {tab === 'headcounts' ? <HeadcountsTab company={company} /> : null}
        {tab === 'billing' ? <OwnBilling {...form} /> : null}
        {tab === 'funding' ? <OwnFunding {...form} /> : null}
        {tab === 'people' ? <PeopleTab company={company} /> : null}
        {Own ? <Own id={company.id} /> : null}
        {part ? <RecordPartOf part={part} id={company.id} /> : null}
      </div>
      {isReporting ? <MistakeDialog company={company} onClose={() => setReporting(false)} /> : null}
    </>
  )
}
