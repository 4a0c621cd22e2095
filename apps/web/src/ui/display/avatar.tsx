import { Avatar as KitAvatar } from '@mantine/core'

type AvatarProps = {
  /** Who it stands for; its initials are drawn without a picture. */
  name: string
  address: string | null
  size?: 32 | 56
}

/** A picture or initials beside a name, which is always written too: it says nothing of its own. */
export const Avatar = ({ name, address, size = 32 }: AvatarProps) => (
  <KitAvatar component="span" name={name} src={address} size={size} color="blue" aria-hidden="true" alt="" />
)
