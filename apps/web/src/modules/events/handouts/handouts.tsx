import { documentRestriction } from '@kxo/domain/documents/restriction'
import { handoutsContract as contract, type Handout, mayTell } from '@kxo/domain/events/handouts/handouts-contract'
import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import { Group, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { HandoutDialog } from './handout-dialog.tsx'
import { HandoutLine } from './handout-line.tsx'
import { HandoutView } from './handout-view.tsx'
import { tellReaders } from './tell-readers.ts'
import { windowText } from './window-text.ts'
import { WithdrawHandout } from './withdraw-handout.tsx'

/** #32.3 (a): what an event gives out, to whom and when. */
export const Handouts = bounded(
  function Handouts({ event_id, readOnly }: { event_id: number; readOnly: boolean }) {
    const { say } = useLanguage()
    const { data: handouts } = useSuspenseQuery(apiQuery(contract.handouts, { params: { id: event_id } }))
    const [edited, setEdited] = useState<Handout | 'new' | null>(null)
    const [shown, setShown] = useState<Handout | null>(null)
    const add = readOnly ? null : (
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {say(w.add)}
      </Button>
    )
    return (
      <>
        <Group gap="8px 16px" justify="space-between" mb="xs">
          <Title order={2} fz={18} fw={650}>
            {say(w.title)}
          </Title>
          {handouts.length > 0 ? add : null}
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          {say(w.help)}
        </Text>
        {handouts.length === 0 ? (
          <Empty sentence={w.none} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {handouts.map((handout) => (
              <HandoutLine
                key={handout.id}
                handout={handout}
                mark={<Badge tone={handout.is_open ? 'success' : 'neutral'}>{handout.is_open ? w.openNow : w.notOpen}</Badge>}
                facts={[handout.activity_title, say(documentRestriction.labelOf(handout.restriction)), windowText(say, handout)]}
                textWidth={240}
              >
                <Group gap={4}>
                  <Button variant="subtle" size="sm" aria-label={say(w.openOf, { name: handout.name })} onClick={() => setShown(handout)}>
                    {say(w.open)}
                  </Button>
                  {readOnly ? null : (
                    <>
                      {mayTell(handout) ? (
                        <Button
                          variant="subtle"
                          size="sm"
                          aria-label={say(w.tellOf, { name: handout.name })}
                          onClick={() => void tellReaders(event_id, handout, say)}
                        >
                          {say(w.tell)}
                        </Button>
                      ) : null}
                      <Button
                        variant="subtle"
                        size="sm"
                        aria-label={say(w.changeOf, { name: handout.name })}
                        onClick={() => setEdited(handout)}
                      >
                        {say(w.change)}
                      </Button>
                      <WithdrawHandout
                        name={handout.name}
                        withdraw={() => call(contract.withdrawHandout, { params: { id: event_id, handout: handout.id } })}
                      />
                    </>
                  )}
                </Group>
              </HandoutLine>
            ))}
          </Panel>
        )}
        {edited ? <HandoutDialog event_id={event_id} handout={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
        {shown ? <HandoutView handout={shown} onClose={() => setShown(null)} /> : null}
      </>
    )
  },
  { lines: 3 },
)
