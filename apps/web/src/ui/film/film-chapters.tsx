import { clockOf } from '@kxo/domain/kernel/clock'
import { Box, Button, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { filmWords as w } from './film-words.ts'

/** Where one may go in a film. */
export function FilmChapters({
  chapters,
  onChoose,
}: {
  chapters: readonly { at: number; title: string }[]
  onChoose: (at: number) => void
}) {
  const { say } = useLanguage()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Title order={2} fz="md" fw={650} mb={4} id={heading}>
        {say(w.chapters)}
      </Title>
      <Box component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {chapters.map(({ at, title }) => (
          <li key={at}>
            <Button variant="subtle" color="dark" fullWidth justify="flex-start" mih={44} px="xs" onClick={() => onChoose(at)}>
              <Text span inherit c="dimmed" me="sm" className="figures">
                {clockOf(at)}
              </Text>
              {title}
            </Button>
          </li>
        ))}
      </Box>
    </section>
  )
}
