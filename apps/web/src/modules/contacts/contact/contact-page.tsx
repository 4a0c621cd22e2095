import type { Contact } from '@kxo/domain/contacts/contract'
import { adminContacts } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { profileNames } from '@kxo/domain/identity/profile'
import { accountStatus } from '@kxo/domain/identity/status'
import { Box, Flex } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { isMissing } from '../../../platform/api-error.ts'
import { PageFailure } from '../../../platform/page-failure.tsx'
import { RecordPartOf, useRecordParts } from '../../../platform/record-part.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Boundary } from '../../../ui/feedback/boundary.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { RecordFields, useRecordTabs } from '../../fields/index.ts'
import { ConnectAsButton } from '../../identity/index.ts'
import { AccountActs } from '../account/account-acts.tsx'
import { contactQuery } from '../api.ts'
import { MergeNotice } from '../merge/merge-notice.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactMissing } from './contact-missing.tsx'
import { useAvatar } from './use-avatar.ts'
import { useRecordId } from './use-record-id.ts'

const HistoryTab = lazy(() => import('./history-tab.tsx'))

/** Everything about one person, in tabs. */
export default function ContactPage() {
  const id = useRecordId()
  return (
    <Boundary
      lines={8}
      watched={String(id)}
      failure={(error, again) => (isMissing(error) ? <ContactMissing error={error} /> : <PageFailure error={error} again={again} />)}
    >
      <KnownContact id={id} />
    </Boundary>
  )
}

function KnownContact({ id }: { id: number }) {
  const { data } = useSuspenseQuery(contactQuery(id))
  return <ContactRecord key={data.id} contact={data} />
}

function ContactRecord({ contact }: { contact: Contact }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const parts = useRecordParts('contact')
  const own = [...useRecordTabs('User', contact.id), ...useRecordTabs('Partner', contact.id, contact.is_partner)]
  const [search, change] = useAddress()
  const name = `${contact.first_name} ${contact.last_name}`.trim() || contact.mail
  const avatar = useAvatar(contact)
  const tabs: { key: string; label: TextOrSentence; icon?: ReactNode }[] = [
    { key: 'profile', label: w.tabProfile },
    ...parts.map(({ key, label }) => ({ key, label })),
    ...own.map(({ key, label, icon }) => ({ key, label, icon })),
    ...(may.readHistory(actor) ? [{ key: 'history', label: w.tabHistory }] : []),
  ]
  const current = tabs.find(({ key }) => key === search['tab'])?.key ?? 'profile'
  const part = parts.find(({ key }) => key === current)
  const tab = own.find(({ key }) => key === current)
  return (
    <>
      <PageTitle
        above={[{ label: w.listTitle, to: adminContacts() }]}
        mark={<StatusBadge of={accountStatus} is={contact.status} />}
        subtitle={
          <Flex component="span" gap="sm" align="center" wrap="wrap">
            <Avatar name={name} address={avatar} size={56} />
            <span>
              {[say(profileNames[contact.profile_code]), contact.job, contact.company_name, contact.mail].filter(Boolean).join(' · ')}
            </span>
          </Flex>
        }
        act={
          <>
            <ConnectAsButton person={contact} />
            <AccountActs contact={contact} />
          </>
        }
      >
        {name}
      </PageTitle>
      {may.mergeContacts(actor) ? <MergeNotice id={contact.id} /> : null}
      <Tabs
        label={w.recordTitle}
        tabs={tabs}
        current={current}
        onChange={(key) =>
          change({ tab: key === 'profile' ? undefined : key, page: undefined, sort: undefined, q: undefined, filters: undefined })
        }
        panelId="record-panel"
      />
      <div id="record-panel" role="tabpanel" aria-label={text(tabs.find(({ key }) => key === current)!.label)}>
        {part ? (
          <RecordPartOf part={part} id={contact.id} />
        ) : tab ? (
          <tab.Content id={contact.id} />
        ) : current === 'history' ? (
          <Suspense fallback={<Loading lines={6} />}>
            <HistoryTab id={contact.id} />
          </Suspense>
        ) : (
          <div>
            <ContactForm contact={contact} />
            <Box maw={760}>
              <RecordFields morph="User" id={contact.id} />
              {contact.is_partner ? <RecordFields morph="Partner" id={contact.id} title={w.isPartner} /> : null}
            </Box>
          </div>
        )}
      </div>
    </>
  )
}
