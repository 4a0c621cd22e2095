import type { EventRecord } from '@kxo/domain/events/contract'
import { presentationSections } from '@kxo/domain/events/presentation/presentation'
import type { PageVersion } from '@kxo/domain/events/presentation/presentation-contract'
import { presentationWords as p, sectionWords } from '@kxo/domain/events/presentation/presentation-words'
import { programmeFields } from '@kxo/domain/events/sheet'
import { sheetWords } from '@kxo/domain/events/syllabus/programme-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Select, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { ComparedText } from '../../../ui/display/compared-text.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { pageVersionsQuery } from '../api.ts'

type VersionsProps = { event: EventRecord; readOnly: boolean; onRestore: (version: PageVersion) => void }

/** The texts of a page as they were saved: two of them side by side when asked, each ready to be restored. */
export const VersionsDialog = ({ onClose, ...props }: VersionsProps & { onClose: () => void }) => (
  <Dialog opened onClose={onClose} title={p.versionsTitle} width={800}>
    <Versions {...props} />
  </Dialog>
)

type Pair = { former: PageVersion; current: PageVersion }

const Versions = bounded(
  function Versions({ event, readOnly, onRestore }: VersionsProps) {
    const { say } = useLanguage()
    const { data: versions } = useSuspenseQuery(pageVersionsQuery(event.id))
    const [pair, compare] = useState<Pair | null>(null)
    if (pair) return <Comparison versions={versions} pair={pair} isTraining={event.is_training} onChange={compare} />
    if (versions.length === 0) return <Text c="dimmed">{say(p.noVersionYet)}</Text>
    return (
      <Panel component="ul">
        {versions.map((version, at) => {
          const n = version.version
          // The one before it; the first of all, with the last.
          const beside = versions[at + 1] ?? versions[0]
          return (
            <PanelRow key={version.id}>
              <Stack gap={0} flex={1} miw={200}>
                <Group gap="xs">
                  <Text fw={600}>{say(p.versionNumber, { n })}</Text>
                  {version.is_current ? <Badge tone="success">{p.versionNow}</Badge> : null}
                </Group>
                <Text fz="sm" c="dimmed">
                  {[say(p.versionAt, { day: version.created_at }), version.by_name].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
              <Group gap="xs">
                {beside && beside.id !== version.id ? (
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() =>
                      compare(beside.version < n ? { former: beside, current: version } : { former: version, current: beside })
                    }
                  >
                    {say(p.compareOne, { n })}
                  </Button>
                ) : null}
                {readOnly || version.is_current ? null : (
                  <Button variant="default" size="sm" onClick={() => onRestore(version)}>
                    {say(p.restoreOne, { n })}
                  </Button>
                )}
              </Group>
            </PanelRow>
          )
        })}
      </Panel>
    )
  },
  { lines: 6 },
)

type Part = { key: string; title: Sentence; text: string; drawn?: string }

/** All a version says, under the titles it is written under. */
const partsOf = (version: PageVersion, isTraining: boolean): Part[] => [
  ...presentationSections.map((name) => ({
    key: name,
    title: sectionWords[name],
    text: plainTextOf(version[name]),
    drawn: JSON.stringify(version[name]),
  })),
  ...(isTraining
    ? [
        ...programmeFields.map((field) => ({ key: field, title: sheetWords[field], text: version.sheet[field] ?? '' })),
        { key: 'remote_assistance', title: w.remoteAssistance, text: version.sheet.remote_assistance ?? '' },
        { key: 'disability_referent', title: w.disabilityReferent, text: version.sheet.disability_referent ?? '' },
        { key: 'ordered_by', title: w.orderedBy, text: version.sheet.ordered_by ?? '' },
        { key: 'certification_code', title: w.certification, text: version.sheet.certification_code ?? '' },
      ]
    : []),
]

type ComparisonProps = { versions: readonly PageVersion[]; pair: Pair; isTraining: boolean; onChange: (pair: Pair | null) => void }

/** Two versions, section by section. */
function Comparison({ versions, pair, isTraining, onChange }: ComparisonProps) {
  const { say } = useLanguage()
  const numbers = versions.map(({ version, is_current }) => {
    return { value: String(version), label: say(is_current ? p.versionNumberNow : p.versionNumber, { n: version }) }
  })
  const choose = (side: keyof Pair) => (chosen: string | null) => {
    const version = versions.find((one) => String(one.version) === chosen)
    if (version) onChange({ ...pair, [side]: version })
  }
  const current = partsOf(pair.current, isTraining)
  const parts = partsOf(pair.former, isTraining).map((part, at) => {
    const { text = '', drawn } = current[at] ?? {}
    return { ...part, current: text, isRestyled: part.drawn !== drawn, isSame: part.text === text && part.drawn === drawn }
  })
  const same = parts.filter(({ isSame }) => isSame).map(({ title }) => say(title))
  return (
    <Stack>
      <Group align="flex-end">
        <Select
          label={say(p.compareFrom)}
          data={numbers}
          value={String(pair.former.version)}
          onChange={choose('former')}
          allowDeselect={false}
          flex={1}
          miw={180}
        />
        <Select
          label={say(p.compareTo)}
          data={numbers}
          value={String(pair.current.version)}
          onChange={choose('current')}
          allowDeselect={false}
          flex={1}
          miw={180}
        />
        <Button variant="default" onClick={() => onChange(null)}>
          {say(p.backToVersions)}
        </Button>
      </Group>
      {parts
        .filter(({ isSame }) => !isSame)
        .map(({ key, title, text, current, isRestyled }) => (
          <ComparedText key={key} title={title} former={text} current={current} {...(isRestyled && { unchanged: p.restyled })} />
        ))}
      {same.length > 0 ? (
        <Text fz="sm" c="dimmed">
          {say(uiWords.factOf, { label: say(uiWords.identical), value: same.join(', ') })}
        </Text>
      ) : null}
    </Stack>
  )
}
