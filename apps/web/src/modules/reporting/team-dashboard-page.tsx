import { attendance } from '@kxo/domain/attendance/paths'
import { bills } from '@kxo/domain/billing/paths'
import { myEvents, teamDashboard } from '@kxo/domain/registrations/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { TeamFigures } from '@kxo/domain/reporting/team-contract'
import { teamFiguresWords as t } from '@kxo/domain/reporting/team-words'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { FigureTile } from '../../ui/display/figure-tile.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { TeamHome } from '../registrations/index.ts'
import { saveTeamTrainings, teamFiguresQuery } from './api.ts'
import { teamDashboardAddress } from './dashboard-address.ts'
import { useFigureText } from './figure-text.ts'
import { PeriodPicker } from './period-picker.tsx'
import { TeamLearning, TeamSeries } from './team-learning.tsx'

const ofTeam = { tab: 'team' }

/** U38: what a referent follows of their company, over a month or altogether; who still has what to do stands below. */
export default function TeamDashboardPage() {
  const [{ period = 'all' }] = useAddress(teamDashboardAddress)
  const figures = useSuspenseQuery(teamFiguresQuery(period)).data
  return (
    <>
      <PageTitle act={<ExportButton period={period} />}>{w.title}</PageTitle>
      <Stack gap="lg">
        <PeriodPicker period={period} months={figures.months} to={teamDashboard()} />
        <Tiles figures={figures} />
        <TeamLearning figures={figures} />
        <Statuses figures={figures} />
        <TeamSeries series={figures.series} />
        <TeamHome isWithFigures />
      </Stack>
    </>
  )
}

/** The people of the company at the events of the period, as a workbook. */
function ExportButton({ period }: { period: string }) {
  const { say } = useLanguage()
  const exporting = useAction({ mutationFn: () => saveTeamTrainings(period) })
  return (
    <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
      {say(period === 'all' ? t.exportAll : t.exportMonth)}
    </Button>
  )
}

function Tiles({ figures: { before, ...figures } }: { figures: TeamFigures }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const { write } = useFigureText()
  const note = (was: string | undefined) => (was === undefined ? {} : { note: say(t.since, { n: was }) })
  const hasMoney = hasFeature(viewer, 'accounting') || hasFeature(viewer, 'payment')
  return (
    <SimpleGrid cols={{ base: 2, lg: hasMoney ? 5 : 3 }} spacing="sm">
      <FigureTile
        label={t.people}
        help={t.peopleHelp}
        value={write('count', figures.people)}
        {...note(before ? write('count', before.people) : undefined)}
        to={myEvents()}
        search={ofTeam}
      />
      <FigureTile
        label={t.hours}
        help={t.hoursHelp}
        value={write('minutes', figures.minutes)}
        {...note(before ? write('minutes', before.minutes) : undefined)}
        to={attendance()}
      />
      <FigureTile
        label={t.attendance}
        help={t.attendanceHelp}
        value={figures.attendance === null ? emptyPlaceholder : write('rate', figures.attendance)}
        note={figures.attendance === null ? w.noneYet : say(w.basis, { n: figures.expected })}
        to={attendance()}
      />
      {hasMoney ? (
        <>
          <FigureTile
            label={t.billed}
            value={write('money', figures.billed)}
            {...note(before ? write('money', before.billed) : undefined)}
            to={bills()}
          />
          <FigureTile label={t.due} value={write('money', figures.due)} to={bills()} />
        </>
      ) : null}
    </SimpleGrid>
  )
}

function Statuses({ figures: { statuses } }: { figures: TeamFigures }) {
  const { say } = useLanguage()
  return (
    <Card component="section" aria-labelledby="team-statuses">
      <Title order={2} size="h4" id="team-statuses" mb="sm">
        <Link to={myEvents()} search={ofTeam}>
          {say(t.statuses)}
        </Link>
      </Title>
      {statuses.length === 0 ? <Text c="dimmed">{say(t.none)}</Text> : null}
      <Group gap="xs">
        {statuses.map(({ status, count }) => (
          <Badge key={status} tone={registrationStatus.toneOf(status)}>
            {`${count} · ${say(registrationStatus.labelOf(status))}`}
          </Badge>
        ))}
      </Group>
    </Card>
  )
}
