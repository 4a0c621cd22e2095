import type { Morph } from '@kxo/domain/fields/morph'
import { Stack, Title } from '@mantine/core'
import { RecordFields } from './record-fields.tsx'
import { useRecordTabs } from './use-record-tabs.tsx'

/** All the tenant's fields on a record whose page has no tabs: those in none, then tab by tab. */
export function RecordSheet({ morph, id }: { morph: Morph; id: number }) {
  const tabs = useRecordTabs(morph, id)
  return (
    <Stack gap="lg">
      <RecordFields morph={morph} id={id} />
      {tabs.map(({ key, label, Content }) => (
        <section key={key} aria-label={label}>
          <Title order={2} mb="md" fz={18} fw={650}>
            {label}
          </Title>
          <Content id={id} />
        </section>
      ))}
    </Stack>
  )
}
