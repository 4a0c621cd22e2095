import { departments } from '@kxo/domain/regions/departments'
import { departementsFromText, textOfDepartements } from '@kxo/domain/regions/rules'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { Box, Flex, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useField } from '../../ui/form/use-field.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { holdersQuery } from './api.ts'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Prefixes of postal codes, typed between semicolons or ticked by name; what another region holds says so. */
export function DepartementsField({ name, regionId, french }: { name: string; regionId: number | null; french: boolean }) {
  const { value, change, input } = useField({ name, label: w.departements, help: w.departementsHelp })
  const { say } = useLanguage()
  const { data: regions = [] } = useQuery(holdersQuery())
  const [typed, setTyped] = useState<string | null>(null)
  const [q, setQ] = useState('')
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const holderOf = (code: string): string | undefined =>
    regions.find(({ id, country, departements }) => id !== regionId && country === 'FR' && departements.includes(code))?.name
  const tick = (code: string): void => change(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  const isOwn = ({ code }: { code: string }): number => (chosen.includes(code) ? 0 : 1)
  const matching = departments
    .filter((one) => plain(`${one.code} ${one.name}`).includes(plain(q.trim())))
    .toSorted((a, b) => isOwn(a) - isOwn(b))
  return (
    <Stack gap="xs">
      <TextInput
        {...input}
        value={typed ?? textOfDepartements(chosen)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          change(departementsFromText(event.currentTarget.value))
        }}
        onBlur={() => {
          setTyped(null)
          input.onBlur()
        }}
      />
      {french ? (
        <Box component="details" fz="md">
          <Box component="summary" mih={28} c="var(--k-text)" style={{ cursor: 'pointer' }}>
            {say(w.tickList)}
          </Box>
          <Box
            type="search"
            component="input"
            w="100%"
            mih={40}
            py={6}
            px="sm"
            bd="1px solid var(--k-control)"
            bdrs={9}
            bg="var(--k-surface)"
            c="var(--k-text)"
            style={{ font: 'inherit' }}
            aria-label={say(w.tickSearch)}
            placeholder={say(w.tickSearch)}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
          <SimpleGrid
            renderRoot={(root) => <ul {...root} />}
            minColWidth="min(220px, 100%)"
            spacing="md"
            verticalSpacing={2}
            mah={300}
            mt="xs"
            p={4}
            style={{ overflowY: 'auto' }}
          >
            {matching.map(({ code, name: called }) => {
              const holder = holderOf(code)
              return (
                <li key={code}>
                  <Flex component="label" gap="xs" mih={28} py={4} style={{ cursor: 'pointer' }}>
                    <Box
                      component="input"
                      flex="none"
                      w={18}
                      h={18}
                      style={{ accentColor: 'var(--k-accent-control)' }}
                      type="checkbox"
                      checked={chosen.includes(code)}
                      disabled={holder !== undefined && !chosen.includes(code)}
                      onChange={() => tick(code)}
                    />
                    <span>
                      {code} {called}
                      {holder ? (
                        <Text span display="block" c="dimmed" fz="xs">
                          {say(w.takenBy, { region: holder })}
                        </Text>
                      ) : null}
                    </span>
                  </Flex>
                </li>
              )
            })}
          </SimpleGrid>
        </Box>
      ) : null}
    </Stack>
  )
}
