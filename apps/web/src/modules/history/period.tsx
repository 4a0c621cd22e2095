import { offeredDays, usualDays } from '@kxo/domain/history/paths'
import { historyWords as w } from '@kxo/domain/history/words'
import { Flex, NativeSelect } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { daysIn, historyAddress } from './history-address.ts'

/** How far back a history goes; the address holds it. */
export const usePeriod = (): number => daysIn(useAddress(historyAddress)[0])

export function Period() {
  const { say } = useLanguage()
  const days = usePeriod()
  const [, change] = useAddress()
  return (
    <Flex component="label" display="inline-flex" gap="xs" align="center" c="dimmed" fz="sm">
      {say(w.period)}
      <NativeSelect
        size="xs"
        value={days}
        onChange={({ currentTarget: { value } }) => change({ days: value === String(usualDays) ? undefined : value, page: undefined })}
      >
        {offeredDays.map((offered) => (
          <option key={offered} value={offered}>
            {offered === 0 ? say(w.whole) : say(w.lastDays, { days: offered })}
          </option>
        ))}
      </NativeSelect>
    </Flex>
  )
}
