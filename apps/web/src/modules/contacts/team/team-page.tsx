import { companiesContract } from '@kxo/domain/companies/contract'
import { teamWords as t } from '@kxo/domain/contacts/team-words'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { RecordPartOf, useRecordParts } from '../../../platform/record-part.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { AddContactDialog } from '../adding/add-contact-dialog.tsx'
import { ImportLink } from '../adding/import-link.tsx'
import { TeamList } from './team-list.tsx'

/** A referent's own people, what awaits their agreement, and what their company receives. */
export default function TeamPage() {
  const { tenant, user } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const [isAdding, setAdding] = useState(false)
  const [search, change] = useAddress()
  const isRecruiting = tenant.params.is_recruiting_platform
  const company = useQuery(
    apiQuery(companiesContract.get, { params: { id: user?.company ?? 0 } }, { enabled: isRecruiting && Boolean(user?.company) }),
  )
  const requests = useRecordParts('team')
  const received = useRecordParts('recruiter')
  const parts = [...requests, ...(company.data?.is_recruiter ? received : [])]
  const tabs: { key: string; label: TextOrSentence }[] = [
    { key: 'team', label: company.data?.is_school ? t.tabParticipants : t.tabTeam },
    ...parts.map(({ key, label }) => ({ key, label })),
  ]
  const part = parts.find(({ key }) => key === search['tab'])
  const current = part?.key ?? 'team'
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.addToTeam)}
    </Button>
  )
  return (
    <>
      <PageTitle
        act={
          part ? null : (
            <Group gap="xs">
              <ImportLink kind="contacts" />
              {add}
            </Group>
          )
        }
        subtitle={say(w.teamHelp, { name: user?.company_name ?? '' })}
      >
        {w.team}
      </PageTitle>
      {tabs.length > 1 ? (
        <Tabs
          label={w.team}
          tabs={tabs}
          current={current}
          onChange={(key) =>
            change({ tab: key === 'team' ? undefined : key, page: undefined, sort: undefined, q: undefined, filters: undefined })
          }
          panelId="team-panel"
        />
      ) : null}
      <div
        id="team-panel"
        {...(tabs.length > 1 ? { role: 'tabpanel', 'aria-label': text(tabs.find(({ key }) => key === current)?.label ?? w.team) } : {})}
      >
        {part ? <RecordPartOf part={part} id={user?.company ?? 0} /> : <TeamList add={add} />}
      </div>
      {isAdding ? <AddContactDialog isTeam onClose={() => setAdding(false)} /> : null}
    </>
  )
}
