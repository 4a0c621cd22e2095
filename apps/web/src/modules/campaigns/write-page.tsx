import type { Draft } from '@kxo/domain/campaigns/draft-contract'
import type { CampaignKind } from '@kxo/domain/campaigns/exclusion'
import { calledBare } from '@kxo/domain/campaigns/merge-fields'
import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { mergeFields } from '@kxo/domain/mailing/merge-fields'
import { adminMails } from '@kxo/domain/mailing/paths'
import type { MailTopic } from '@kxo/domain/mailing/topic'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Alert, Card, Grid, Group, NumberInput, SimpleGrid, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { recordIdIn } from '../../platform/record-id.ts'
import { Button } from '../../ui/display/button.tsx'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { InstantInput } from '../../ui/fields/date-field.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { createCampaign, draftQuery, recipientsQuery, removeDraft, saveDraft, testCampaign, type Written } from './api.ts'
import { addressesIn, audienceIn, audienceSearch } from './audience.ts'
import { KindBlock } from './kind-block.tsx'
import { type Message, MessageBlock } from './message-block.tsx'
import { PreviewBlock } from './preview-block.tsx'
import { RecipientsBlock } from './recipients-block.tsx'
import { StepTitle } from './step-title.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { messageOf, useCopiedCampaign } from './use-copied-campaign.ts'

const blank: Message = { subject: '', subject_b: '', preview_text: '', body: null, has_button: false, files: [] }

/** Writing to many people (screens 25): who, what kind, which words, as they will be read, when. A draft named in the address is taken up. */
export default function WritePage() {
  const [search, changeAddress] = useAddress()
  const [opened] = useState(() => recordIdIn(search['draft']))
  const { data: draft, error, refetch } = useQuery(draftQuery(opened))
  // Its audience is where that of any message is: in the address.
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    if (!draft || taken) return
    changeAddress(audienceSearch(draft.audience))
    setTaken(true)
  }, [draft, taken, changeAddress])
  if (opened === 0) return <Write />
  if (error) return <Failed error={error} onRetry={() => void refetch()} page />
  return draft && taken ? <Write draft={draft} /> : <Loading lines={10} />
}

