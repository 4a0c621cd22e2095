import { type VoteChoice, voteChoice } from '@kxo/domain/votes/choice'
import type { Resolution } from '@kxo/domain/votes/contract'
import { voicesOf } from '@kxo/domain/votes/rules'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Alert, Checkbox, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { randomKey } from '../../../platform/random-key.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { castVotes } from '../api.ts'

type Right = Resolution['rights'][number]

/** Three buttons for the voices one has left; who holds proxies may vote otherwise with each. */
export function BallotBox({ resolution: { id, rights } }: { resolution: Resolution }) {
  const { say, locale } = useLanguage()
  const [numbers, setNumbers] = useState<readonly string[]>([])
  const [left, setLeft] = useState<readonly number[]>([])
  // Made up once: a vote sent again after the network failed is the same vote.
  const [key] = useState(randomKey)
  const unused = rights.filter(({ has_voted }) => !has_voted)
  const chosen = unused.filter(({ registration_id }) => !left.includes(registration_id))
  const voting = useAction({
    mutationFn: (choice: VoteChoice) => castVotes(id, { choice, rights: chosen.map(({ registration_id }) => registration_id), key }),
    onSuccess: (answer) => setNumbers([...numbers, ...answer.numbers]),
  })
  const vote = async (choice: VoteChoice): Promise<void> => {
    const label = say(voteChoice.labelOf(choice))
    const title = say(w.confirmTitle, { choice: label, n: voicesOf(chosen) })
    if (await confirm({ title, message: w.confirmText, act: say(w.confirm, { choice: label }) })) voting.mutate(choice)
  }
  if (rights.length === 0) return <Text c="dimmed">{say(w.lateForRoll)}</Text>
  return (
    <Stack gap="sm">
      {numbers.length > 0 ? (
        <Alert color="green" role="status" title={say(w.voted)}>
          {say(w.receipts, { n: numbers.length, numbers: new Intl.ListFormat(locale).format(numbers) })}
        </Alert>
      ) : null}
      {unused.length === 0 ? (
        <Text>{say(w.allVoted)}</Text>
      ) : (
        <>
          {rights.length > 1 ? <RightsChoice unused={unused} left={left} onChange={setLeft} /> : null}
          <SimpleGrid cols={{ base: 1, xs: 3 }} role="group" aria-label={say(w.choose)}>
            {voteChoice.keys.map((choice) => (
              <Button
                key={choice}
                style={{ minHeight: 56 }}
                variant="default"
                fullWidth
                loading={voting.isPending}
                disabled={chosen.length === 0}
                onClick={() => void vote(choice)}
              >
                {say(voteChoice.labelOf(choice))}
              </Button>
            ))}
          </SimpleGrid>
        </>
      )}
    </Stack>
  )
}

type RightsChoiceProps = { unused: readonly Right[]; left: readonly number[]; onChange: (left: readonly number[]) => void }

/** The voices one votes with this time. */
function RightsChoice({ unused, left, onChange }: RightsChoiceProps) {
  const { say } = useLanguage()
  return (
    <Checkbox.Group
      label={say(w.votingWith)}
      value={unused.filter(({ registration_id }) => !left.includes(registration_id)).map(({ registration_id }) => String(registration_id))}
      onChange={(checked) => onChange(unused.map(({ registration_id }) => registration_id).filter((one) => !checked.includes(String(one))))}
    >
      <Stack gap={6} mt={4}>
        {unused.map(({ registration_id, name, weight }) => (
          <Checkbox key={registration_id} value={String(registration_id)} label={`${name} – ${say(w.weight, { n: weight })}`} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
