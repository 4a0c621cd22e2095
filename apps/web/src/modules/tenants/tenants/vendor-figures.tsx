import { vendorContract as contract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { FigureTile } from '../../../ui/display/figure-tile.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What all tenants use together, over their list. */
export function VendorFigures() {
  const { say, locale } = useLanguage()
  const answer = useQuery(apiQuery(contract.figures, {}))
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={2} />
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
}
