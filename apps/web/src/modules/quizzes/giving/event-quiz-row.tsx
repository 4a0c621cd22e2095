import type { EventRecord } from '@kxo/domain/events/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { EventQuiz } from '@kxo/domain/quizzes/giving-contract'
import { quizKind, quizMoment, testType } from '@kxo/domain/quizzes/kinds'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { registrationQuizWords } from '@kxo/domain/registrations/quizzes/registration-quiz-words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { quizPath } from '../lists/kind-words.ts'
import { usePercent } from '../results/use-percent.ts'
import { EventQuizActs } from './event-quiz-acts.tsx'

/** A quiz an event gives: when, how people did, and what may be done with it. */
export function EventQuizRow({ event, quiz }: { event: EventRecord; quiz: EventQuiz }) {
  const { say } = useLanguage()
  const percent = usePercent()
  const { title, kind, test_type, moment, opens_at, closes_at, expected, taken, passed, to_mark, average } = quiz
  const opens =
    moment === 'subscription'
      ? say(w.opensAtRegistration)
      : opens_at
        ? say(w.opensOn, { at: dayInZone(opens_at, event.time_zone) })
        : say(w.noDate)
  const closes = closes_at ? say(w.closesOn, { at: dayInZone(closes_at, event.time_zone) }) : null
  const figures = [
    say(w.takenOf, { taken, expected }),
    taken > 0 ? say(w.passedOf, { n: passed }) : null,
    average === null ? null : say(uiWords.factOf, { label: say(w.average), value: percent(average) }),
    to_mark === 0 ? null : say(uiWords.factOf, { label: say(w.toMark), value: String(to_mark) }),
  ]
  return (
    <Stack component="li" gap={6} py="md" className="line-above">
      <Title order={3} fz="md" fw={600} className="anywhere">
        <Link to={quizPath(kind, quiz.quiz)}>{title}</Link>
      </Title>
      <Group gap={6}>
        <Badge>{test_type ? testType.labelOf(test_type) : quizKind.labelOf(kind)}</Badge>
        <Badge tone="info">{quizMoment.labelOf(moment)}</Badge>
        {quiz.is_required ? <Badge tone="warning">{registrationQuizWords.required}</Badge> : null}
      </Group>
      <Text size="sm" c="dimmed">
        {[opens, closes, say(w.passMarkIs, { n: quiz.pass_mark })].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" className="figures">
        {figures.filter(Boolean).join(' · ')}
      </Text>
      <EventQuizActs event={event} quiz={quiz} />
    </Stack>
  )
}
