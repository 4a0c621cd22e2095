import { ActionIcon, Box, Flex, Text, Title } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { Link } from '../navigation/link.tsx'

type FigureTileProps = {
  label: TextOrSentence
  /** Already formatted: "1 234,50 €", "87 %". */
  value: string
  /** Change since the period before, formatted, with its direction; `good` says whether it pleases. */
  trend?: { text: string; direction: 'up' | 'down' | 'flat'; good?: boolean }
  note?: TextOrSentence
  /** The list behind the figure. */
  to?: string
  search?: Readonly<Record<string, string | undefined>>
  /** What the figure counts, shown on demand. */
  help?: TextOrSentence
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, flat: IconArrowRight }

/** Its title, its figure and what is said of it stand level with those beside it, in a grid. */
const rows = { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 4 }

/** A figure with its trend, in a grid of such; the list behind it is one click away. */
export function FigureTile({ label, value, trend, note, to, search, help }: FigureTileProps) {
  const text = useText()
  const { say } = useLanguage()
  const id = useId()
  const [helped, setHelped] = useState(false)
  const Arrow = trend ? arrows[trend.direction] : null
  return (
    <Box
      component="article"
      display="grid"
      style={rows}
      pt={18}
      pb={10}
      px={20}
      bdrs={12}
      bg="var(--k-surface)"
      pos="relative"
      className="hoverable"
    >
      <Title order={2} c="dimmed" fz="sm" fw={500} pe="lg">
        {to ? (
          <Link to={to} {...(search ? { search } : {})} className="whole-link">
            {text(label)}
          </Link>
        ) : (
          text(label)
        )}
      </Title>
      <Text fz={26} fw={650} lts="-0.02em" lh={1.25} className="figures">
        {value}
      </Text>
      <div>
        {trend && Arrow ? (
          <Flex component="p" gap={4} align="center" fz="xs" c={trend.good === undefined ? 'dimmed' : trend.good ? 'green' : 'red'}>
            <Arrow size={16} aria-hidden="true" />
            {trend.text}
          </Flex>
        ) : null}
        {note ? (
          <Flex component="p" gap={4} align="center" c="dimmed" fz="xs">
            {text(note)}
          </Flex>
        ) : null}
        {help ? (
          <>
            <ActionIcon
              size={28}
              pos="absolute"
              top={10}
              right={10}
              style={{ zIndex: 1 }}
              aria-expanded={helped}
              aria-controls={id}
              aria-label={say(uiWords.definitionOf, { name: text(label) })}
              onClick={() => setHelped(!helped)}
            >
              <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <Text
              id={id}
              hidden={!helped}
              pos="relative"
              mt={6}
              py="xs"
              px={10}
              bdrs={8}
              bg="var(--k-subtle)"
              c="dimmed"
              fz="xs"
              lh={1.45}
              style={{ zIndex: 1 }}
            >
              {text(help)}
            </Text>
          </>
        ) : null}
      </div>
    </Box>
  )
}
