import { formatDate } from '@kxo/domain/kernel/dates'
import type { ApplicationRow } from '@kxo/domain/recruiting/contract'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Group, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { PanelActs } from '../../registrations/index.ts'
import { useScore } from '../study/use-score.ts'

const dayMs = 86_400_000
type CardProps = { application: ApplicationRow; acts: readonly RowAction[]; onStudy: () => void }

/** An application on the board: who, for what, what the team thinks of it, and its acts as buttons. */
export function ApplicationCard({ application, acts, onStudy }: CardProps) {
  const { say, locale, zone } = useLanguage()
  const scoreOf = useScore()
  const now = useNow()
  const { first_name, last_name, event_title, company_name, status, score, created_at, waiting_since, end_reason } = application
  const name = `${first_name} ${last_name}`
  const days = Math.max(0, Math.floor((now.getTime() - waiting_since.getTime()) / dayMs))
  return (
    <Panel renderRoot={(root) => <li {...root} />} p="sm" gap={6}>
      <Text fw={600} className="anywhere">
        {name}
      </Text>
      <Text size="sm" c="dimmed" className="anywhere">
        {[event_title, company_name].filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs" c="dimmed">
        {[
          score === null ? null : scoreOf(score),
          status === 'toValidate' ? say(w.waitingFor, { n: days }) : formatDate(created_at, locale, { zone }),
          end_reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Group gap={6}>
        <Button size="sm" variant="default" aria-haspopup="dialog" aria-label={say(w.studyOf, { name })} onClick={onStudy}>
          {say(w.study)}
        </Button>
        <PanelActs acts={acts} name={name} />
      </Group>
    </Panel>
  )
}
