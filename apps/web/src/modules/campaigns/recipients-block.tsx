import type { Audience, Recipients } from '@kxo/domain/campaigns/contract'
import { exclusions } from '@kxo/domain/campaigns/exclusion'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Card, List, MultiSelect, Stack, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { eventQuery } from './api.ts'

type RecipientsBlockProps = {
  audience: Audience
  statuses: NonNullable<Audience['statuses']>
  onStatuses: (statuses: NonNullable<Audience['statuses']>) => void
  pasted: string
  onPasted: (text: string) => void
  counted: Recipients | undefined
}

/** Who is chosen, who will get the message, and who is left out and why. */
export function RecipientsBlock({ audience, statuses, onStatuses, pasted, onPasted, counted }: RecipientsBlockProps) {
  const { say } = useLanguage()
  const { data: event } = useQuery(eventQuery(audience.event ?? 0))
  const left = counted?.excluded.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <Card withBorder component="section" aria-label={say(w.recipients)}>
      <Stack>
        <Title order={2} size="h4">
          {say(w.recipients)}
        </Title>
        {audience.ids ? <Text>{say(w.chosen, { n: audience.ids.length })}</Text> : null}
        {event ? <Text>{say(w.registered, { title: event.title })}</Text> : null}
        {audience.event ? (
          <MultiSelect
            label={say(w.statuses)}
            description={say(w.everyStatus)}
            value={[...statuses]}
            onChange={(values) => onStatuses(registrationStatus.keys.filter((key) => values.includes(key)))}
            data={registrationStatus.keys.map((key) => ({ value: key, label: say(registrationStatus.labelOf(key)) }))}
          />
        ) : null}
        <Textarea
          label={say(w.addresses)}
          description={say(w.addressesHelp)}
          value={pasted}
          onChange={({ currentTarget }) => onPasted(currentTarget.value)}
          rows={3}
        />
        <div role="status">
          {counted ? (
            <>
              <Text fw={600}>{say(w.count, { n: counted.count })}</Text>
              {left > 0 ? (
                <>
                  <Text size="sm">{say(w.leftOut, { n: left })}</Text>
                  <List size="sm">
                    {counted.excluded.map(({ reason, count, names }) => (
                      <List.Item key={reason}>
                        {say(w.reasonCount, { reason: say(exclusions[reason]), n: count })} — {names.join(', ')}
                        {count > names.length ? '…' : ''}
                      </List.Item>
                    ))}
                  </List>
                </>
              ) : null}
              {counted.left === null ? null : <Text size="sm">{say(w.left, { left: counted.left })}</Text>}
            </>
          ) : null}
        </div>
      </Stack>
    </Card>
  )
}
