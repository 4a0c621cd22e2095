import type { TrainingReturn } from '@kxo/domain/bpf/contract'
import { framesOf } from '@kxo/domain/bpf/return-frames'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { Box, Flex, Stack, Text } from '@mantine/core'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ExpensesFrame, GeneralFrame, IdentityFrame, ManagerFrame } from './fact-frames.tsx'
import { FramePanel } from './frame-panel.tsx'
import { IncomeFoot } from './income-foot.tsx'
import { ReturnHead } from './return-head.tsx'
import { ReturnRail } from './return-rail.tsx'

/** A return in the order of the form, with what it lacks beside it. */
export function ReturnView({ declared }: { declared: TrainingReturn }) {
  const { say } = useLanguage()
  const { figures } = declared
  const [income, ...others] = framesOf(figures)
  const isNil = figures.total === 0 && [figures.all_learners, figures.ordered].every(({ people, hours }) => people === 0 && hours === 0)
  return (
    <Stack gap="lg">
      <ReturnHead declared={declared} />
      {isNil ? (
        <Notice role="status">
          <Text>{say(w.nothing)}</Text>
        </Notice>
      ) : null}
      <Flex gap="lg" direction={{ base: 'column', lg: 'row' }}>
        <Stack gap="md" miw={0} flex="1 1 0">
          <IdentityFrame declared={declared} />
          <GeneralFrame declared={declared} />
          {income ? (
            <FramePanel frame={income}>
              <IncomeFoot share={figures.share} />
            </FramePanel>
          ) : null}
          <ExpensesFrame declared={declared} />
          {others.map((frame) => (
            <FramePanel key={frame.key} frame={frame} />
          ))}
          <ManagerFrame declared={declared} />
        </Stack>
        <Box w={{ base: '100%', lg: 320 }} flex="none">
          <ReturnRail declared={declared} />
        </Box>
      </Flex>
    </Stack>
  )
}
