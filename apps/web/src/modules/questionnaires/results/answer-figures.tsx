import type { Figures } from '@kxo/domain/questionnaires/figures'
import { responseRate } from '@kxo/domain/questionnaires/rules'
import { questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { SimpleGrid } from '@mantine/core'
import { FigureTile } from '../../../ui/display/figure-tile.tsx'
import { isHidden, useShownFigures } from './use-shown-figures.ts'

/** How a questionnaire was answered, in a band of figures. */
export function AnswerFigures({ figures, hasDeclined = false }: { figures: Figures; hasDeclined?: boolean }) {
  const { percent, score } = useShownFigures()
  const note = isHidden(figures) ? { note: w.tooFew } : {}
  return (
    <SimpleGrid minColWidth="min(45%, 150px)" autoFlow="auto-fit" spacing={{ base: 'xs', xs: 'sm' }}>
      <FigureTile label={w.invited} value={String(figures.invited)} />
      <FigureTile label={w.answered} value={String(figures.answered)} />
      <FigureTile label={w.rate} value={percent(responseRate(figures))} />
      <FigureTile label={w.satisfaction} value={percent(figures.satisfaction)} {...note} />
      <FigureTile label={w.score} value={score(figures.score)} {...note} />
      {hasDeclined ? <FigureTile label={w.declined} value={String(figures.declined)} /> : null}
    </SimpleGrid>
  )
}
