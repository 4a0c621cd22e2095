import { Flex, Stack } from '@mantine/core'

/** Plain text as its author laid it: an empty line parts paragraphs, several lines in one make a list. */
export function Prose({ text }: { text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
  return (
    <Stack gap={10}>
      {blocks.map((lines, index) =>
        lines.length === 1 ? (
          <p key={index}>{lines[0]}</p>
        ) : (
          <Flex component="ul" ps={20} direction="column" key={index}>
            {lines.map((line) => (
              <li key={line}>{line.replace(/^[-•]\s*/, '')}</li>
            ))}
          </Flex>
        ),
      )}
    </Stack>
  )
}
