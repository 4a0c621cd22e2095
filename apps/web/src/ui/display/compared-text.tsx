import { type ComparedLine, comparedLines } from '@kxo/domain/kernel/compared-lines'
import { Box, Stack, Text, VisuallyHidden } from '@mantine/core'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'

type ComparedProps = {
  title: TextOrSentence
  former: string
  current: string
  /** What is said when both read the same. */
  unchanged?: TextOrSentence
}

/** A text beside its former one under its title: what was removed, then what was added, by words and signs as well as by colour. */
export function ComparedText({ title, former, current, unchanged = uiWords.identical }: ComparedProps) {
  const text = useText()
  const lines = comparedLines(former, current)
  return (
    <Stack component="section" gap={4} aria-label={text(title)}>
      <Text fw={600}>{text(title)}</Text>
      {lines.every(({ is }) => is === 'same') ? (
        <Text fz="sm" c="dimmed">
          {text(unchanged)}
        </Text>
      ) : (
        lines.map((line, at) => <Line key={at} {...line} />)
      )}
    </Stack>
  )
}

function Line({ text, is }: ComparedLine) {
  const { say } = useLanguage()
  if (is === 'same')
    return (
      <Text fz="sm" c="dimmed" ps={24}>
        {text}
      </Text>
    )
  const isAdded = is === 'added'
  const Tag = isAdded ? 'ins' : 'del'
  return (
    <Box fz="sm" ps={24} pe="xs" py={2} pos="relative" bdrs={6} bg={`var(--mantine-color-${isAdded ? 'green' : 'red'}-light)`}>
      <Text span pos="absolute" inset="2px auto auto 8px" fz="sm" fw={700} aria-hidden="true">
        {isAdded ? '+' : '−'}
      </Text>
      <VisuallyHidden>{say(uiWords.factOf, { label: say(isAdded ? uiWords.added : uiWords.removed), value: '' })}</VisuallyHidden>
      <Tag style={{ textDecoration: isAdded ? 'none' : 'line-through' }}>{text}</Tag>
    </Box>
  )
}
