import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { partnerKind } from '@kxo/domain/partners/kind'
import type { PlannedSlot } from '@kxo/domain/planning/contract'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Select } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { useLocationOptions } from '../locations/index.ts'
import { planningAddress } from './planning-address.ts'

/** By theme, by place and, among partners, by kind. */
export function PlanningFilters({ slots, kinds }: { slots: readonly PlannedSlot[]; kinds?: typeof partnerKind }) {
  const { say } = useLanguage()
  const [search, change] = useAddress(planningAddress)
  const places = useLocationOptions()
  const chosen = search.theme
  const themes = [...new Set([...slots.flatMap(({ theme }) => theme ?? []), ...(chosen ? [chosen] : [])])].toSorted((a, b) =>
    a.localeCompare(b),
  )
  const field = (name: 'theme' | 'kind' | 'location', label: Sentence, data: { value: string; label: string }[]) =>
    data.length === 0 ? null : (
      <Select
        key={name}
        size="sm"
        w={{ base: 'calc(50% - 6px)', xs: 200 }}
        clearable
        label={say(label)}
        placeholder={say(w.all)}
        data={data}
        value={search[name] ?? null}
        onChange={(value) => change({ [name]: value ?? undefined })}
      />
    )
  return (
    <>
      {field(
        'theme',
        w.theme,
        themes.map((value) => ({ value, label: value })),
      )}
      {field(
        'location',
        w.location,
        places.map(({ value, label }) => ({ value: String(value), label: String(label) })),
      )}
      {kinds
        ? field(
            'kind',
            w.kind,
            kinds.keys.map((key) => ({ value: key, label: say(kinds.labelOf(key)) })),
          )
        : null}
    </>
  )
}
