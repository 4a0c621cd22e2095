import { type CampaignKind, campaignKinds } from '@kxo/domain/campaigns/exclusion'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { type MailTopic, mailTopics, topicLabels } from '@kxo/domain/mailing/topic'
import { Card, Radio, Select, Stack } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { StepTitle } from './step-title.tsx'

type KindBlockProps = {
  kind: CampaignKind
  topic: MailTopic
  onChange: (part: { kind?: CampaignKind; topic?: MailTopic }) => void
}

/** What binds the message to its readers: it decides whose agreement it needs (PRV-01). */
export function KindBlock({ kind, topic, onChange }: KindBlockProps) {
  const { say } = useLanguage()
  const help = { information: w.informationHelp, prospection: w.prospectionHelp }
  return (
    <Card withBorder component="section" aria-label={say(w.kind)}>
      <Stack>
        <StepTitle step={2} of={w.kind} />
        <Radio.Group aria-label={say(w.kind)} value={kind} onChange={(value) => onChange({ kind: value as CampaignKind })}>
          <Stack>
            {campaignKinds.map((key) => (
              <Radio key={key} value={key} label={say(w[key])} description={say(help[key])} />
            ))}
          </Stack>
        </Radio.Group>
        {kind === 'prospection' ? (
          <Select
            label={say(w.topic)}
            value={topic}
            onChange={(value) => onChange({ topic: mailTopics.find((key) => key === value) ?? topic })}
            data={mailTopics.map((key) => ({ value: key, label: say(topicLabels[key]) }))}
            allowDeselect={false}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
