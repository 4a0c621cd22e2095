import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationQuizWords as w } from '@kxo/domain/registrations/quizzes/registration-quiz-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Group, Paper, Stack, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Quizzes given with the registration, each taken on its own page; what is missing may come later, the place being held. */
export function QuizStep({ sheet, onNext }: { sheet: RegistrationSheet; onNext: () => void }) {
  const { say } = useLanguage()
  return (
    <>
      <Text c="dimmed" fz="sm" mb="md">
        {say(w.intro)}
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {sheet.quizzes.map(({ id, name, questions, minutes, is_required, is_taken, path }) => (
          <Paper component="li" key={id} withBorder p="md" radius="md">
            <Group justify="space-between" gap="sm">
              <Stack gap={4} flex="1 1 220px">
                <Text fw={600} className="anywhere">
                  {name}
                </Text>
                <Text size="sm" c="dimmed">
                  {[say(w.questions, { n: questions }), minutes === null ? null : say(w.minutes, { n: minutes })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Group gap={6}>
                  {is_taken ? (
                    <Badge tone="success">{w.taken}</Badge>
                  ) : (
                    <Badge tone={is_required ? 'warning' : 'neutral'}>{is_required ? w.required : w.optional}</Badge>
                  )}
                </Group>
              </Stack>
              {is_taken ? null : (
                <LinkButton variant={is_required ? 'primary' : 'default'} to={path} aria-label={say(w.takeOf, { name })}>
                  {say(w.take)}
                </LinkButton>
              )}
            </Group>
          </Paper>
        ))}
      </Stack>
      <Group gap="sm" mt="lg">
        <Button onClick={onNext}>{say(registrationWords.continue)}</Button>
      </Group>
    </>
  )
}
