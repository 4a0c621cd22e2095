import type { EventRecord } from '@kxo/domain/events/contract'
import { stepWords } from '@kxo/domain/events/delegation/step-words'
import { adminEventStep } from '@kxo/domain/events/paths'
import { partSentence } from '@kxo/domain/events/publication/gap-words'
import type { Part } from '@kxo/domain/events/rules'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Flex, Title } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** What publication misses: blocking first, then advised, each line opening its step. */
export function GapList({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const blocking = event.gaps.filter(({ blocks }) => blocks).length
  return (
    <>
      <Title order={2} mb={4} fz={18} fw={650}>
        {blocking === 0 ? say(event.is_active ? w.allThere : w.nothingMissing) : say(w.missingCount, { n: blocking })}
      </Title>
      <Flex component="ul" direction="column">
        {event.gaps.map((gap) => (
          <Flex key={gap.part} component="li" rowGap={4} columnGap="sm" align="center" wrap="wrap" py={10} className="line-above">
            <Badge tone={gap.blocks ? 'danger' : 'neutral'}>{gap.blocks ? w.blocking : w.advised}</Badge>
            <Flex component="span" direction="column" flex="1 1 220px" miw={0}>
              {say(partSentence(gap.part as Part))}
            </Flex>
            <Link to={adminEventStep(event.id, gap.step)}>{say(w.goFix, { step: stepWords[gap.step] })}</Link>
          </Flex>
        ))}
      </Flex>
    </>
  )
}
