import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import type { Application } from '@kxo/domain/recruiting/contract'
import { may } from '@kxo/domain/recruiting/permissions'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PanelActs, type useDecisions } from '../../registrations/index.ts'
import { applicationQuery } from '../api.ts'
import { ApplicationContent } from './application-content.tsx'
import { ScoreForm } from './score-form.tsx'
import { useScore } from './use-score.ts'

type StudyProps = { id: number; actsOn: ReturnType<typeof useDecisions>['actsOn']; onClose: () => void }

/** An application with all it is decided from: what was answered, what the team thinks of it, and the two answers. */
export function StudyDialog({ id, actsOn, onClose }: StudyProps) {
  const { say } = useLanguage()
  const answer = useQuery(applicationQuery(id))
  const read = answer.data
  const title = read ? say(w.studyTitle, { name: `${read.first_name} ${read.last_name}` }) : say(w.study)
  return (
    <Dialog opened onClose={onClose} title={title} width={800}>
      <Answered of={answer} lines={8}>
        {(application) => <Studied application={application} actsOn={actsOn} />}
      </Answered>
    </Dialog>
  )
}

function Studied({ application, actsOn }: { application: Application } & Pick<StudyProps, 'actsOn'>) {
  const { actor } = useViewer()
  const { say, locale, zone } = useLanguage()
  const scoreOf = useScore()
  const { first_name, last_name, event_title, created_at, status, company_name, mail, phone, score } = application
  return (
    <Stack>
      <div>
        <Text>{say(w.appliedTo, { title: event_title, day: formatDate(created_at, locale, { zone }) })}</Text>
        <Text size="sm" c="dimmed">
          {[company_name, mail, phone].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <StatusBadge of={registrationStatus} is={status} />
        <Text size="sm">{score === null ? say(w.noScore) : scoreOf(score)}</Text>
        <PanelActs acts={actsOn(application)} name={`${first_name} ${last_name}`} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Stack>
          <Part title={say(w.answers)}>
            <ApplicationContent application={application} />
          </Part>
        </Stack>
        <Stack>
          <Part title={say(w.teamNotes)}>
            {may.studyApplications(actor) ? <ScoreForm application={application} /> : null}
            <Notes notes={application.notes} />
          </Part>
          <Part title={say(w.decided)}>
            <History history={application.history} />
            <Text size="xs" c="dimmed">
              {say(w.stays, { day: formatDate(application.stays_until, locale) })}
            </Text>
          </Part>
        </Stack>
      </SimpleGrid>
    </Stack>
  )
}

function Notes({ notes }: Pick<Application, 'notes'>) {
  const { say, locale, zone } = useLanguage()
  return notes.map(({ id, note, score, by_name, at }) => (
    <div key={id}>
      {note ? (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {note}
        </Text>
      ) : null}
      <Text size="xs" c="dimmed">
        {[score === null ? null : say(w.outOf, { score }), by_name, formatDateTime(at, locale, { zone })].filter(Boolean).join(' · ')}
      </Text>
    </div>
  ))
}

function History({ history }: Pick<Application, 'history'>) {
  const { say, locale, zone } = useLanguage()
  return (
    <Stack component="ol" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
      {history.map(({ at, to, by_name, reason }) => (
        <Text component="li" size="sm" key={`${at.getTime()} ${to}`}>
          {[formatDateTime(at, locale, { zone }), say(registrationStatus.labelOf(to)), by_name, reason].filter(Boolean).join(' · ')}
        </Text>
      ))}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" gap="xs" aria-label={title}>
    <Title order={3} size="h5">
      {title}
    </Title>
    {children}
  </Stack>
)
