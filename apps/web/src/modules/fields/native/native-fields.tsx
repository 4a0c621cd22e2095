import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { Morph } from '@kxo/domain/fields/morph'
import { type NativeField, nativeFields } from '@kxo/domain/fields/native/native-fields'
import { adjustingOf, type NativeWording, wordsIn } from '@kxo/domain/fields/native/native-wording'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { Box, Flex, SimpleGrid, Text } from '@mantine/core'
import { IconLock, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { nativesQuery } from '../api.ts'
import { NativeDialog } from './native-dialog.tsx'

/** What every record of the kind has from the start: some may be said otherwise, the others are locked, and why. */
export function NativeFields({ morph }: { morph: Morph }) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<NativeField | null>(null)
  const answer = useQuery(nativesQuery(morph))
  const fields = nativeFields[morph]
  const said = new Map((answer.data ?? []).map((one) => [one.name, one]))
  return (
    <Panel component="details" display="block" py="sm" px="md">
      <Box component="summary" fw={550} style={{ cursor: 'pointer' }}>
        {say(w.natives, { n: fields.length })}
      </Box>
      <Text c="dimmed" fz="xs">
        {say(w.nativesWhy)}
      </Text>
      <Answered of={answer} lines={0} />
      <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(320px, 100%)" spacing="lg" verticalSpacing={2} mt="sm">
        {fields.map((field) => (
          <Flex key={field.name} component="li" gap="xs" align="center" miw={0}>
            <Native
              field={field}
              said={said.get(field.name)}
              onEdit={answer.data && adjustingOf(morph, field.name) ? () => setEdited(field) : null}
            />
          </Flex>
        ))}
      </SimpleGrid>
      {edited ? <NativeDialog morph={morph} field={edited} said={said.get(edited.name) ?? null} onClose={() => setEdited(null)} /> : null}
    </Panel>
  )
}

type NativeProps = { field: NativeField; said: NativeWording | undefined; onEdit: (() => void) | null }

function Native({ field, said, onEdit }: NativeProps) {
  const { say, locale } = useLanguage()
  const label = (said && wordsIn(locale, said).label) || say(field.label)
  return (
    <>
      {onEdit ? null : <IconLock size={14} aria-hidden="true" />}
      <Text span flex="1 1 auto" miw={0} inherit>
        {label}
      </Text>
      <Box component="code" c="dimmed" fz={12} className="anywhere">
        {field.name}
      </Box>
      {said?.is_required ? <Badge tone="warning">{w.required}</Badge> : null}
      {said && said.visibility !== 'everyone' ? <Badge>{said.visibility === 'nobody' ? w.hidden : w.forAdmins}</Badge> : null}
      {onEdit ? (
        <Button variant="subtle" size="sm" aria-label={say(l.editNative, { label })} onClick={onEdit}>
          <IconPencil size={16} aria-hidden="true" />
        </Button>
      ) : null}
    </>
  )
}
