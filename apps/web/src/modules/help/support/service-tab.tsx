import { contractFigures, isOver } from '@kxo/domain/help/rules'
import { serviceState } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { Flex, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { serviceQuery } from '../api.ts'
import { AnnounceDialog } from './announce-dialog.tsx'
import { NoticeList } from './notice-list.tsx'

const figures = [
  [w.figureAvailability, contractFigures.availability],
  [w.figureMaintenance, contractFigures.maintenanceNoticeHours],
  [w.figureComplaint, contractFigures.complaintWorkingDays],
  [w.figureCure, contractFigures.cureDays],
  [w.figureNotice, contractFigures.noticeMonths],
] as const

/** The service as it is, measured, beside what the contract promises. */
export const ServiceTab = bounded(
  function ServiceTab({ mayAnnounce }: { mayAnnounce: boolean }) {
    const { say, locale } = useLanguage()
    const [isAnnouncing, setAnnouncing] = useState(false)
    const answer = useSuspenseQuery(serviceQuery())
    const { state, availability, minutes, minutes_up, since, notices } = answer.data
    const now = new Date(answer.dataUpdatedAt)
    const past = notices.filter((notice) => isOver(notice, now))
    const present = notices.filter((notice) => !past.includes(notice))
    const percent = availability === null ? null : availability / 100
    const isMet = percent !== null && percent >= contractFigures.availability
    return (
      <Stack gap="md">
        <SimpleGrid minColWidth="min(260px, 100%)" autoFlow="auto-fit" spacing="md">
          <Panel component="section" p="lg" gap="md">
            <Title order={2} c="dimmed" fz="sm" fw={600}>
              {say(w.today)}
            </Title>
            <Flex component="p" rowGap="xs" columnGap="sm" align="center" wrap="wrap" fz={28} fw={650} className="figures">
              <StatusBadge of={serviceState} is={state} />
            </Flex>
          </Panel>
          <Panel component="section" p="lg" gap="md">
            <Title order={2} c="dimmed" fz="sm" fw={600}>
              {say(w.availability)}
            </Title>
            <Flex component="p" rowGap="xs" columnGap="sm" align="center" wrap="wrap" fz={28} fw={650} className="figures">
              {percent === null
                ? say(w.notMeasured)
                : `${percent.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: 2 })}${locale === 'fr' ? '\u00a0' : ''}%`}
              {percent === null ? null : <Badge tone={isMet ? 'success' : 'danger'}>{isMet ? w.kept : w.broken}</Badge>}
            </Flex>
            <Text c="dimmed" fz="sm">
              {say(w.promised, { n: contractFigures.availability })}
            </Text>
            {percent === null ? null : (
              <Text c="dimmed" fz="sm">
                {say(w.availabilityNote, { up: minutes_up, total: minutes, since })}
              </Text>
            )}
          </Panel>
          <Panel component="section" p="lg" gap="md">
            <Title order={2} c="dimmed" fz="sm" fw={600}>
              {say(w.figures)}
            </Title>
            <Flex component="ul" direction="column" gap={4} fz="md">
              {figures.map(([sentence, n]) => (
                <li key={sentence.fr}>{say(sentence, { n })}</li>
              ))}
            </Flex>
          </Panel>
        </SimpleGrid>
        <Panel component="section" p="lg" gap="md">
          <Group gap="8px 12px">
            <Title order={2} fz="lg" fw={600} flex="1 1 240px">
              {say(w.notices)}
            </Title>
            {mayAnnounce ? <Button onClick={() => setAnnouncing(true)}>{say(w.announce)}</Button> : null}
          </Group>
          {notices.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {say(w.noNotice)}
            </Text>
          ) : present.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {say(w.nothingNow)}
            </Text>
          ) : (
            <NoticeList notices={present} mayEnd={mayAnnounce} />
          )}
          {past.length > 0 ? (
            <>
              <Title order={3} c="dimmed" fz="sm" fw={600}>
                {say(w.past)}
              </Title>
              <NoticeList notices={past} mayEnd={false} />
            </>
          ) : null}
        </Panel>
        {isAnnouncing ? <AnnounceDialog onClose={() => setAnnouncing(false)} /> : null}
      </Stack>
    )
  },
  { lines: 6 },
)
