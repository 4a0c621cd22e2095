import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import type { MergePreview } from '@kxo/domain/contacts/merge/merges-contract'
import { type MergedField, mergedFields, proposedSource } from '@kxo/domain/contacts/merge/merging'
import { adminContact } from '@kxo/domain/contacts/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { Flex, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { mergeContacts, mergePreviewQuery } from '../api.ts'
import { fieldLabels, nameOfValue } from '../contact/contact-fields.ts'
import { useUndoMerge } from './use-undo-merge.ts'

/** Makes several records one, field by field, knowing what follows. */
export function MergeDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { say } = useLanguage()
  return (
    <Dialog opened onClose={onClose} title={say(m.title, { n: ids.length })} width={800}>
      <Reading of={mergePreviewQuery(ids)} lines={6}>
        {(preview) => <Choosing preview={preview} onClose={onClose} />}
      </Reading>
    </Dialog>
  )
}

type Person = MergePreview['people'][number]
const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`
const shownBy: Partial<Record<MergedField, keyof Person>> = { company: 'company_name', manager: 'manager_name', region: 'region_name' }

function Choosing({ preview, onClose }: { preview: MergePreview; onClose: () => void }) {
  const { people, twice, admins } = preview
  const { say, locale, zone } = useLanguage()
  const labelOf = useNativeLabel('User')
  const goOn = useNavigateIfMounted()
  const undo = useUndoMerge()
  const [survivorId, setSurvivorId] = useState(admins[0] ?? people[0]!.id)
  const [chosen, setChosen] = useState<Partial<Record<MergedField, number>>>({})
  const [isBusy, setBusy] = useState(false)
  const sourceOf = (field: MergedField): number => chosen[field] ?? proposedSource(people, survivorId, field)
  const valueOf = (person: Person, field: MergedField): string => {
    const value = person[shownBy[field] ?? field]
    if (value === null || value === '') return say(m.empty)
    const named = nameOfValue(field, value)
    return named ? say(named) : String(value)
  }
  const differing = mergedFields.filter((field) => new Set(people.map((person) => String(person[field] ?? ''))).size > 1)
  const isAdminLost = admins.some((id) => id !== survivorId)

  const merge = async (): Promise<void> => {
    setBusy(true)
    try {
      const from = Object.fromEntries(differing.map((field) => [field, sourceOf(field)]))
      const ids = people.map(({ id }) => id)
      const { id, contact } = await mergeContacts(survivorId, ids, from)
      toast.success(say(m.done, { name: `${contact.first_name} ${contact.last_name}` }), { label: m.undo, run: () => undo(id) })
      onClose()
      await goOn(adminContact(survivorId))
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="md">
      <Flex component="fieldset" direction="column" gap={6}>
        <legend>{say(m.keep)}</legend>
        <Text c="dimmed" fz="sm">
          {say(m.keepHelp)}
        </Text>
        {people.map((person) => (
          <Option
            key={person.id}
            group="kept"
            isChosen={survivorId === person.id}
            onChoose={() => {
              setSurvivorId(person.id)
              setChosen({})
            }}
            label={nameOf(person)}
            detail={[person.mail, person.company_name, say(m.created, { day: formatDate(person.created_at, locale, { zone }) })]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Flex>
      {differing.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(m.sameEverywhere)}
        </Text>
      ) : null}
      {differing.map((field) => (
        <Flex key={field} component="fieldset" direction="column" gap={6}>
          <legend>{labelOf(field, fieldLabels[field])}</legend>
          <SimpleGrid minColWidth="min(180px, 100%)" autoFlow="auto-fit" spacing="xs">
            {people.map((person) => (
              <Option
                key={person.id}
                group={field}
                isChosen={sourceOf(field) === person.id}
                onChoose={() => setChosen({ ...chosen, [field]: person.id })}
                label={valueOf(person, field)}
                detail={nameOf(person)}
              />
            ))}
          </SimpleGrid>
        </Flex>
      ))}
      <Text c="dimmed" fz="sm">
        {say(m.follow, { registrations: preview.registrations, bills: preview.bills, documents: preview.documents, tasks: preview.tasks })}
      </Text>
      {twice.length > 0 ? (
        <Notice mb="md" role="alert">
          {say(m.twice, { events: twice.join(', ') })}
        </Notice>
      ) : null}
      {isAdminLost ? (
        <Notice mb="md" role="alert">
          {say(m.adminStays)}
        </Notice>
      ) : null}
      <Group gap={0} align="stretch" wrap="nowrap" justify="flex-end">
        <Button onClick={() => void merge()} loading={isBusy} disabled={twice.length > 0 || isAdminLost}>
          {say(m.merge)}
        </Button>
      </Group>
    </Stack>
  )
}

type OptionProps = { group: string; isChosen: boolean; onChoose: () => void; label: string; detail: string }

const Option = ({ group, isChosen, onChoose, label, detail }: OptionProps) => (
  <ChoiceCard name={`merge-${group}`} isChosen={isChosen} onChoose={onChoose}>
    {label}
    <Text span display="block" c="dimmed" fz="xs">
      {detail}
    </Text>
  </ChoiceCard>
)
