import { useViewer } from '../../../platform/viewer.ts'
import { usePicture } from '../../../ui/display/use-picture.ts'
import { readAvatar } from '../api.ts'

/** Address of a person's portrait, when they have one. */
export function useAvatar({ id, avatar }: { id: number; avatar: number | null }): string | null {
  const { tenant } = useViewer()
  return usePicture(['portrait', tenant.name, id, avatar], avatar === null ? null : (signal) => readAvatar(id, signal))
}
