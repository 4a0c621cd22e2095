import { refusalOfBands } from '@kxo/domain/contributions/band-fault'
import { type Band, bandFault, mostBands } from '@kxo/domain/contributions/bands'
import { bandPresets } from '@kxo/domain/contributions/presets'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { integerFromText } from '@kxo/domain/kernel/decimals'
import { centsFromText } from '@kxo/domain/kernel/money'
import { ActionIcon, Box, Group, Table, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { useTyped } from '../../../ui/fields/use-typed.ts'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { bandsIn } from './tariff-in.ts'

/** The bands of a contribution, a line each, and why they would be refused. */
export function BandsFields({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
  const { control, setValue, clearErrors } = form
  const bands = (useWatch({ control, name: 'bands' }) ?? []) as Partial<Band>[]
  const maximum = useWatch({ control, name: 'maximum' }) as number | null
  const lay = (next: readonly Partial<Band>[]): void => {
    clearErrors('bands')
    setValue('bands', next, { shouldDirty: true })
  }
  const read = bandsIn(bands)
  const fault = read && bandFault(read, typeof maximum === 'number' ? maximum : null)
  const refusal = fault && refusalOfBands(fault, say(w.openEnd))
  const addBand = (): void => {
    const last = bands.at(-1)
    const from = typeof last?.to === 'number' ? last.to + 1 : typeof last?.from === 'number' ? last.from + 5 : 1
    const closed = last && last.to === null && typeof last.from === 'number' ? [...bands.slice(0, -1), { ...last, to: from - 1 }] : bands
    lay([...closed, { from, to: null, discount: last?.discount ?? 0, price: null }])
  }
  const start = ({ bands: written, maximum: most, hasAmount }: (typeof bandPresets)[keyof typeof bandPresets]): void => {
    lay(written.map((band) => ({ ...band })))
    setValue('maximum', most, { shouldDirty: true })
    if (!hasAmount) setValue('unit_price', null, { shouldDirty: true })
  }
  return (
    <>
      <Group gap="xs">
        <Text c="dimmed" fz="sm">
          {say(w.presets)}
        </Text>
        {Object.entries(bandPresets).map(([key, preset]) => (
          <Button key={key} size="sm" variant="default" onClick={() => start(preset)}>
            {say(preset.label)}
          </Button>
        ))}
      </Group>
      <Box style={{ overflowX: 'auto' }}>
        <Table verticalSpacing={6} miw={460}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say(w.bandFrom)}</Table.Th>
              <Table.Th scope="col">{say(w.bandTo)}</Table.Th>
              <Table.Th scope="col">{say(w.bandDiscount)}</Table.Th>
              <Table.Th scope="col">{say(w.bandPrice)}</Table.Th>
              <Table.Th aria-hidden="true" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bands.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place
              <Table.Tr key={at}>
                <Table.Td>
                  <BandField at={at} name="from" label={say(w.bandFrom)} />
                </Table.Td>
                <Table.Td>
                  <BandField at={at} name="to" label={say(w.bandTo)} placeholder={say(w.openEnd)} />
                </Table.Td>
                <Table.Td>
                  <BandField at={at} name="discount" label={say(w.bandDiscount)} unit="%" />
                </Table.Td>
                <Table.Td>
                  <BandField at={at} name="price" label={say(w.bandPrice)} unit="€" />
                </Table.Td>
                <Table.Td w={44}>
                  {bands.length > 1 ? (
                    <ActionIcon size={36} aria-label={say(w.removeBand, { n: at + 1 })} onClick={() => lay(bands.toSpliced(at, 1))}>
                      <IconTrash size={18} stroke={1.6} aria-hidden="true" />
                    </ActionIcon>
                  ) : null}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      {refusal ? (
        <Text c="red" role="alert">
          {say(refusal.error, refusal.values)}
        </Text>
      ) : null}
      <div>
        <Button variant="subtle" size="sm" disabled={bands.length >= mostBands} onClick={addBand}>
          {say(w.addBand)}
        </Button>
      </div>
    </>
  )
}

type BandFieldProps = { at: number; name: keyof Band; label: string; unit?: '%' | '€'; placeholder?: string }

/** A number of a band in its cell: the column says what it is, its own label for whoever does not see it. */
function BandField({ at, name, label, unit, placeholder }: BandFieldProps) {
  const { say, locale } = useLanguage()
  const format = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { useGrouping: false, maximumFractionDigits: 2 })
  const named = `${say(w.bandAt, { n: at + 1 })}, ${label}`
  const { value, change, input } = useField({ name: `bands.${at}.${name}`, label: named, required: name === 'from' })
  const scale = unit ? 100 : 1
  const typed = useTyped<number>(value, change, input.onBlur, {
    read: unit ? centsFromText : integerFromText,
    write: (number) => format.format(number / scale),
  })
  const { label: _, withAsterisk: _asterisk, ...rest } = input
  return (
    <TextInput
      {...rest}
      {...typed}
      aria-label={named}
      inputMode={unit ? 'decimal' : 'numeric'}
      placeholder={placeholder}
      rightSection={unit}
      rightSectionPointerEvents="none"
    />
  )
}
