import { formatMoney } from '@kxo/domain/kernel/money'
import { optionWords } from '@kxo/domain/products/words'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import {
  type ChosenOption,
  registrationOptionsContract as contract,
  type OfferedOption,
} from '@kxo/domain/registrations/options/option-contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group, NumberInput, Paper, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { sheetQuery } from '../api.ts'

type OptionsStepProps = {
  sheet: RegistrationSheet
  /** What is ticked so far, for the price beside. */
  onChange: (options: RegistrationSheet['options']) => void
  onNext: (sheet: RegistrationSheet) => void
}

/** What one adds to a place, at one's own price; kept when going on. */
export const OptionsStep = bounded(
  function OptionsStep({ sheet, onChange, onNext }: OptionsStepProps) {
    const { say } = useLanguage()
    const queries = useQueryClient()
    const { data } = useSuspenseQuery(apiQuery(contract.readOptions, { params: { id: sheet.id } }))
    const [chosen, setChosen] = useState<readonly ChosenOption[]>(data.chosen)
    const save = useAction({
      mutationFn: () => call(contract.chooseOptions, { params: { id: sheet.id }, body: { chosen: [...chosen] } }),
      // The steps that follow depend on what there is to pay.
      onSuccess: async () => onNext(await queries.fetchQuery({ ...sheetQuery(sheet.id), staleTime: 0 })),
    })
    const put = (option: number, change: Partial<ChosenOption> | null): void => {
      const former = chosen.find((one) => one.option === option) ?? { option, quantity: 1, answer: '' }
      const taken = data.offered.find(({ id }) => id === option)
      const rivals = data.offered.filter(
        ({ id, choice_group }) => id !== option && choice_group !== '' && choice_group === taken?.choice_group,
      )
      const others = chosen.filter((one) => one.option !== option && (change === null || !rivals.some(({ id }) => id === one.option)))
      const next = change === null ? others : [...others, { ...former, ...change }]
      setChosen(next)
      onChange(next.flatMap((one) => data.offered.filter(({ id }) => id === one.option).map((offered) => ({ ...offered, ...one }))))
    }
    const groups = [...new Set(data.offered.map(({ choice_group }) => choice_group))]
    return (
      <Stack>
        {groups.map((group) => (
          <Stack key={group} gap="sm" role="group" aria-label={group || say(optionWords.options)}>
            {group === '' ? null : (
              <Text fw={600}>
                {group}{' '}
                <Text span c="dimmed" fz="sm" fw={400}>
                  {say(w.oneOption)}
                </Text>
              </Text>
            )}
            {data.offered
              .filter(({ choice_group }) => choice_group === group)
              .map((option) => (
                <OptionLine
                  key={option.id}
                  option={option}
                  offered={data.offered}
                  chosen={chosen}
                  onChange={(change) => put(option.id, change)}
                />
              ))}
          </Stack>
        ))}
        {data.offered.length === 0 ? <Text c="dimmed">{say(w.noOption)}</Text> : null}
        <Group gap="sm" mt="lg">
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {say(w.continue)}
          </Button>
        </Group>
      </Stack>
    )
  },
  { lines: 4 },
)

type OptionLineProps = {
  option: OfferedOption
  offered: readonly OfferedOption[]
  chosen: readonly ChosenOption[]
  onChange: (change: Partial<ChosenOption> | null) => void
}
function OptionLine({ option, offered, chosen, onChange }: OptionLineProps) {
  const { say, locale } = useLanguage()
  const chosenOption = chosen.find((one) => one.option === option.id)
  const isChosen = (id: number | null): boolean => chosen.some((one) => one.option === id)
  const nameOf = (id: number | null): string => offered.find((one) => one.id === id)?.name ?? ''
  const needs = option.requires !== null && !isChosen(option.requires) ? say(w.optionGoesWith, { name: nameOf(option.requires) }) : null
  const excluder = offered.find(({ id, excludes }) => isChosen(id) && (id === option.excludes || excludes === option.id))
  const barred = needs ?? (excluder ? say(w.optionNotWith, { name: excluder.name }) : null)
  const isFull = option.left === 0
  const most = Math.min(option.max_per_person, option.left ?? option.max_per_person)
  const price = option.amount_ht === 0 ? say(optionWords.free) : say(w.withTax, { amount: formatMoney(option.amount_ttc, locale) })
  return (
    <Paper withBorder p="md" radius="md">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Switch
          checked={chosenOption !== undefined}
          disabled={!chosenOption && (isFull || barred !== null)}
          label={option.name}
          description={[option.description, barred].filter(Boolean).join(' · ')}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : null)}
        />
        <Stack gap={4} align="end" style={{ whiteSpace: 'nowrap' }}>
          <Text span fw={600} className="figures">
            {price}
          </Text>
          {isFull && !chosenOption ? <Badge tone="danger">{optionWords.full}</Badge> : null}
          {!isFull && option.left !== null && option.left <= 5 ? (
            <Text span c="dimmed" fz="sm">
              {say(optionWords.left, { n: option.left })}
            </Text>
          ) : null}
        </Stack>
      </Group>
      {chosenOption ? (
        <Group gap="sm" mt="xs" align="end">
          {most > 1 ? (
            <NumberInput
              label={say(w.quantity)}
              w={110}
              min={1}
              max={most}
              allowDecimal={false}
              clampBehavior="strict"
              value={chosenOption.quantity}
              onChange={(value) => onChange({ quantity: Math.max(1, Number(value) || 1) })}
            />
          ) : null}
          <Question option={option} choice={chosenOption} onChange={onChange} />
        </Group>
      ) : null}
    </Paper>
  )
}

function Question({ option, choice, onChange }: { option: OfferedOption; choice: ChosenOption; onChange: OptionLineProps['onChange'] }) {
  if (option.question === '') return null
  if (option.answers.length === 0)
    return (
      <TextInput
        label={option.question}
        required
        maxLength={200}
        flex="1 1 200px"
        value={choice.answer}
        onChange={(event) => onChange({ answer: event.currentTarget.value })}
      />
    )
  return (
    <Select
      label={option.question}
      required
      flex="1 1 200px"
      data={option.answers}
      value={choice.answer === '' ? null : choice.answer}
      onChange={(answer) => onChange({ answer: answer ?? '' })}
    />
  )
}
