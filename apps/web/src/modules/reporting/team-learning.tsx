import { attendance } from '@kxo/domain/attendance/paths'
import type { TeamFigures } from '@kxo/domain/reporting/team-contract'
import { teamFiguresWords as t } from '@kxo/domain/reporting/team-words'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { SimpleGrid, Stack, Title } from '@mantine/core'
import { Chart } from '../../ui/display/chart.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { FigureTile } from '../../ui/display/figure-tile.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { monthName, useFigureText } from './figure-text.ts'

/** How the people of the company attend, progress and judge; each figure says how many it rests on. */
export function TeamLearning({ figures: { half_days, fill, tests, feedback } }: { figures: TeamFigures }) {
  const { say } = useLanguage()
  const { write } = useFigureText()
  const tooFew = { value: emptyPlaceholder, note: t.tooFew }
  const opinion = (unit: 'rate' | 'score', of: TeamFigures['feedback']['score']) =>
    of === null ? tooFew : { value: write(unit, of.value), note: say(w.basis, { n: of.answers }) }
  const mean = (of: NonNullable<TeamFigures['tests']>['before']) =>
    of === null ? tooFew : { value: write('rate', of.percent), note: say(w.basis, { n: of.people }) }
  return (
    <Stack component="section" gap="sm" aria-labelledby="team-learning">
      <Title order={2} size="h4" id="team-learning">
        {say(t.learning)}
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="sm">
        <FigureTile
          label={t.attended}
          help={t.attendedHelp}
          value={write('count', half_days.present)}
          note={say(t.outOf, { n: half_days.expected })}
          to={attendance()}
        />
        <FigureTile
          label={t.late}
          value={write('count', half_days.late)}
          note={say(t.lateFor, { n: half_days.minutes_late })}
          to={attendance()}
        />
        <FigureTile label={t.absences} value={write('count', half_days.absent)} to={attendance()} />
        {fill ? (
          <FigureTile
            label={t.fill}
            help={t.fillHelp}
            value={write('rate', Math.round((10_000 * fill.taken) / fill.places))}
            note={say(t.outOf, { n: fill.places })}
          />
        ) : null}
        <FigureTile label={t.satisfaction} help={t.feedbackHelp} {...opinion('rate', feedback.satisfaction)} />
        <FigureTile label={t.score} help={t.feedbackHelp} {...opinion('score', feedback.score)} />
        {tests ? (
          <>
            <FigureTile label={t.testBefore} help={t.testHelp} {...mean(tests.before)} />
            <FigureTile label={t.testAfter} help={t.testHelp} {...mean(tests.after)} />
          </>
        ) : null}
      </SimpleGrid>
    </Stack>
  )
}

/** Registrations of the company over twelve months, by where they stand now. */
export function TeamSeries({ series }: Pick<TeamFigures, 'series'>) {
  const { say, locale } = useLanguage()
  const isFlat = series.every(({ open, confirmed, cancelled }) => open + confirmed + cancelled === 0)
  const points = series.map(({ month, ...counts }) => ({ ...counts, month: monthName(month, locale, 'short', month.endsWith('-01')) }))
  return (
    <Chart
      title={t.seriesTitle}
      kind="bar"
      points={isFlat ? [] : points}
      x={{ key: 'month', label: say(w.month) }}
      series={[
        { key: 'confirmed', label: t.confirmed },
        { key: 'open', label: t.open },
        { key: 'cancelled', label: t.cancelled },
      ]}
      empty={t.seriesEmpty}
    />
  )
}
