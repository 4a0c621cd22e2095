import type { Contact } from '@kxo/domain/contacts/contract'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { useQueryClient } from '@tanstack/react-query'
import { ImageField } from '../../../ui/fields/image-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { changeAvatar, contactQuery, removeAvatar } from '../api.ts'
import { useAvatar } from './use-avatar.ts'

/** A person's portrait, kept as soon as it is chosen. */
export function PortraitField({ contact, disabled }: { contact: Contact; disabled: boolean }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const address = useAvatar(contact)
  const keep = (saved: Contact) => queries.setQueryData(contactQuery(contact.id).queryKey, saved)
  const imageOf = (id: number, preview: string | null) => ({ id, name: say(w.portrait), preview })
  return (
    <ImageField
      label={w.portrait}
      value={contact.avatar === null ? null : imageOf(contact.avatar, address)}
      onChange={() => undefined}
      upload={async (file, transfer) => {
        const saved = await changeAvatar(contact.id, file, transfer)
        keep(saved)
        return imageOf(saved.avatar ?? 0, null)
      }}
      remove={async () => keep(await removeAvatar(contact.id))}
      disabled={disabled}
    />
  )
}
