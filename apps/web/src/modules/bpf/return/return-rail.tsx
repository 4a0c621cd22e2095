import { checkWords } from '@kxo/domain/bpf/check-words'
import type { TrainingReturn } from '@kxo/domain/bpf/contract'
import { codeOfLine, missing as missingKey } from '@kxo/domain/bpf/line-code'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { Flex, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { FrameSection } from './frame-section.tsx'
import { LineLink } from './line-link.tsx'
import { lineName, missingKeys, missingWords } from './line-name.ts'
import { useReturnFigures } from './use-return-figures.ts'

type RailProps = { declared: TrainingReturn }

/** Beside the frames: what must hold, what is missing, and what changed since it was frozen. */
export function ReturnRail({ declared }: RailProps) {
  const { say } = useLanguage()
  return (
    <Stack gap="md" miw={0}>
      <Checks declared={declared} />
      {declared.frozen_at === null ? <Missing declared={declared} /> : null}
      {declared.drift.length > 0 ? <Drift declared={declared} /> : null}
      <Text size="sm" c="dimmed">
        {say(w.toPortal)}
      </Text>
    </Stack>
  )
}

type Check = TrainingReturn['checks'][number]

function Checks({ declared: { checks } }: RailProps) {
  return (
    <FrameSection id={useId()} title={w.checks}>
      <Flex component="ul" direction="column" gap="sm" fz="sm">
        {checks.map((check) => (
          <CheckLine key={check.key} check={check} />
        ))}
      </Flex>
    </FrameSection>
  )
}

function CheckLine({ check }: { check: Check }) {
  const { say } = useLanguage()
  const { euros, count } = useReturnFigures()
  const { key, is_right, expected, found } = check
  const Icon = is_right ? IconCircleCheck : IconAlertCircle
  const colour = is_right ? 'green' : 'red'
  const write = key === 'payers' ? euros : count
  const difference =
    key === 'ordered'
      ? say(w.orderedDifference, { euros: euros(expected), people: count(found) })
      : say(w.difference, { expected: write(expected), found: write(found) })
  return (
    <Flex component="li" gap="xs">
      <Text span c={colour} lh={1} pt={2}>
        <Icon size={18} aria-hidden="true" />
      </Text>
      <div>
        {say(checkWords[key])}
        <Text size="xs" c={colour} className="figures">
          {is_right ? say(w.right) : `${say(w.wrong)} · ${difference}`}
        </Text>
      </div>
    </Flex>
  )
}

function Missing({ declared: { missing } }: RailProps) {
  const { say } = useLanguage()
  const lacking = missingKeys.filter((key) => missing[key] > 0)
  return (
    <FrameSection id={useId()} title={w.missing}>
      {lacking.length === 0 ? (
        <Text size="sm">{say(w.nothingMissing)}</Text>
      ) : (
        <Flex component="ul" direction="column" gap="xs" fz="sm">
          {lacking.map((key) => (
            <li key={key}>
              <LineLink code={codeOfLine({ frame: key, key: missingKey })}>{say(missingWords[key], { n: missing[key] })}</LineLink>
            </li>
          ))}
        </Flex>
      )}
    </FrameSection>
  )
}

/** Lines whose figures are others today than those declared. */
function Drift({ declared: { figures, drift } }: RailProps) {
  const { say } = useLanguage()
  const { inWords } = useReturnFigures()
  return (
    <FrameSection id={useId()} title={w.drift}>
      <Flex component="ul" direction="column" gap="sm" fz="sm">
        {drift.map(({ code, frozen, now }) => {
          const { label, frame } = lineName(figures, code)
          return (
            <li key={code}>
              <LineLink code={code}>{say(label)}</LineLink>
              {frame ? (
                <Text size="xs" c="dimmed">
                  {say(frame)}
                </Text>
              ) : null}
              <Text size="sm" className="figures">
                {say(w.driftOf, { frozen: inWords(code, frozen), now: inWords(code, now) })}
              </Text>
            </li>
          )
        })}
      </Flex>
    </FrameSection>
  )
}
