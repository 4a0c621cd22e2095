import type { DirectoryEntry } from '@kxo/domain/directory/contract'
import { useViewer } from '../../../platform/viewer.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { usePicture } from '../../../ui/display/use-picture.ts'
import { type Audience, readPhoto } from '../api.ts'

/** The portrait a person lets be seen, or their initials. */
export function DirectoryAvatar({ entry: { id, photo, first_name, last_name }, audience }: { entry: DirectoryEntry; audience: Audience }) {
  const { tenant } = useViewer()
  const address = usePicture(
    ['portrait', tenant.name, audience, id, photo],
    photo === null ? null : (signal) => readPhoto(audience, id, signal),
  )
  return <Avatar name={`${first_name} ${last_name}`} address={address} size={56} />
}
