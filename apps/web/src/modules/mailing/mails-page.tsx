import { adminWrite, campaignHistory } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { pushWords } from '@kxo/domain/mailing/push/push-words'
import { senderWords } from '@kxo/domain/mailing/sender/sender-words'
import { upcomingWords } from '@kxo/domain/mailing/template-words'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { limitMarks, markReached } from '@kxo/domain/tenants/rules'
import { Alert, Box, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { searchOf } from '../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { mailUsageQuery } from './api.ts'
import { MailList } from './mail-list.tsx'
import { addressOf, mailsAddress, shownStatuses, statusIn } from './mails-address.ts'
import { PushRegister } from './push/push-register.tsx'
import { SenderTab } from './sender/sender-tab.tsx'
import { SendingsUnderWay } from './sendings-under-way.tsx'
import { Suppressions } from './suppressions.tsx'
import { UpcomingTab } from './upcoming/upcoming-tab.tsx'

const upcoming = 'upcoming'
const suppressed = 'suppressed'
const sender = 'sender'
const pushed = 'push'
const everything = 'all'
const campaigns = 'campaigns'
const panelId = 'mails-panel'

function Usage() {
  const { say } = useLanguage()
  const { data } = useQuery(mailUsageQuery())
  if (!data) return null
  const { used, max, delivers, late_since, under_way } = data
  const mark = max === null ? undefined : markReached(used, max)
  return (
    <>
      <Group gap="0.75rem 1.5rem" mb="md">
        {max === null ? (
          <span>{say(w.usageFree, { used })}</span>
        ) : (
          <label>
            {say(w.usage, { used, max })}{' '}
            <Box
              component="meter"
              w={192}
              h={8}
              style={{ accentColor: 'var(--tenant-primary, #1f4e8c)' }}
              min={0}
              max={max}
              high={max * 0.8}
              value={Math.min(used, max)}
            />
          </label>
        )}
      </Group>
      {mark ? (
        <Alert color={mark === limitMarks[0] ? 'red' : 'orange'} mb="md" role="status">
          {say(mark === limitMarks[0] ? w.atLimit : w.nearLimit, { mark: Math.floor((used / (max ?? used)) * 100) })}
        </Alert>
      ) : null}
      {delivers ? null : (
        <Alert color="orange" mb="md">
          {say(w.noServer)}
        </Alert>
      )}
      {late_since ? (
        <Alert color="red" mb="md">
          {say(w.late, { at: late_since })}
        </Alert>
      ) : null}
      <SendingsUnderWay sendings={under_way} />
    </>
  )
}

/** Everything the platform writes to people: sent, leaving, rejected (screens 25). */
export default function MailsPage() {
  const { say } = useLanguage()
  const viewer = useViewer()
  const navigate = useNavigate()
  const [{ status: tab, compose }, change] = useAddress(mailsAddress)
  const status = statusIn(tab)
  const isPushed = tab === pushed && hasFeature(viewer, 'push')
  const current = status ?? (tab === pushed && !isPushed ? undefined : tab) ?? everything
  if (compose) return <Navigate to={adminWrite()} search={searchOf(({ compose: _, ...chosen }) => chosen)} replace />
  return (
    <>
      <PageTitle
        {...(may.resendMails(viewer.actor) &&
          hasFeature(viewer, 'mailing') && { act: <LinkButton to={adminWrite()}>{say(w.write)}</LinkButton> })}
      >
        {w.title}
      </PageTitle>
      <Usage />
      <Tabs
        label={w.status}
        panelId={panelId}
        current={current}
        tabs={[
          { key: everything, label: w.all },
          ...shownStatuses.map((key) => ({ key, label: w[key] })),
          { key: upcoming, label: upcomingWords.tab },
          { key: suppressed, label: w.suppressions },
          ...(hasFeature(viewer, 'mailing') && viewer.tenant.params.show_email_campaign ? [{ key: campaigns, label: w.campaigns }] : []),
          ...(hasFeature(viewer, 'push') ? [{ key: pushed, label: pushWords.tab }] : []),
          ...(may.writeTemplates(viewer.actor) ? [{ key: sender, label: senderWords.tab }] : []),
        ]}
        onChange={(key) =>
          key === campaigns
            ? void navigate({ to: campaignHistory() })
            : change({ status: key === everything ? undefined : (addressOf(key) ?? key), page: undefined })
        }
      />
      <div id={panelId} role="tabpanel" aria-label={say(w.status)}>
        {tab === upcoming ? (
          <UpcomingTab />
        ) : tab === suppressed ? (
          <Suppressions />
        ) : isPushed ? (
          <PushRegister />
        ) : tab === sender ? (
          <SenderTab />
        ) : (
          <MailList status={status} savedAs="mails" empty={{ sentence: w.empty, help: w.emptyHelp }} />
        )}
      </div>
    </>
  )
}
