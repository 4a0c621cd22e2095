import style from './avatar.module.css'

type AvatarProps = {
  /** Who it stands for; its initials are drawn without a picture. */
  name: string
  address: string | null
  size?: 32 | 56
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase('fr'))
    .join('')

/** A picture or initials beside a name, which is always written too: it says nothing of its own. */
export const Avatar = ({ name, address, size = 32 }: AvatarProps) => (
  <span className={style['avatar']} data-size={size} aria-hidden="true">
    {address ? <img src={address} alt="" /> : initialsOf(name)}
  </span>
)
