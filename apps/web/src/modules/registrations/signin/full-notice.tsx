import { event as eventAddress } from '@kxo/domain/events/paths'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { eventQuery } from '../api.ts'

type FullNoticeProps = {
  eventId: number
  hasAnswers: boolean
  /** The place was held and is no more: another may remain. */
  isHoldOver?: boolean
  busy: boolean
  onRetry: () => void
}

/** 'COMPLET', or a hold that is over, and that nothing answered is lost. */
export function FullNotice({ eventId, hasAnswers, isHoldOver = false, busy, onRetry }: FullNoticeProps) {
  const { say } = useLanguage()
  return (
    <Box maw={560} py="xl" role="alert">
      {isHoldOver ? <p>{say(w.holdOver)}</p> : <FullSentence />}
      {hasAnswers && !isHoldOver ? <p>{say(w.answersStay)}</p> : null}
      <Group gap="sm" mt="lg">
        <WaitInstead eventId={eventId} />
        <Button loading={busy} onClick={onRetry}>
          {say(isHoldOver ? w.resume : w.tryAgain)}
        </Button>
        <LinkButton variant="default" to={eventAddress(eventId)}>
          {say(w.back)}
        </LinkButton>
      </Group>
    </Box>
  )
}

/** The waiting list, on an event that keeps one. */
function WaitInstead({ eventId }: { eventId: number }) {
  const { say } = useLanguage()
  const event = useQuery(eventQuery(eventId)).data
  return event?.availability === 'waitingList' ? <LinkButton to={eventAddress(eventId)}>{say(waitingWords.join)}</LinkButton> : null
}

function FullSentence() {
  const { say } = useLanguage()
  return (
    <>
      <Text component="strong" display="block" mb="xs" c="red" fz={24} fw={700}>
        {say(w.full)}
      </Text>
      <p>{say(w.fullSentence)}</p>
    </>
  )
}
