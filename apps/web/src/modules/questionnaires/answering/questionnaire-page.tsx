import { event as eventAddress } from '@kxo/domain/events/paths'
import { dayInZone, formatRange } from '@kxo/domain/kernel/dates'
import type { OwnQuestionnaire } from '@kxo/domain/questionnaires/answering-contract'
import { answeringWords as w } from '@kxo/domain/questionnaires/sending-words'
import { Group, Stack, Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ownQuestionnaireQuery } from '../api.ts'
import { AnswerForm } from './answer-form.tsx'
import { Outcome } from './outcome.tsx'
import { OwnAnswers } from './own-answers.tsx'

/** U31: what an event asks of a person, answered once, from a mail most often and on a phone. */
export default function QuestionnairePage() {
  const params = useParams({ strict: false })
  const [event, form] = [recordIdIn(params['event']), recordIdIn(params['form'])]
  return <Questionnaire key={`${event} ${form}`} event={event} form={form} />
}

function Questionnaire({ event, form }: { event: number; form: number }) {
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const query = ownQuestionnaireQuery({ event, form })
  const { data: own } = useSuspenseQuery(query)
  const [isChangingMind, setChangingMind] = useState(false)
  const [hasActed, setActed] = useState(false)
  const { name, event_title, start_date, end_date, time_zone, state } = own
  const done = (saved: OwnQuestionnaire): void => {
    queries.setQueryData(query.queryKey, saved)
    setChangingMind(false)
    setActed(true)
  }
  const dates = start_date && formatRange(start_date, end_date ?? start_date, locale, { zone: time_zone })
  return (
    <Stack maw={760} w="100%" mx="auto">
      <PageTitle above={[{ label: event_title, to: eventAddress(event) }]} subtitle={[event_title, dates].filter(Boolean).join(' · ')}>
        {name}
      </PageTitle>
      {state === 'open' || (state === 'declined' && isChangingMind) ? (
        <AnswerForm key={own.id} of={{ event, form }} own={own} onDone={done} />
      ) : (
        <NotToAnswer own={own} event={event} hasActed={hasActed} onChangeMind={() => setChangingMind(true)} />
      )}
    </Stack>
  )
}

type NotToAnswerProps = { own: OwnQuestionnaire; event: number; hasActed: boolean; onChangeMind: () => void }

/** Why there is nothing to answer now. */
function NotToAnswer({ own, event, hasActed, onChangeMind }: NotToAnswerProps) {
  const { say } = useLanguage()
  const now = useNow()
  const { state, opens_at, closes_at, time_zone, answers, fields } = own
  const on = (at: Date) => ({ at: dayInZone(at, time_zone) })
  const sentences: Record<Exclude<OwnQuestionnaire['state'], 'open'>, string> = {
    answered: say(w.thanks),
    declined: say(w.declined),
    closed: closes_at ? say(w.closedSince, on(closes_at)) : '',
    notYet: opens_at && opens_at > now ? say(w.opensOn, on(opens_at)) : say(w.opensLater),
  }
  if (state === 'open') return null
  return (
    <>
      <Outcome takesFocus={hasActed}>
        <Text fw={550}>{sentences[state]}</Text>
        <Group gap="xs">
          {state === 'declined' ? <Button onClick={onChangeMind}>{say(w.changeMind)}</Button> : null}
          <LinkButton variant="default" to={eventAddress(event)}>
            {say(w.backToEvent)}
          </LinkButton>
        </Group>
      </Outcome>
      {state === 'answered' && answers !== null ? <OwnAnswers fields={fields} answers={answers} /> : null}
    </>
  )
}
