import { documentKind, organisationKinds } from '@kxo/domain/documents/kind'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { organisationContract, organisationLevels } from '@kxo/domain/papers/organisation-contract'
import { organisationWords as w } from '@kxo/domain/papers/organisation-words'
import { Checkbox, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { publishDocument } from '../api.ts'

/** A document of the tenant in its first version: what it is and for whom, then the file. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const [kind, setKind] = useState<(typeof organisationKinds)[number]>('booklet')
  const [written, setWritten] = useState<string | null>(null)
  const [restriction, setRestriction] = useState<(typeof organisationLevels)[number]>('public')
  const [asksReading, setAsksReading] = useState(false)
  const name = written ?? (kind === 'other' ? '' : say(documentKind.labelOf(kind)))
  const { accept, maxBytes } = organisationContract.publish.upload
  const labelOf = (level: (typeof organisationLevels)[number]) => (level === 'public' ? w.everyone : documentRestriction.labelOf(level))
  return (
    <Dialog opened onClose={onClose} title={w.publish} width={600}>
      <Stack gap="md">
        <Select
          label={say(w.kind)}
          allowDeselect={false}
          data={organisationKinds.map((key) => ({ value: key, label: say(documentKind.labelOf(key)) }))}
          value={kind}
          onChange={(key) => setKind(organisationKinds.find((one) => one === key) ?? 'other')}
        />
        <TextInput
          label={say(w.name)}
          withAsterisk
          maxLength={120}
          value={name}
          onChange={(change) => setWritten(change.currentTarget.value)}
        />
        <Select
          label={say(w.visibleTo)}
          allowDeselect={false}
          data={organisationLevels.map((key) => ({ value: key, label: say(labelOf(key)) }))}
          value={restriction}
          onChange={(key) => setRestriction(organisationLevels.find((one) => one === key) ?? 'public')}
        />
        <Checkbox label={say(w.asksReading)} checked={asksReading} onChange={(change) => setAsksReading(change.currentTarget.checked)} />
        {name.trim() === '' ? (
          <Text size="sm" c="dimmed">
            {say(w.nameFirst)}
          </Text>
        ) : (
          <FileField
            label={w.file}
            required
            accept={accept}
            maxBytes={maxBytes}
            value={null}
            upload={async (file, transfer) => {
              const { id } = await publishDocument({ kind, name: name.trim(), restriction, asks_reading: asksReading }, file, transfer)
              return { id, name: file.name }
            }}
            onChange={() => {
              toast.success(say(w.published, { name: name.trim() }))
              onClose()
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
