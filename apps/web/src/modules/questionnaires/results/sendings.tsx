import { adminEvent } from '@kxo/domain/events/paths'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import type { QuestionnaireSending } from '@kxo/domain/questionnaires/sending-contract'
import { sendingWords } from '@kxo/domain/questionnaires/sending-words'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Table, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { SideScroll } from '../../../ui/table/side-scroll.tsx'
import { sendingsQuery } from '../api.ts'
import { useShownFigures } from './use-shown-figures.ts'

const heads = [w.event, w.audience, sendingWords.moment, w.answered, w.satisfaction] as const

/** The events that send a questionnaire, and how it is answered at each. */
export function Sendings({ id, name }: { id: number; name: string }) {
  const { say } = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h4" mb="sm">
        {say(resultsWords.sendings)}
      </Title>
      <Reading of={sendingsQuery(id)} lines={4}>
        {(sendings) =>
          sendings.length === 0 ? (
            <Empty sentence={resultsWords.noSending} />
          ) : (
            <SideScroll>
              <Table verticalSpacing="xs" miw={700} aria-labelledby={titleId}>
                <Table.Thead>
                  <Table.Tr>
                    {heads.map((head) => (
                      <Table.Th key={head.en} scope="col">
                        {say(head)}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {sendings.map((sending) => (
                    <SendingRow key={sending.id} sending={sending} responses={adminQuestionnaireResponses(id, name)} />
                  ))}
                </Table.Tbody>
              </Table>
            </SideScroll>
          )
        }
      </Reading>
    </section>
  )
}

function SendingRow({ sending, responses }: { sending: QuestionnaireSending; responses: string }) {
  const { say } = useLanguage()
  const { satisfactionOf } = useShownFigures()
  const { event_id, event_title, audience, moment, due_at, answered, invited } = sending
  const answers = say(sendingWords.answersOf, { answered, invited })
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={adminEvent(event_id)} search={{ tab: 'evaluations' }}>
          {event_title}
        </Link>
      </Table.Th>
      <Table.Td>{say(questionnaireAudience.labelOf(audience))}</Table.Td>
      <Table.Td>
        {say(questionnaireMoment.labelOf(moment))}
        <Text size="sm" c="dimmed">
          {due_at === null ? say(sendingWords.noDate) : say(sendingWords.sentOn, { at: due_at })}
        </Text>
      </Table.Td>
      <Table.Td>
        {answered === 0 ? (
          answers
        ) : (
          <Link to={responses} search={{ event: String(event_id), audience }}>
            {answers}
          </Link>
        )}
      </Table.Td>
      <Table.Td>{satisfactionOf(sending)}</Table.Td>
    </Table.Tr>
  )
}
