import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { SimpleGrid, Text } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A few amounts at the head of a list. */
export function BillTiles({ tiles }: { tiles: readonly { label: Sentence; cents: number; isBad?: boolean }[] }) {
  const { say, locale } = useLanguage()
  return (
    <SimpleGrid renderRoot={(root) => <dl {...root} />} minColWidth="min(150px, 100%)" autoFlow="auto-fit" spacing="sm" mb="lg">
      {tiles.map(({ label, cents, isBad }) => (
        <Panel key={label.fr} gap={4} py={14} px="md">
          <dt>{say(label)}</dt>
          <Text component="dd" fz={20} fw={650} className="figures" {...(isBad && cents > 0 ? { c: 'red' } : {})}>
            {formatMoney(cents, locale)}
          </Text>
        </Panel>
      ))}
    </SimpleGrid>
  )
}
