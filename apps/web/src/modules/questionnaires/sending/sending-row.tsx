import type { EventRecord } from '@kxo/domain/events/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { adminQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { leastAnswers, printScore, responseRate } from '@kxo/domain/questionnaires/rules'
import type { EventQuestionnaire } from '@kxo/domain/questionnaires/sending-contract'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { questionnairesWords as q } from '@kxo/domain/questionnaires/words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { useShownFigures } from '../results/use-shown-figures.ts'
import { SendingActs } from './sending-acts.tsx'

/** A questionnaire an event sends: to whom, when, how it is answered, and what may be done with it. */
export function SendingRow({ event, sending }: { event: EventRecord; sending: EventQuestionnaire }) {
  const { say } = useLanguage()
  const now = useNow()
  const { form, name, audience, moment, due_at, closes_at, expected, is_anonymous, is_published, invited } = sending
  const when = due_at ? say(w.sentOn, { at: dayInZone(due_at, event.time_zone) }) : say(w.noDate)
  const closed = closes_at && closes_at <= now ? say(w.closedOn, { at: dayInZone(closes_at, event.time_zone) }) : null
  return (
    <Stack component="li" gap={6} py="md" className="line-above">
      <Title order={3} fz="md" fw={600} className="anywhere">
        <Link to={adminQuestionnaire(form)}>{name}</Link>
      </Title>
      <Group gap={6}>
        <Badge>{questionnaireAudience.labelOf(audience)}</Badge>
        <Badge tone="info">{questionnaireMoment.labelOf(moment)}</Badge>
        {is_anonymous ? <Badge>{q.anonymous}</Badge> : null}
      </Group>
      <Text size="sm" c="dimmed">
        {[when, closed, say(w.expected, { n: expected })].filter(Boolean).join(' · ')}
      </Text>
      {is_published ? null : (
        <Text size="sm" c="orange">
          {say(w.notPublished)}
        </Text>
      )}
      {invited > 0 ? <Answered sending={sending} /> : null}
      <SendingActs event={event} sending={sending} />
    </Stack>
  )
}

function Answered({ sending }: { sending: EventQuestionnaire }) {
  const { say } = useLanguage()
  const { invited, answered, satisfaction, score } = sending
  const rate = responseRate(sending)
  const { percent } = useShownFigures()
  const figures = [
    rate === null ? null : say(uiWords.factOf, { label: say(q.rate), value: percent(rate) }),
    satisfaction === null ? null : say(uiWords.factOf, { label: say(q.satisfaction), value: percent(satisfaction) }),
    score === null ? null : say(uiWords.factOf, { label: say(q.score), value: printScore(score) }),
    answered < leastAnswers ? say(q.tooFew) : null,
  ]
  return (
    <Text size="sm" className="figures">
      {[say(w.answersOf, { answered, invited }), ...figures].filter(Boolean).join(' · ')}
    </Text>
  )
}
