import { adminContributions } from '@kxo/domain/contributions/paths'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { recordIdIn } from '../../../platform/record-id.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { contributionQuery } from '../api.ts'
import { MembersTab } from '../members/members-tab.tsx'
import { ContributionActs } from './contribution-acts.tsx'
import { ContributionForm } from './contribution-form.tsx'
import { useContributionForm } from './use-contribution-form.ts'

/** One contribution: its price and its bands, then who took it; `new` begins one. */
export default function ContributionPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return id === 'new' ? <NewContribution /> : <Written id={recordIdIn(id)} />
}

const above = [{ label: w.list, to: adminContributions() }]

function NewContribution() {
  const form = useContributionForm(null)
  return (
    <>
      <PageTitle above={above}>{w.new}</PageTitle>
      <ContributionForm form={form} submit={w.create} />
    </>
  )
}

function Written({ id }: { id: number }) {
  const { data: contribution } = useSuspenseQuery(contributionQuery(id))
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const form = useContributionForm(contribution)
  const { name, status, starts_on, ends_on, members, to_validate, is_tariff_used, tariff_number } = contribution
  const tab = search['tab'] === 'members' ? 'members' : 'settings'
  return (
    <>
      <PageTitle
        above={above}
        mark={<StatusBadge of={contributionStatus} is={status} />}
        subtitle={[starts_on && ends_on ? say(w.fromTo, { from: starts_on, to: ends_on }) : null, say(w.people, { n: members })]
          .filter(Boolean)
          .join(' · ')}
        act={<ContributionActs contribution={contribution} isUnsaved={form.formState.isDirty} />}
      >
        {name}
      </PageTitle>
      <Tabs
        label={w.title}
        tabs={[
          { key: 'settings', label: w.settingsTab },
          { key: 'members', label: w.membersTab, count: to_validate },
        ]}
        current={tab}
        panelId="contribution-panel"
        onChange={(key) => change({ tab: key === 'settings' ? undefined : key, page: undefined, status: undefined }, { replace: false })}
      />
      <div id="contribution-panel" role="tabpanel">
        <div hidden={tab !== 'settings'}>
          <ContributionForm form={form} submit={w.save} usedVersion={is_tariff_used ? tariff_number : null} />
        </div>
        {tab === 'members' ? <MembersTab contribution={contribution} /> : null}
      </div>
    </>
  )
}
