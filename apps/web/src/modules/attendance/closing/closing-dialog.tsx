import { type Closing, mostClosed } from '@kxo/domain/attendance/day/closing-contract'
import { dayWords as w } from '@kxo/domain/attendance/day/day-words'
import { eventSignatures } from '@kxo/domain/attendance/paths'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { Checkbox, Flex, Group, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { closeDay, closingQuery, undoClosing } from '../api.ts'

type Person = Pick<Closing['missing'][number], 'registration' | 'name' | 'company_name'>

/** The end of a day: who came, whose absence is recorded and why, then the lock of the sheet. */
export function ClosingDialog({ event, onClose }: { event: number; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={w.close} width={800}>
      <ClosingPanel event={event} />
    </Dialog>
  )
}

const ClosingPanel = bounded(
  function ClosingPanel({ event }: { event: number }) {
    const { say } = useLanguage()
    const now = useNow()
    const { data, refetch } = useSuspenseQuery(closingQuery(event))
    const [spared, setSpared] = useState<ReadonlySet<number>>(new Set())
    const [reason, setReason] = useState(() => say(w.closingReason))
    const { missing, absent, locked_at, lockable_at, half_days } = data
    const chosen = missing.filter(({ registration }) => !spared.has(registration)).map(({ registration }) => registration)
    const undo = async (people: readonly number[]) => {
      let n = 0
      for (let from = 0; from < people.length; from += mostClosed)
        n += (await undoClosing(event, people.slice(from, from + mostClosed))).count
      await refetch()
      return n
    }
    const closing = useAction({
      mutationFn: async (people: readonly number[]) => {
        let n = 0
        for (let from = 0; from < people.length; from += mostClosed)
          n += (await closeDay(event, people.slice(from, from + mostClosed), reason.trim())).count
        return n
      },
      onSuccess: (n) => {
        toast.success(say(w.marked, { n }))
        void refetch()
      },
    })
    const undoing = useAction({
      mutationFn: (one: number) => undo([one]),
      onSuccess: (n) => toast.success(say(w.takenBack, { n })),
    })
    const spare = (one: number) =>
      setSpared((before) => (before.has(one) ? new Set([...before].filter((other) => other !== one)) : new Set([...before, one])))
    const figures = [
      { label: attendanceWords.expectedCount, value: data.expected },
      { label: w.came, value: data.came },
      { label: w.toMark, value: missing.length },
      { label: w.alreadyAbsent, value: absent.length },
    ]
    return (
      <Stack>
        <Flex component="dl" columnGap="xl" rowGap="sm" wrap="wrap">
          {figures.map(({ label, value }) => (
            <div key={label.fr}>
              <dt>{say(label)}</dt>
              <Text component="dd" fz={24} fw={600} className="figures">
                {value}
              </Text>
            </div>
          ))}
        </Flex>
        {locked_at ? (
          <p role="status">{say(attendanceWords.locked, { at: locked_at })}</p>
        ) : half_days === 0 ? (
          <p>{say(w.notOver)}</p>
        ) : missing.length === 0 ? (
          <p>{say(w.nobodyMissing)}</p>
        ) : (
          <>
            <Text size="sm">{say(half_days === null ? w.closeHelpWhole : w.closeHelp)}</Text>
            <ScrollArea.Autosize mah={260} type="auto">
              <Flex component="ul" direction="column" gap={4}>
                {missing.map((person) => (
                  <li key={person.registration}>
                    <Checkbox
                      label={[named(person), half_days === null ? '' : say(w.halfDays, { n: person.half_days })]
                        .filter(Boolean)
                        .join(' · ')}
                      checked={!spared.has(person.registration)}
                      onChange={() => spare(person.registration)}
                    />
                  </li>
                ))}
              </Flex>
            </ScrollArea.Autosize>
            <TextInput
              label={say(attendanceWords.reason)}
              value={reason}
              maxLength={500}
              required
              onChange={(change) => setReason(change.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button
                disabled={chosen.length === 0 || reason.trim() === ''}
                loading={closing.isPending}
                onClick={() => closing.mutate(chosen)}
              >
                {say(w.markThem, { n: chosen.length })}
              </Button>
            </Group>
          </>
        )}
        {absent.length > 0 && !locked_at ? (
          <section aria-label={say(w.alreadyAbsent)}>
            <Text fw={600}>{say(w.alreadyAbsent)}</Text>
            <Flex component="ul" direction="column">
              {absent.map((person) => (
                <Flex component="li" key={person.registration} justify="space-between" align="center" py={4} className="line-below">
                  <span>{named(person)}</span>
                  <Button
                    size="sm"
                    variant="subtle"
                    aria-label={`${say(w.takeBack)}, ${person.name}`}
                    onClick={() => undoing.mutate(person.registration)}
                  >
                    {say(w.takeBack)}
                  </Button>
                </Flex>
              ))}
            </Flex>
          </section>
        ) : null}
        {lockable_at && !locked_at ? (
          now < lockable_at ? (
            <Text c="dimmed" size="sm">
              {say(attendanceWords.lockableAt, { at: lockable_at })}
            </Text>
          ) : (
            <Group justify="flex-end">
              <LinkButton variant="default" to={eventSignatures(event)}>
                {say(w.thenLock)}
              </LinkButton>
            </Group>
          )
        ) : null}
      </Stack>
    )
  },
  { lines: 8, height: 320 },
)

const named = ({ name, company_name }: Person): string => [name, company_name].filter(Boolean).join(', ')
