import { directoryContract as contract, type DirectoryEntry } from '@kxo/domain/directory/contract'
import { directoryFieldLabels } from '@kxo/domain/directory/field'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { nationalPhone } from '@kxo/domain/kernel/phones'
import { Stack, Text } from '@mantine/core'
import { fetchFile } from '../../../platform/api-client.ts'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import type { Audience } from '../api.ts'
import { DirectoryAvatar } from './directory-avatar.tsx'
import { nameOf, Specialities } from './person-card.tsx'

type PersonDialogProps = { entry: DirectoryEntry; audience: Audience; onWrite: () => void; onClose: () => void }

/** Everything a person shows. */
export function PersonDialog({ entry, audience, onWrite, onClose }: PersonDialogProps) {
  const { say } = useLanguage()
  const keep = (): void => {
    fetchFile(contract.card, { params: { id: entry.id } }).then(({ blob, name }) => saveFile(blob, name), toast.failure)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={nameOf(entry)}
      width={600}
      acts={
        <>
          {audience === 'network' ? (
            <Button variant="default" onClick={keep}>
              {say(w.card)}
            </Button>
          ) : null}
          <Button onClick={onWrite}>{say(audience === 'public' ? w.contactPerson : w.write)}</Button>
        </>
      }
    >
      <Stack gap="sm">
        <DirectoryAvatar entry={entry} audience={audience} />
        <PersonFacts entry={entry} />
      </Stack>
    </Dialog>
  )
}

/** What a person shows, named. */
export function PersonFacts({ entry }: { entry: DirectoryEntry }) {
  const { say } = useLanguage()
  const { job, company, town, region, phone, mail, presentation, specialities } = entry
  const facts = Object.entries({ job, company, town, region, phone: phone && nationalPhone(phone), mail }).filter(([, value]) => value)
  return (
    <Stack gap="sm">
      {presentation ? (
        <Text inherit className="pre-line">
          {presentation}
        </Text>
      ) : null}
      <Specialities list={specialities} />
      {facts.length > 0 ? (
        <FactList facts={facts.map(([field, value]) => [say(directoryFieldLabels[field as keyof typeof directoryFieldLabels]), value])} />
      ) : null}
    </Stack>
  )
}
