import { useViewer } from '../../platform/viewer.ts'
import { usePicture } from '../../ui/display/use-picture.ts'
import { contactsKey, readAvatar } from './api.ts'

/** Address of a person's portrait, when they have one. */
export function useAvatar({ id, avatar }: { id: number; avatar: number | null }): string | null {
  const { tenant } = useViewer()
  return usePicture(
    [...contactsKey(tenant.name), id, 'avatar', avatar],
    avatar === null ? null : (signal) => readAvatar(tenant.name, id, signal),
  )
}
