import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { passageKind } from '@kxo/domain/attendance/door'
import type { Passage } from '@kxo/domain/attendance/door-contract'
import { doorWords } from '@kxo/domain/attendance/door-words'
import { formatTime } from '@kxo/domain/kernel/dates'
import { ActionIcon, Flex, Text } from '@mantine/core'
import { IconArrowBackUp, IconId } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type ListProps = { passages: readonly Passage[]; onUndo?: (passage: Passage) => void; onPrint?: (registration: number) => void }

/** Who passed, when, where and before whom; each may be taken back where it is offered. */
export function PassageList({ passages, onUndo, onPrint }: ListProps) {
  const { say, locale, zone } = useLanguage()
  return (
    <Flex component="ul" direction="column">
      {passages.map((passage) => (
        <Flex component="li" key={passage.id} gap="sm" align="center" justify="space-between" py="xs" className="line-below">
          <span>
            {passage.name}
            {passage.company_name ? (
              <Text span m={0} c="dimmed" fz="sm">
                {' '}
                {passage.company_name}
              </Text>
            ) : null}
            <Text m={0} c="dimmed" fz="sm">
              {[
                formatTime(passage.at, locale, { zone }),
                passage.kind === 'exit' ? say(passageKind.labelOf('exit')) : '',
                passage.door,
                passage.by,
                passage.is_offline ? say(doorWords.offline) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </span>
          {onPrint && passage.kind === 'entry' ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              ml="auto"
              aria-label={say(badgeWords.printOf, { name: passage.name })}
              onClick={() => onPrint(passage.registration)}
            >
              <IconId size={18} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          {onUndo ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`${say(doorWords.undo)}, ${passage.name}`}
              onClick={() => onUndo(passage)}
            >
              <IconArrowBackUp size={18} aria-hidden="true" />
            </ActionIcon>
          ) : null}
        </Flex>
      ))}
    </Flex>
  )
}
