import { vendorContract as contract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { SimpleGrid } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { FigureTile } from '../../../ui/display/figure-tile.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What all tenants use together, over their list. */
export const VendorFigures = bounded(
  function VendorFigures() {
    const { say, locale } = useLanguage()
    const answer = useSuspenseQuery(apiQuery(contract.figures, {}))
    const { active, suspended, people, events, mails, stored_bytes } = answer.data
    const tiles = [
      [v.figureActive, active.toLocaleString(locale)],
      [v.figureSuspended, suspended.toLocaleString(locale)],
      [v.people, people.toLocaleString(locale)],
      [v.events, events.toLocaleString(locale)],
      [v.mails, mails.toLocaleString(locale)],
      [v.figureStored, sizeText(stored_bytes, locale)],
    ] as const
    return (
      <SimpleGrid
        renderRoot={(root) => <section {...root} />}
        minColWidth="min(170px, 100%)"
        spacing="sm"
        mb="lg"
        aria-label={say(v.figures)}
      >
        {tiles.map(([label, value]) => (
          <FigureTile key={label.fr} label={label} value={value} />
        ))}
      </SimpleGrid>
    )
  },
  { lines: 2 },
)
