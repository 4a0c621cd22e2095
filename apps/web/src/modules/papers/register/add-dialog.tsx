import { documentCategory } from '@kxo/domain/documents/category'
import { documentKind, isSensitive, recordKinds, requestedKinds } from '@kxo/domain/documents/kind'
import { depositRestrictions, documentRestriction } from '@kxo/domain/documents/restriction'
import { handoutLevels } from '@kxo/domain/events/handouts/handouts-contract'
import { papersContract, registerCategories } from '@kxo/domain/papers/contract'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useEventChoices } from '../../partners/index.ts'
import { addDocument } from '../api.ts'
import { usePersonChoices } from './use-person-choices.ts'

/** A file about somebody, given out for an event, or for the record of a partner: what it is first, then the file. */
export function AddDialog({ asPartner = false, onClose }: { asPartner?: boolean; onClose: () => void }) {
  const { say } = useLanguage()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<(typeof requestedKinds)[number]>('other')
  const [category, setCategory] = useState<(typeof registerCategories)[number]>('other')
  const [person, setPerson] = useState<Found | null>(null)
  const [event, setEvent] = useState<Found | null>(null)
  const [chosen, setChosen] = useState<string>('restrictedAdmins')
  const [until, setUntil] = useState<string | null>(null)
  const kinds = asPartner ? recordKinds : requestedKinds
  const levels = person ? depositRestrictions : handoutLevels
  const restriction = levels.find((level) => level === chosen) ?? 'restrictedAdmins'
  const isAboutSomebody = asPartner ? person !== null : isSensitive(kind) ? event !== null : person !== null || event !== null
  const isReady = name.trim() !== '' && isAboutSomebody
  const { accept, maxBytes } = papersContract.add.upload
  const people = usePersonChoices(asPartner)
  const events = useEventChoices()
  return (
    <Dialog opened onClose={onClose} title={w.addTitle} width={600}>
      <Stack gap="md">
        <TextInput
          label={say(w.name)}
          withAsterisk
          maxLength={120}
          value={name}
          data-autofocus
          onChange={(change) => setName(change.currentTarget.value)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <Select
            label={say(w.kind)}
            description={isSensitive(kind) ? say(w.sensitiveHelp) : undefined}
            allowDeselect={false}
            data={kinds.map((key) => ({ value: key, label: say(documentKind.labelOf(key)) }))}
            value={kind}
            onChange={(key) => setKind(kinds.find((one) => one === key) ?? 'other')}
          />
          {asPartner ? null : (
            <Select
              label={say(w.category)}
              allowDeselect={false}
              data={registerCategories.map((key) => ({ value: key, label: say(documentCategory.labelOf(key)) }))}
              value={category}
              onChange={(key) => setCategory(registerCategories.find((one) => one === key) ?? 'other')}
            />
          )}
          <LookupSelect
            label={say(asPartner ? w.partner : w.person)}
            description={asPartner ? undefined : say(w.aboutHelp)}
            withAsterisk={asPartner}
            clearable
            {...people}
            value={person?.value ?? null}
            shown={person ?? undefined}
            onChoose={setPerson}
          />
          <LookupSelect
            label={say(w.event)}
            clearable
            {...events}
            value={event?.value ?? null}
            shown={event ?? undefined}
            onChoose={setEvent}
          />
          {asPartner ? null : (
            <Select
              label={say(w.visibility)}
              allowDeselect={false}
              data={levels.map((key) => ({ value: key, label: say(documentRestriction.labelOf(key)) }))}
              value={restriction}
              onChange={(key) => setChosen(key ?? 'restrictedAdmins')}
            />
          )}
          <DayInput label={say(w.lastDay)} value={until} onAnswer={setUntil} />
        </SimpleGrid>
        {isReady ? (
          <FileField
            label={w.file}
            required
            accept={accept}
            maxBytes={maxBytes}
            value={null}
            upload={async (file, transfer) => {
              const { id } = await addDocument(
                {
                  name: name.trim(),
                  kind,
                  category,
                  restriction: asPartner ? 'admins' : restriction,
                  as_partner: asPartner,
                  ...(person && { user: person.value }),
                  ...(event && { event: event.value }),
                  ...(until && { expires_on: until }),
                },
                file,
                transfer,
              )
              return { id, name: file.name }
            }}
            onChange={() => {
              toast.success(say(w.added, { name: name.trim() }))
              onClose()
            }}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {say(w.nameFirst)}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
