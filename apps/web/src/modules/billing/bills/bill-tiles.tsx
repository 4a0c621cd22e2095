import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { SimpleGrid } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../billing.module.css'

/** A few amounts at the head of a list. */
export function BillTiles({ tiles }: { tiles: readonly { label: Sentence; cents: number; isBad?: boolean }[] }) {
  const { say, locale } = useLanguage()
  return (
    <SimpleGrid renderRoot={(root) => <dl {...root} />} minColWidth="min(150px, 100%)" autoFlow="auto-fit" spacing="sm" mb="lg">
      {tiles.map(({ label, cents, isBad }) => (
        <div key={label.fr} className={style['tile']}>
          <dt>{say(label)}</dt>
          <dd data-tone={isBad && cents > 0 ? 'danger' : undefined}>{formatMoney(cents, locale)}</dd>
        </div>
      ))}
    </SimpleGrid>
  )
}
