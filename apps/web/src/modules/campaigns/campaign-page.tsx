import { type Campaign, campaignsContract } from '@kxo/domain/campaigns/contract'
import { exclusions } from '@kxo/domain/campaigns/exclusion'
import { recipientList } from '@kxo/domain/campaigns/list'
import { may } from '@kxo/domain/campaigns/permissions'
import { campaignStatus, recipientState } from '@kxo/domain/campaigns/status'
import { pauseReasons, campaignWords as w } from '@kxo/domain/campaigns/words'
import { adminMails, adminWrite, newsletter } from '@kxo/domain/mailing/paths'
import { withFieldNames } from '@kxo/domain/mailing/templates/template-filter'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Alert, Anchor, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { tableSource } from '../../platform/api-query.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { MailFrame } from '../../ui/display/mail-frame.tsx'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { searchOf } from '../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { campaignQuery, pauseCampaign, resumeCampaign, stopCampaign } from './api.ts'
import { CampaignReport } from './campaign-report.tsx'

/** A sending to many people: how far it is, its acts, what became of each person, the message as it was written. */
export default function CampaignPage() {
  const { say } = useLanguage()
  const { id: text = '' } = useParams({ strict: false }) as { id?: string }
  const id = recordIdIn(text)
  const { data: campaign, error, refetch } = useQuery(campaignQuery(id))
  return (
    <>
      <PageTitle above={[{ label: mailingWords.title, to: adminMails() }]}>
        {campaign ? withFieldNames(campaign.subject, say) : w.sending}
      </PageTitle>
      {error ? <Failed error={error} onRetry={() => void refetch()} page /> : null}
      {campaign?.status === 'draft' ? <Navigate to={adminWrite()} search={searchOf({ draft: String(id) })} replace /> : null}
      {campaign && campaign.status !== 'draft' ? (
        <Stack>
          <Advance campaign={campaign} />
          <CampaignReport {...campaign} />
          <People id={id} />
          <Card withBorder component="section" aria-label={say(w.asSent)}>
            <Title order={2} size="h4" mb="sm">
              {say(w.asSent)}
            </Title>
            <MailFrame title={say(w.asSent)} html={campaign.html} height={480} />
          </Card>
        </Stack>
      ) : error ? null : (
        <Loading lines={10} />
      )}
    </>
  )
}

function Advance({ campaign }: { campaign: Campaign }) {
  const { say } = useLanguage()
  const viewer = useViewer()
  const { id, status, paused_by, resumes_at, waiting, total, excluded, created_at, send_at, by_name } = campaign
  const left = excluded.reduce((sum, { count }) => sum + count, 0)
  const toReach = total - left
  const done = toReach - waiting
  const mayAct = may.writeCampaigns(viewer.actor) && hasFeature(viewer, 'mailing')
  const act = (work: (id: number) => Promise<unknown>): void => void work(id).catch(toast.failure)
  const stop = async (): Promise<void> => {
    if (await confirm({ title: w.stopTitle, message: w.stopHelp, act: w.stop, tone: 'danger' })) act(stopCampaign)
  }
  return (
    <Card withBorder component="section" aria-label={say(w.sending)}>
      <Stack>
        <Group>
          <StatusBadge of={campaignStatus} is={status} />
          <Text>{say(w.by, { name: by_name ?? '', at: created_at })}</Text>
          {status === 'scheduled' && send_at > created_at ? <Text>{say(w.leaves, { at: send_at })}</Text> : null}
        </Group>
        {paused_by && Object.hasOwn(pauseReasons, paused_by) ? (
          <Alert color="orange">
            {say(pauseReasons[paused_by as keyof typeof pauseReasons], { done, total: toReach, at: resumes_at })}
          </Alert>
        ) : null}
        <Progress value={toReach === 0 ? 100 : (done / toReach) * 100} aria-label={say(w.sending)} />
        <Text role="status">{say(w.progress, { done, total: toReach })}</Text>
        {campaign.next_wave_at ? <Text size="sm">{say(w.nextWave, { at: campaign.next_wave_at, n: waiting })}</Text> : null}
        <Group>
          {(['sent', 'sending', 'rejected'] as const).map((state) => (
            <Text key={state} size="sm">
              {say(w.reasonCount, { reason: say(recipientState.labelOf(state)), n: campaign[state] })}
            </Text>
          ))}
        </Group>
        {left > 0 ? (
          <Text size="sm">
            {say(w.excludedCount, { n: left })} —{' '}
            {excluded.map(({ reason, count }) => say(w.reasonCount, { reason: say(exclusions[reason]), n: count })).join(', ')}
          </Text>
        ) : null}
        <Text size="sm">{say(w.reasonCount, { reason: say(w.audience), n: campaign.audience })}</Text>
        {campaign.files.length > 0 ? (
          <Text size="sm">
            {say(w.reasonCount, { reason: say(mailingWords.attachments), n: campaign.files.map(({ name }) => name).join(', ') })}
          </Text>
        ) : null}
        {mayAct ? (
          <Group>
            {campaignStatus.mayFollow(status, 'paused') ? (
              <Button variant="default" onClick={() => act(pauseCampaign)}>
                {say(w.pause)}
              </Button>
            ) : null}
            {status === 'paused' ? <Button onClick={() => act(resumeCampaign)}>{say(w.resume)}</Button> : null}
            {campaignStatus.mayFollow(status, 'stopped') ? (
              <Button variant="default" onClick={() => void stop()}>
                {say(w.stop)}
              </Button>
            ) : null}
            <LinkButton variant="default" to={adminWrite()} search={{ copy: String(id) }}>
              {say(w.duplicate)}
            </LinkButton>
            {left + waiting + campaign.rejected > 0 && ['done', 'stopped'].includes(status) ? (
              <LinkButton variant="default" to={adminWrite()} search={{ copy: String(id), missed: String(id) }}>
                {say(w.writeToMissed)}
              </LinkButton>
            ) : null}
          </Group>
        ) : null}
        {campaign.kind === 'prospection' && status !== 'scheduled' ? (
          <Anchor size="sm" href={newsletter(viewer.tenant.name, campaign.token)} target="_blank" rel="noreferrer">
            {say(w.online)}
          </Anchor>
        ) : null}
      </Stack>
    </Card>
  )
}

function People({ id }: { id: number }) {
  return (
    <DataTable
      caption={w.people}
      columns={useColumns(recipientList, { name: ({ name, address }) => name || address })}
      source={tableSource(campaignsContract.people, { params: { id } })}
      rowKey={({ rank }) => rank}
      rowName={({ name, address }) => name || address}
      empty={{ sentence: w.nobody }}
    />
  )
}