function Write({ draft }: { draft?: Draft }) {
  const { say } = useLanguage()
  const [search, changeAddress] = useAddress()
  const navigate = useNavigate()
  const chosen = audienceIn(search)
  const copied = useCopiedCampaign(search['copy'])
  const draftId = recordIdIn(search['draft'])
  const [statuses, setStatuses] = useState(chosen.statuses ?? [])
  const [pasted, setPasted] = useState(draft?.audience.addresses?.join('\n') ?? '')
  const [changedNature, setNature] = useState<{ kind: CampaignKind; topic: MailTopic } | undefined>(
    draft && { kind: draft.content.kind, topic: draft.content.topic },
  )
  const [changedMessage, setMessage] = useState<Message | undefined>(draft && messageOf({ ...draft.content, files: draft.files }))
  // What a former sending said stands until it is changed.
  const nature = changedNature ?? copied?.nature ?? { kind: 'information', topic: 'news' }
  const message = changedMessage ?? copied?.message ?? blank
  const [sendAt, setSendAt] = useState<Date | string | null>(draft?.send_at ?? null)
  const [perHour, setPerHour] = useState<number | ''>(draft?.per_hour ?? '')
  const [isBusy, setBusy] = useState(false)
  const [settledAddresses] = useDebouncedValue(pasted, 400)
  const addresses = addressesIn(settledAddresses)
  const { event } = chosen
  const isOfEvents = event !== undefined || chosen.events !== undefined
  const audience = { ...chosen, ...(isOfEvents && { statuses }), ...(addresses.length > 0 && { addresses }) }
  const isNamed = Object.keys(audience).length > 0
  const { data, error, refetch } = useQuery(recipientsQuery({ audience, ...nature }, isNamed))
  const counted = isNamed && !error ? data : undefined
  const count = counted?.count ?? 0
  const { body, files, ...words } = message
  const content = { ...nature, ...words, files: files.map(({ token }) => token), ...(event !== undefined && { event }) }
  const written: Written | null = message.subject.trim() !== '' && body ? { audience, content: { ...content, body } } : null
  // What is typed and is no date never makes a message leave at once, nor is lost with a draft.
  const isUnread = typeof sendAt === 'string'
  const later = {
    ...(sendAt instanceof Date && { send_at: sendAt }),
    ...(perHour !== '' && { per_hour: perHour }),
    ...(draftId > 0 && { draft: draftId }),
  }
  const left = counted?.left ?? null
  const bare = calledBare(message)
  const gaps = (counted?.without ?? []).filter((one) => one.count > 0 && bare.includes(one.field))
  const isShort = left !== null && left < count

  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      toast.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const test = (ready: Written) =>
    act(async () => {
      await testCampaign(ready)
      toast.success(say(w.tested))
    })
  const keepDraft = () =>
    act(async () => {
      const { id } = await saveDraft({ audience, content: { ...content, body }, ...later })
      toast.success(say(w.draftSaved))
      changeAddress({ draft: String(id) })
    })
  const dropDraft = async (): Promise<void> => {
    if (!(await confirm({ title: w.removeDraft, message: w.removeDraftHelp, act: w.removeDraft, tone: 'danger' }))) return
    await act(async () => {
      await removeDraft(draftId)
      toast.success(say(w.draftRemoved))
      await navigate({ to: adminMails() })
    })
  }
  const send = async (ready: Written): Promise<void> => {
    const isLater = sendAt instanceof Date && sendAt > new Date()
    const values = { subject: message.subject, n: count, kind: say(w[nature.kind]), ...(isLater && { at: sendAt }) }
    const title = say(w.send, { n: count })
    if (!(await confirm({ title, message: say(isLater ? w.confirmLater : w.confirm, values), act: title }))) return
    await act(async () => {
      const { id } = await createCampaign({
        ...ready,
        ...later,
      })
      toast.success(say(isLater ? w.scheduled : w.started))
      await navigate({ to: adminCampaign(id) })
    })
  }
  return (
    <>
      <PageTitle above={[{ label: mailingWords.title, to: adminMails() }]}>{w.title}</PageTitle>
      <Grid>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            <RecipientsBlock
              audience={chosen}
              statuses={statuses}
              onFound={(found) => changeAddress({ found: found && JSON.stringify(found) })}
              onEvent={(id) => changeAddress({ event: id === null ? undefined : String(id), events: undefined })}
              onStatuses={setStatuses}
              pasted={pasted}
              onPasted={setPasted}
              counted={counted}
            />
            {error && isNamed ? <Failed error={error} onRetry={() => void refetch()} /> : null}
            <KindBlock {...nature} onChange={(part) => setNature({ ...nature, ...part })} />
            <MessageBlock
              message={message}
              onChange={(part) =>
                setMessage((was) => {
                  const now = was ?? message
                  return { ...now, ...(typeof part === 'function' ? part(now) : part) }
                })
              }
              kind={nature.kind}
              hasEvent={event !== undefined}
              before={
                <TemplateChoice
                  template={message.template}
                  hasEvent={event !== undefined}
                  onChoose={(part) => setMessage({ ...message, ...part })}
                />
              }
            />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            <PreviewBlock
              written={written}
              count={count}
              test={
                <Button
                  variant="default"
                  style={{ alignSelf: 'flex-start' }}
                  disabled={!written || isBusy}
                  onClick={() => written && void test(written)}
                >
                  {say(w.test)}
                </Button>
              }
            />
            <Card withBorder component="section" aria-label={say(w.when)}>
              <StepTitle step={5} of={w.when} />
              <SimpleGrid cols={{ base: 1, sm: 2, md: 1, xl: 2 }} mt="md">
                <InstantInput label={say(w.sendAt)} value={sendAt} onAnswer={setSendAt} />
                <NumberInput
                  label={say(w.perHour)}
                  placeholder={say(w.perHourHelp)}
                  value={perHour}
                  onChange={(value) => setPerHour(typeof value === 'number' ? value : '')}
                  min={50}
                  max={10_000}
                />
              </SimpleGrid>
            </Card>
            {gaps.map(({ field, count: n }) => (
              <Alert key={field} color="orange">
                {say(w.emptyField, { n, field: say(mergeFields[field]!.label) })}
              </Alert>
            ))}
            <Group>
              <Button
                disabled={!written || count === 0 || isShort || isUnread}
                loading={isBusy}
                onClick={() => written && void send(written)}
              >
                {say(w.send, { n: count })}
              </Button>
              <Button variant="default" disabled={isBusy || isUnread} onClick={() => void keepDraft()}>
                {say(w.saveDraft)}
              </Button>
              {draftId > 0 ? (
                <Button variant="subtle" disabled={isBusy} onClick={() => void dropDraft()}>
                  {say(w.removeDraft)}
                </Button>
              ) : null}
            </Group>
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}
