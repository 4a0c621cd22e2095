import { payerWords } from '@kxo/domain/billing/payer-words'
import { bareIdentifier, isSiret, shownSiret } from '@kxo/domain/kernel/identifiers'
import { type Employer, type NewEmployer, orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { orderWords as o } from '@kxo/domain/registrations/ordering/order-words'
import { Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The employer named: one's own company, one known by its number, or a new one with what its bill needs. */
export type NamedEmployer = { isOwn: boolean; name: string; siret: string; fresh?: NewEmployer }
type EmployerFieldsProps = {
  employer: NamedEmployer | null
  problems: Readonly<Record<string, string>>
  onChange: (employer: NamedEmployer | null) => void
}

const blank: NewEmployer = { name: '', address: '', code_postal: '', town: '' }

/** Found by its SIREN or SIRET; one that nobody knows yet is written down. */
export function EmployerFields({ employer, problems, onChange }: EmployerFieldsProps) {
  const { say } = useLanguage()
  const [number, setNumber] = useState('')
  const [answer, setAnswer] = useState<{ is_right: boolean; employers: Employer[] } | null>(null)
  const isNew = answer?.is_right === true && answer.employers.length === 0 && isSiret(bareIdentifier(number))
  const find = useAction({
    mutationFn: () => call(orderContract.findEmployers, { query: { number } }),
    onSuccess: (found) => {
      setAnswer(found)
      const [only, ...others] = found.employers
      if (only && others.length === 0) onChange({ isOwn: false, ...only })
      else
        onChange(
          found.is_right && !only && isSiret(bareIdentifier(number)) ? { isOwn: false, name: '', siret: number, fresh: blank } : null,
        )
    },
  })
  if (employer && !employer.fresh && !(answer && answer.employers.length > 1))
    return (
      <Group gap="sm" justify="space-between" align="center">
        <div>
          <Text fw={600}>{employer.name}</Text>
          {employer.siret ? (
            <Text c="dimmed" fz="sm">
              {shownSiret(employer.siret)}
            </Text>
          ) : null}
        </div>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setAnswer(null)
            onChange(null)
          }}
        >
          {say(o.otherEmployer)}
        </Button>
      </Group>
    )
  const sentence = !answer
    ? problems['siret']
    : answer.is_right
      ? answer.employers.length === 0 && !isNew
        ? say(o.unknownSiren)
        : null
      : say(o.wrongNumber)
  return (
    <Stack gap="sm">
      <Group
        component="form"
        gap="sm"
        align="start"
        wrap="nowrap"
        onSubmit={(event) => {
          event.preventDefault()
          if (number.trim() !== '') find.mutate()
        }}
      >
        <TextInput
          label={say(o.number)}
          description={say(o.numberHelp)}
          inputMode="numeric"
          flex="0 1 320px"
          maxLength={40}
          value={number}
          error={sentence}
          onChange={({ currentTarget }) => {
            setNumber(currentTarget.value)
            setAnswer(null)
            onChange(null)
          }}
        />
        <Group pt={25}>
          <Button type="submit" variant="default" loading={find.isPending}>
            {say(o.search)}
          </Button>
        </Group>
      </Group>
      {answer && answer.employers.length > 1 ? (
        <Radio.Group
          label={say(o.establishments)}
          value={employer?.siret ?? ''}
          onChange={(siret) => {
            const chosen = answer.employers.find((one) => one.siret === siret)
            if (chosen) onChange({ isOwn: false, ...chosen })
          }}
        >
          <Stack gap="xs" mt="xs">
            {answer.employers.map(({ siret, name, code_postal, town }) => (
              <Radio
                key={siret}
                value={siret}
                label={name}
                description={[shownSiret(siret), code_postal, town].filter(Boolean).join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {employer?.fresh ? (
        <NewEmployerFields fresh={employer.fresh} problems={problems} onChange={(fresh) => onChange({ ...employer, fresh })} />
      ) : null}
    </Stack>
  )
}

type NewEmployerFieldsProps = { fresh: NewEmployer; problems: Readonly<Record<string, string>>; onChange: (fresh: NewEmployer) => void }
function NewEmployerFields({ fresh, problems, onChange }: NewEmployerFieldsProps) {
  const { say } = useLanguage()
  const labels = { name: o.employerName, address: payerWords.street, code_postal: payerWords.postalCode, town: payerWords.town }
  return (
    <Stack gap="sm">
      <Text c="dimmed" fz="sm" role="status">
        {say(o.unknownSiret)}
      </Text>
      {(Object.keys(labels) as (keyof NewEmployer)[]).map((name) => (
        <TextInput
          key={name}
          label={say(labels[name])}
          required
          maxLength={name === 'code_postal' ? 7 : 200}
          value={fresh[name]}
          error={problems[`employer.${name}`]}
          onChange={({ currentTarget }) => onChange({ ...fresh, [name]: currentTarget.value })}
        />
      ))}
    </Stack>
  )
}
