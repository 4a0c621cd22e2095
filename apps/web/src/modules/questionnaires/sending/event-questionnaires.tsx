import type { EventRecord } from '@kxo/domain/events/contract'
import { stepWords } from '@kxo/domain/events/delegation/step-words'
import { qualiopiSet } from '@kxo/domain/questionnaires/model'
import type { EventQuestionnaire } from '@kxo/domain/questionnaires/sending-contract'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { Box, Group, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { addQuestionnaireSet, eventQuestionnairesQuery } from '../api.ts'
import { AddDialog } from './add-dialog.tsx'
import { mayChangeSendings } from './may-send.ts'
import { SendingRow } from './sending-row.tsx'

/** Whether something of the set is not among what is sent. */
const lacksSet = (sendings: readonly EventQuestionnaire[]): boolean =>
  qualiopiSet.some(({ audience, moment }) => !sendings.some((one) => one.audience === audience && one.moment === moment))

/** The questionnaires an event sends, and how they are answered. */
export const EventQuestionnaires = bounded(
  function EventQuestionnaires({ event }: { event: EventRecord }) {
    const { say } = useLanguage()
    const { actor } = useViewer()
    const heading = useId()
    const { data } = useSuspenseQuery(eventQuestionnairesQuery(event.id))
    const isEmpty = data.length === 0
    const acts = mayChangeSendings(actor, event) ? <Acts event={event} sendings={data} /> : null
    return (
      <PanelSection aria-labelledby={heading}>
        <Group gap="8px 16px" justify="space-between" mb="xs">
          <Title order={2} fz={18} fw={650} id={heading}>
            {say(stepWords.questionnaires)}
          </Title>
          {isEmpty ? null : acts}
        </Group>
        {isEmpty ? (
          <Empty sentence={w.none} act={acts} {...(acts && { help: w.addSetHint })} />
        ) : (
          <>
            {acts && lacksSet(data) ? (
              <Text size="sm" c="dimmed" mb="sm">
                {say(w.addSetHint)}
              </Text>
            ) : null}
            <Box component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
              {data.map((sending) => (
                <SendingRow key={sending.id} event={event} sending={sending} />
              ))}
            </Box>
          </>
        )}
      </PanelSection>
    )
  },
  { lines: 6 },
)

function Acts({ event, sendings }: { event: EventRecord; sendings: readonly EventQuestionnaire[] }) {
  const { say } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const applying = useAction({ mutationFn: () => addQuestionnaireSet(event.id), onSuccess: () => toast.success(w.setAdded) })
  return (
    <>
      <Group gap="xs" justify="center">
        {lacksSet(sendings) ? (
          <Button variant="default" size="sm" loading={applying.isPending} onClick={() => applying.mutate()}>
            {say(w.addSet)}
          </Button>
        ) : null}
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {say(w.add)}
        </Button>
      </Group>
      {isAdding ? <AddDialog event={event} sendings={sendings} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
