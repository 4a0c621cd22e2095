import type { Dashboard } from '@kxo/domain/reporting/contract'
import { figureOf } from '@kxo/domain/reporting/figures'
import { adminDashboard } from '@kxo/domain/reporting/paths'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useId } from 'react'
import { FigureTile } from '../../ui/display/figure-tile.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useFigureText } from './figure-text.ts'
import { TodoStrip } from './todo-strip.tsx'

const titles = { money: w.bandMoney, activity: w.bandActivity, quality: w.bandQuality } as const
type TiledBand = keyof typeof titles
const tiledBands = Object.keys(titles) as TiledBand[]

/** The figures in their bands; each tile opens the list it is made of. */
export function FigureBands({ dashboard, busy }: { dashboard: Dashboard; busy: boolean }) {
  const shown = tiledBands.filter((band) => dashboard.figures.some(({ key }) => figureOf(key).band === band))
  return (
    <Stack gap={28} opacity={busy ? 0.6 : 1} aria-busy={busy}>
      <TodoStrip dashboard={dashboard} />
      {shown.map((band) => (
        <FigureBand key={band} band={band} dashboard={dashboard} />
      ))}
    </Stack>
  )
}

function FigureBand({ band, dashboard }: { band: TiledBand; dashboard: Dashboard }) {
  const { say } = useLanguage()
  const { figureText } = useFigureText()
  const id = useId()
  const { period } = dashboard
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} fz={16} fw={650} lts="-0.005em" mb="sm">
        {say(titles[band])}
      </Title>
      <SimpleGrid
        minColWidth={band === 'money' ? 'min(100%, 200px)' : 'min(45%, 172px)'}
        autoFlow="auto-fit"
        spacing={{ base: 'xs', xs: 'sm' }}
      >
        {dashboard.figures
          .filter(({ key }) => figureOf(key).band === band)
          .map((figure) => {
            const { label, definition } = figureOf(figure.key)
            const { value, note, trend } = figureText(figure, period)
            return (
              <FigureTile
                key={figure.key}
                label={label}
                help={definition}
                value={value}
                {...(note ? { note } : {})}
                {...(trend ? { trend } : {})}
                to={adminDashboard()}
                search={{ period: period === 'all' ? undefined : period, figure: figure.key }}
              />
            )
          })}
      </SimpleGrid>
    </section>
  )
}
