import { Flex, Text, Title } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { Link } from '../navigation/link.tsx'
import style from './figure-tile.module.css'

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

/** A figure with its trend; the list behind it is one click away. */
export function FigureTile({ label, value, trend, note, to, search, help }: FigureTileProps) {
  const text = useText()
  const { say } = useLanguage()
  const id = useId()
  const [helped, setHelped] = useState(false)
  const Arrow = trend ? arrows[trend.direction] : null
  return (
    <article className={style['tile']}>
      <Title order={2} c="dimmed" fz="sm" fw={500} pe="lg">
        {to ? (
          <Link to={to} {...(search ? { search } : {})} className={style['link']}>
            {text(label)}
          </Link>
        ) : (
          text(label)
        )}
      </Title>
      <Text fz={26} fw={650} lts="-0.02em" lh={1.25} className="figures">
        {value}
      </Text>
      {trend && Arrow ? (
        <p className={style['trend']} data-good={trend.good}>
          <Arrow size={16} aria-hidden="true" />
          {trend.text}
        </p>
      ) : null}
      {note ? (
        <Flex component="p" gap={4} align="center" c="dimmed" fz="xs">
          {text(note)}
        </Flex>
      ) : null}
      {help ? (
        <>
          <button
            type="button"
            className={style['info']}
            aria-expanded={helped}
            aria-controls={id}
            aria-label={say(uiWords.definitionOf, { name: text(label) })}
            onClick={() => setHelped(!helped)}
          >
            <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
          </button>
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
    </article>
  )
}
