import { applicationFigures, type OfferFigure, offerFigures } from '@kxo/domain/recruiting/figures'
import { myDashboard } from '@kxo/domain/recruiting/paths'
import { endingDays, silentDays } from '@kxo/domain/recruiting/rules'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { SimpleGrid } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FigureTile } from '../../../ui/display/figure-tile.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { dashboardQuery } from '../api.ts'

const order = ['online', 'ending', 'toStudy', 'silent', 'retained', 'boosted'] as const
export type FigureKey = (typeof order)[number]

export const isOfferFigure = (key: string | undefined): key is OfferFigure =>
  (offerFigures as readonly (string | undefined)[]).includes(key)
export const isApplicationFigure = (key: string | undefined): key is (typeof applicationFigures)[number] =>
  (applicationFigures as readonly (string | undefined)[]).includes(key)

/** What a figure counts, in words. */
export function useFigureName(): (key: FigureKey) => string {
  const { say } = useLanguage()
  return (key) => say(w[key], { n: key === 'ending' ? endingDays : silentDays })
}

/** The figures of a recruiter; each opens the very rows it counts. */
export const Figures = bounded(
  function Figures() {
    const { data } = useSuspenseQuery(dashboardQuery())
    const nameOf = useFigureName()
    const { locale } = useLanguage()
    return (
      <SimpleGrid minColWidth="min(45%, 172px)" autoFlow="auto-fit" spacing={{ base: 'xs', xs: 'sm' }}>
        {order.map((key) => (
          <FigureTile
            key={key}
            label={nameOf(key)}
            value={data[key].toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')}
            to={myDashboard()}
            search={isOfferFigure(key) ? { tab: 'offers', show: key } : { tab: 'applications', view: 'list', show: key }}
          />
        ))}
      </SimpleGrid>
    )
  },
  { lines: 3 },
)
