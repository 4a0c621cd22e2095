import { eventProductWords as w } from '@kxo/domain/registrations/options/option-words'
import { Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { optionTotalsQuery } from './options-api.ts'

/** Quantities without names, for the caterer or the hotel. */
export function Synthesis({ event }: { event: number | undefined }) {
  return event === undefined ? <Empty sentence={w.chooseEvent} /> : <OfEvent event={event} />
}

const OfEvent = bounded(
  function OfEvent({ event }: { event: number }) {
    const { say } = useLanguage()
    const { data: totals } = useSuspenseQuery(optionTotalsQuery(event))
    if (totals.length === 0) return <Empty sentence={w.nothingTaken} />
    return (
      <Stack gap="sm">
        <Group justify="space-between">
          <Text c="dimmed" fz="sm">
            {say(w.synthesisHelp)}
          </Text>
          <Button variant="default" size="sm" onClick={() => window.print()}>
            {say(w.print)}
          </Button>
        </Group>
        <Panel component="ul" display="block">
          {totals.map(({ option, name, quantity, answers }) => (
            <PanelRow key={option}>
              <Text span fw={600} flex="1 1 220px">
                {say(w.totalOf, { n: quantity, name })}
              </Text>
              <Text span c="dimmed">
                {answers.map(({ answer, quantity: n }) => say(w.ofWhich, { n, answer })).join(', ')}
              </Text>
            </PanelRow>
          ))}
        </Panel>
      </Stack>
    )
  },
  { lines: 4 },
)
