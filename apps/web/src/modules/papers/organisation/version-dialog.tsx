import { type OrganisationDocument, organisationContract } from '@kxo/domain/papers/organisation-contract'
import { organisationWords as w } from '@kxo/domain/papers/organisation-words'
import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { publishVersion } from '../api.ts'

/** The version that takes the place of the current one, and whether those who had read it read again. */
export function VersionDialog({ document: { id, name, asks_reading }, onClose }: { document: OrganisationDocument; onClose: () => void }) {
  const { say } = useLanguage()
  const [asksAgain, setAsksAgain] = useState(false)
  const { accept, maxBytes } = organisationContract.publishVersion.upload
  return (
    <Dialog opened onClose={onClose} title={say(w.publishVersionOf, { name })}>
      <Stack gap="md">
        {asks_reading ? (
          <Checkbox
            label={say(w.askAgain)}
            description={say(w.askAgainHelp)}
            checked={asksAgain}
            onChange={(change) => setAsksAgain(change.currentTarget.checked)}
          />
        ) : null}
        <FileField
          label={w.file}
          required
          accept={accept}
          maxBytes={maxBytes}
          value={null}
          upload={async (file, transfer) => {
            const published = await publishVersion(id, asksAgain, file, transfer)
            return { id: published.id, name: file.name }
          }}
          onChange={() => {
            toast.success(say(w.published, { name }))
            onClose()
          }}
        />
      </Stack>
    </Dialog>
  )
}
