import { directoryWords as w } from '@kxo/domain/directory/words'
import { Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import style from '../directory.module.css'
import { nameOf, type PersonActs } from './person-card.tsx'

/** A person in a line. */
export function PersonLine({ entry, onSee, onWrite }: PersonActs) {
  const { say } = useLanguage()
  const name = nameOf(entry)
  return (
    <div className={style['line']}>
      <button type="button" className={style['lineName']} onClick={() => onSee(entry)}>
        {name}
      </button>
      <span>{entry.job ?? ''}</span>
      <span>{entry.company ?? ''}</span>
      <Text span m={0} c="dimmed" fz="sm">
        {[entry.town, entry.region].filter(Boolean).join(' · ')}
      </Text>
      <Button variant="subtle" size="sm" icon={<IconMail size={16} />} aria-label={say(w.writeTo, { name })} onClick={() => onWrite(entry)}>
        {say(w.write)}
      </Button>
    </div>
  )
}
