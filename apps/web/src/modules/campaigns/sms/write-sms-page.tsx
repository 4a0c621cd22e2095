import { mergeOf } from '@kxo/domain/campaigns/merge-fields'
import { smsCampaignContract as contract } from '@kxo/domain/campaigns/sms-contract'
import { smsExclusions } from '@kxo/domain/campaigns/sms-exclusion'
import { smsCampaignWords as w } from '@kxo/domain/campaigns/sms-words'
import { formatMoney } from '@kxo/domain/kernel/money'
import { fieldsOf } from '@kxo/domain/mailing/merge-fields'
import { adminSms } from '@kxo/domain/mailing/paths'
import { type SmsKind, smsKinds } from '@kxo/domain/mailing/sms/sms-kind'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { Card, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { PhonePreview, SmsKindChoice, SmsText } from '../../mailing/index.ts'
import { addressesIn, audienceIn } from '../audience.ts'
import { RecipientsBlock } from '../recipients-block.tsx'
import { StepTitle } from '../step-title.tsx'

/** A text message to many people: who, what kind, which words, what it costs before it is sent (A32). */
export default function WriteSmsPage() {
  const { say, locale } = useLanguage()
  const [search, changeAddress] = useAddress()
  const navigate = useNavigate()
  const chosen = audienceIn(search)
  const [statuses, setStatuses] = useState(chosen.statuses ?? [])
  const [pasted, setPasted] = useState('')
  const [kind, setKind] = useState<SmsKind>('service')
  const [body, setBody] = useState('')
  const addresses = addressesIn(pasted)
  const { event } = chosen
  const audience = { ...chosen, ...(event !== undefined && { statuses }), ...(addresses.length > 0 && { addresses }) }
  // Counted before anything is written: who is chosen is known first.
  const request = { audience, kind, body: body.trim() === '' ? '…' : body }
  const [settled] = useDebouncedValue(request, 400)
  const isNamed = Object.keys(settled.audience).length > 0
  const { data, error } = useQuery(
    apiQuery(contract.smsRecipients, { body: settled }, { enabled: isNamed, retry: false, placeholderData: (former) => former }),
  )
  const counted = isNamed && !error ? data : undefined
  const count = counted?.count ?? 0
  const price = formatMoney(counted?.cents ?? 0, locale)
  const send = useAction({
    mutationFn: () => call(contract.sendSms, { body: request }),
    onSuccess: async () => {
      toast.success(say(w.started))
      await navigate({ to: adminSms(), search: searchOf({ tab: 'register' }) })
    },
  })
  const ask = async (): Promise<void> => {
    const values = { n: count, segments: counted?.segments ?? 0, price, kind: say(smsKinds[kind]) }
    if (await confirm({ title: say(w.send, { n: count }), message: say(w.confirm, values), act: say(w.send, { n: count }) })) send.mutate()
  }
  return (
    <>
      <PageTitle above={[{ label: smsWords.title, to: adminSms() }]}>{w.title}</PageTitle>
      <Grid>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            <RecipientsBlock
              audience={chosen}
              onFound={(found) => changeAddress({ found: found && JSON.stringify(found) })}
              onEvent={(id) => changeAddress({ event: id === null ? undefined : String(id) })}
              statuses={statuses}
              onStatuses={setStatuses}
              pasted={pasted}
              onPasted={setPasted}
              pastedLabel={{ label: w.numbers, help: w.numbersHelp }}
              reasons={smsExclusions}
              counted={counted && { ...counted, left: null }}
            />
            <Card withBorder component="section" aria-label={say(smsWords.text)}>
              <Stack>
                <StepTitle step={2} of={smsWords.text} />
                <SmsKindChoice value={kind} onChange={setKind} />
                <SmsText
                  value={body}
                  onChange={setBody}
                  fields={[...fieldsOf(mergeOf(event !== undefined)), 'link.unsubscribe_sms']}
                  shown={body === '' ? undefined : counted?.first?.text}
                  error={error && isNamed ? error.message : undefined}
                />
              </Stack>
            </Card>
            <Group>
              <Button disabled={count === 0 || body.trim() === '' || error !== null} loading={send.isPending} onClick={() => void ask()}>
                {say(w.send, { n: count })}
              </Button>
              {count > 0 && body.trim() !== '' ? (
                <Text className="figures">{say(w.cost, { segments: counted?.segments ?? 0, price })}</Text>
              ) : null}
            </Group>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Card withBorder component="section" aria-label={say(smsWords.onPhone)}>
            <Stack>
              {counted?.first ? (
                <Title order={2} size="h5">
                  {say(w.previewFor, { name: counted.first.name })}
                </Title>
              ) : null}
              <PhonePreview text={body.trim() === '' ? undefined : counted?.first?.text} />
            </Stack>
          </Card>
        </Grid.Col>
      </Grid>
    </>
  )
}
