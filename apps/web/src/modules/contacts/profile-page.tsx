import type { Contact } from '@kxo/domain/contacts/contract'
import { team } from '@kxo/domain/contacts/paths'
import { missingFields } from '@kxo/domain/contacts/rules'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { accountStatus } from '@kxo/domain/identity/status'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { Box } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordPartOf, useRecordParts } from '../../platform/record-part.tsx'
import { useViewer } from '../../platform/viewer.ts'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { type TextOrSentence, useLanguage, useText } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { RecordFields, useNativeLabel, useRecordTabs } from '../fields/index.ts'
import { contactQuery } from './api.ts'
import { LeaveCompany } from './company/leave-company.tsx'
import { fieldLabels } from './contact/contact-fields.ts'
import { ContactForm } from './contact/contact-form.tsx'
import { useRecordId } from './contact/use-record-id.ts'

/** One's own record, or the professional part of someone of one's team. */
export default function ProfilePage() {
  const { actor } = useViewer()
  const id = useRecordId()
  const answer = useSuspenseQuery(contactQuery(id))
  return isSelf(actor, { user_id: id }) ? <OwnRecord contact={answer.data} /> : <Colleague contact={answer.data} />
}

function OwnRecord({ contact }: { contact: Contact }) {
  const { say } = useLanguage()
  const labelOf = useNativeLabel('User')
  const text = useText()
  const parts = useRecordParts('profile')
  const own = [...useRecordTabs('User', contact.id), ...useRecordTabs('Partner', contact.id, contact.is_partner)]
  const [search, change] = useAddress()
  const tabs: { key: string; label: TextOrSentence; icon?: ReactNode }[] = [
    { key: 'identity', label: w.tabIdentity },
    ...parts.map(({ key, label }) => ({ key, label })),
    ...own.map(({ key, label, icon }) => ({ key, label, icon })),
  ]
  const current = tabs.find(({ key }) => key === search['tab'])?.key ?? 'identity'
  const part = parts.find(({ key }) => key === current)
  const Own = own.find(({ key }) => key === current)?.Content
  const missing = contact.status === 'toComplete' ? missingFields(contact) : []
  return (
    <>
      <PageTitle subtitle={contact.company_name ?? undefined} act={<LeaveCompany contact={contact} />}>
        {w.myProfile}
      </PageTitle>
      {missing.length > 0 ? (
        <Notice mb="md" role="status">
          <strong>{say(w.completeProfile)}</strong>
          <span>{missing.map((name) => labelOf(name, fieldLabels[name])).join(', ')}</span>
        </Notice>
      ) : null}
      {tabs.length > 1 ? (
        <Tabs
          label={w.myProfile}
          tabs={tabs}
          current={current}
          onChange={(key) => change({ tab: key === 'identity' ? undefined : key })}
          panelId="profile-panel"
        />
      ) : null}
      <div
        id="profile-panel"
        {...(tabs.length > 1 ? { role: 'tabpanel', 'aria-label': text(tabs.find(({ key }) => key === current)!.label) } : {})}
      >
        {part ? <RecordPartOf part={part} id={contact.id} /> : Own ? <Own id={contact.id} /> : <OwnFields contact={contact} />}
      </div>
    </>
  )
}

function OwnFields({ contact }: { contact: Contact }) {
  return (
    <>
      <ContactForm contact={contact} />
      <Box maw={760}>
        <RecordFields morph="User" id={contact.id} />
        {contact.is_partner ? <RecordFields morph="Partner" id={contact.id} title={w.isPartner} /> : null}
      </Box>
    </>
  )
}

function Colleague({ contact }: { contact: Contact }) {
  return (
    <>
      <PageTitle
        above={[{ label: w.team, to: team() }]}
        mark={<StatusBadge of={accountStatus} is={contact.status} />}
        subtitle={[contact.mail, contact.company_name].filter(Boolean).join(' · ')}
      >
        {`${contact.first_name} ${contact.last_name}`}
      </PageTitle>
      <ContactForm contact={contact} />
    </>
  )
}
