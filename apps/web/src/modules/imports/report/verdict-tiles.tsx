import type { Import, Verdict } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { SimpleGrid, Text } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const before = { created: w.toCreate, changed: w.toChange, unchanged: w.unchanged, refused: w.toCorrect } as const
const after = { created: w.created, changed: w.changed, unchanged: w.unchanged, refused: w.notImported } as const

const edges = { created: 'var(--k-success)', changed: 'var(--k-info)', unchanged: 'var(--k-control)', refused: 'var(--k-error)' } as const

/** How many lines fall on each side, before the import or after it. */
export function VerdictTiles({ verdict, status }: { verdict: Verdict; status: Import['status'] }) {
  const { say, locale } = useLanguage()
  const labels = status === 'done' || status === 'undone' ? after : before
  return (
    <SimpleGrid component="dl" minColWidth="130px" autoFlow="auto-fit" spacing="sm">
      {(['created', 'changed', 'unchanged', 'refused'] as const).map((key) => (
        <Panel
          key={key}
          gap={2}
          py={14}
          px="md"
          style={{ borderInlineStart: `4px solid ${verdict[key] === 0 ? 'var(--k-line)' : edges[key]}` }}
        >
          <dt>{say(labels[key])}</dt>
          <Text component="dd" fz={24} fw={650} lh={1.2} className="figures" {...(verdict[key] === 0 ? { c: 'dimmed' } : {})}>
            {verdict[key].toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')}
          </Text>
        </Panel>
      ))}
    </SimpleGrid>
  )
}
