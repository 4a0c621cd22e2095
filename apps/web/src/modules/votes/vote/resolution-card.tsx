import type { Resolution } from '@kxo/domain/votes/contract'
import { majority, majorityMeaning } from '@kxo/domain/votes/majority'
import { resolutionStatus } from '@kxo/domain/votes/status'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BallotBox } from './ballot-box.tsx'
import { ResolutionDocuments } from './resolution-documents.tsx'
import { ResultTable } from './result-table.tsx'

type CardProps = { resolution: Resolution; number: number; isVoter: boolean; isRun?: boolean; children?: ReactNode }

/** A resolution: what is put to the vote, then the buttons that vote, then the result. */
export function ResolutionCard({ resolution, number, isVoter, isRun = false, children }: CardProps) {
  const { say } = useLanguage()
  const { id, title, body, majority: rule, is_secret, status, result, present_voices, cast_voices } = resolution
  return (
    <Panel component="article" p="md" gap="sm" aria-labelledby={`resolution-${id}`}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {say(w.number, { n: number })} · {say(is_secret ? w.secret : w.public)}
        </Text>
        <Badge tone={resolutionStatus.toneOf(status)}>{resolutionStatus.labelOf(status)}</Badge>
      </Group>
      <Title order={2} size="h3" id={`resolution-${id}`}>
        {title}
      </Title>
      {body ? <Text style={{ whiteSpace: 'pre-line' }}>{body}</Text> : null}
      <ResolutionDocuments resolution={resolution} isRun={isRun} />
      <Text size="sm" c="dimmed">
        {say(w.rule, { label: say(majority.labelOf(rule)), meaning: say(majorityMeaning[rule]) })}
      </Text>
      {status === 'upcoming' ? null : (
        <Text size="sm" role={status === 'open' ? 'status' : undefined}>
          {say(w.turnout, { cast: cast_voices, present: present_voices })}
        </Text>
      )}
      {status === 'open' && isVoter ? <BallotBox resolution={resolution} /> : null}
      {result ? <ResultTable result={result} /> : null}
      {children}
    </Panel>
  )
}
