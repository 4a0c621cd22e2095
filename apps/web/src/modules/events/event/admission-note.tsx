import type { Admission } from '@kxo/domain/events/criteria/admission'
import { criteriaWords as w } from '@kxo/domain/events/criteria/criteria-words'
import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import { List, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What an event open on criteria asks of the person, and what they lack. */
export function AdmissionNote({ admission }: { admission: NonNullable<Admission> }) {
  const { say } = useLanguage()
  return (
    <div>
      <Text fz="sm" fw={600}>
        {say(admission.mode === 'all' ? w.reservedAll : w.reservedAny)}
      </Text>
      <List size="sm" mt={4}>
        {admission.criteria.map(({ label, comparator, value, is_met }) => (
          <List.Item key={`${label} ${value}`}>
            {label} {say(comparatorWords[comparator])} {comparator === 'X' ? '' : value}
            {is_met === null ? null : (
              <Text span fz="xs" fw={600} c={is_met ? 'green' : 'red'}>
                {' '}
                {say(is_met ? w.met : w.unmet)}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      {admission.text ? (
        <Text fz="sm" mt="xs">
          {admission.text}
        </Text>
      ) : null}
    </div>
  )
}
