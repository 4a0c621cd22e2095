import type { DirectoryEntry } from '@kxo/domain/directory/contract'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { IconMail, IconMapPin } from '@tabler/icons-react'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import type { Audience } from '../api.ts'
import { Logo } from '../companies/logo.tsx'
import style from '../directory.module.css'
import { DirectoryAvatar } from './directory-avatar.tsx'

export type PersonActs = { entry: DirectoryEntry; onSee: (entry: DirectoryEntry) => void; onWrite: (entry: DirectoryEntry) => void }
export const nameOf = ({ first_name, last_name }: DirectoryEntry): string => `${first_name} ${last_name}`.trim()

/** A person in a card: name, what they do, where, what they know. */
export function PersonCard({ entry, audience, onSee, onWrite }: PersonActs & { audience: Audience }) {
  const { say } = useLanguage()
  const name = nameOf(entry)
  const place = [entry.town, entry.region].filter(Boolean).join(' · ')
  return (
    <article className={style['card']}>
      <div className={style['head']}>
        <DirectoryAvatar entry={entry} audience={audience} />
        <div className={style['who']}>
          <h2 className={style['name']}>{name}</h2>
          <p className={style['muted']}>{[entry.job, entry.company].filter(Boolean).join(' · ')}</p>
          {entry.is_partner ? <Badge>{w.partner}</Badge> : null}
        </div>
        <Logo address={entry.company_logo} />
      </div>
      {place ? (
        <p className={style['place']}>
          <IconMapPin size={16} aria-hidden="true" /> {place}
        </p>
      ) : null}
      <Specialities list={entry.specialities} />
      <div className={style['acts']}>
        <Button variant="default" size="sm" aria-label={say(w.seeNamed, { name })} onClick={() => onSee(entry)}>
          {say(w.see)}
        </Button>
        <Button
          variant="default"
          size="sm"
          icon={<IconMail size={16} />}
          aria-label={say(w.writeTo, { name })}
          onClick={() => onWrite(entry)}
        >
          {say(w.write)}
        </Button>
      </div>
    </article>
  )
}

export const Specialities = ({ list }: { list: readonly string[] }) =>
  list.length === 0 ? null : (
    <ul className={style['tags']}>
      {list.map((speciality) => (
        <li key={speciality}>{speciality}</li>
      ))}
    </ul>
  )
