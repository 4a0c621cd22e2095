import type { Audience } from '@kxo/domain/campaigns/audience-contract'
import { exclusions } from '@kxo/domain/campaigns/exclusion'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Card, List, MultiSelect, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { eventQuery, oneCampaignQuery } from './api.ts'
import { EventChoice } from './event-choice.tsx'
import { EventsNamed } from './events-named.tsx'
import { StepTitle } from './step-title.tsx'
import { ViewChoice } from './view-choice.tsx'

type RecipientsBlockProps = {
  audience: Audience
  onEvent: (event: number | null) => void
  onFound: (found: Audience['found']) => void
  statuses: NonNullable<Audience['statuses']>
  onStatuses: (statuses: NonNullable<Audience['statuses']>) => void
  pasted: string
  onPasted: (text: string) => void
  /** What is pasted, when it is no address. */
  pastedLabel?: { label: Sentence; help: Sentence }
  /** What each reason to leave somebody out is called. */
  reasons?: Readonly<Record<string, Sentence>>
  counted:
    | { count: number; left: number | null; excluded: readonly { reason: string; count: number; names: readonly string[] }[] }
    | undefined
}

const pastedAddresses = { label: w.addresses, help: w.addressesHelp }

/** Who is chosen, who will get the message, and who is left out and why. */
export function RecipientsBlock({
  audience,
  onEvent,
  onFound,
  statuses,
  onStatuses,
  pasted,
  onPasted,
  pastedLabel = pastedAddresses,
  reasons = exclusions,
  counted,
}: RecipientsBlockProps) {
  const { say } = useLanguage()
  const { data: event } = useQuery(eventQuery(audience.event ?? 0))
  const { data: former } = useQuery(oneCampaignQuery(audience.missed_by ?? 0, audience.missed_by !== undefined))
  const left = counted?.excluded.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <Card withBorder component="section" aria-label={say(w.recipients)}>
      <Stack>
        <StepTitle step={1} of={w.recipients} />
        {audience.ids ? <Text>{say(w.chosen, { n: audience.ids.length })}</Text> : null}
        {audience.events ? <EventsNamed ids={audience.events} /> : null}
        {audience.found ? <Text>{say(w.audienceFound)}</Text> : null}
        {former ? <Text>{say(w.missed, { subject: former.subject })}</Text> : null}
        <ViewChoice found={audience.found} onChange={onFound} />
        <EventChoice event={event && audience.event ? { id: audience.event, title: event.title } : null} onChange={onEvent} />
        {audience.event || audience.events ? (
          <MultiSelect
            label={say(w.statuses)}
            description={say(w.everyStatus)}
            value={[...statuses]}
            onChange={(values) => onStatuses(registrationStatus.keys.filter((key) => values.includes(key)))}
            data={registrationStatus.keys.map((key) => ({ value: key, label: say(registrationStatus.labelOf(key)) }))}
          />
        ) : null}
        <Textarea
          label={say(pastedLabel.label)}
          description={say(pastedLabel.help)}
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
                  {counted.excluded.map(({ reason, count, names }) => (
                    <details key={reason}>
                      <summary>{say(w.reasonCount, { reason: say(reasons[reason] ?? { fr: reason, en: reason }), n: count })}</summary>
                      <List size="sm">
                        {names.map((name, rank) => (
                          <List.Item key={`${rank} ${name}`}>{name}</List.Item>
                        ))}
                        {count > names.length ? <List.Item>…</List.Item> : null}
                      </List>
                    </details>
                  ))}
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
