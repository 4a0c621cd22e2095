import { directoryWords as w } from '@kxo/domain/directory/words'
import { Anchor, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Columns } from '../../../ui/display/columns.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { nameOf, type PersonActs } from './person-card.tsx'

/** A person in a line. */
export function PersonLine({ entry, onSee, onWrite }: PersonActs) {
  const { say } = useLanguage()
  const name = nameOf(entry)
  return (
    <Columns widths="1.4fr 1.2fr 1.2fr 1.2fr auto" gap="4px 16px" align="center" py={10} px="md">
      <Anchor component="button" type="button" inherit fw={550} mih={32} ta="start" onClick={() => onSee(entry)}>
        {name}
      </Anchor>
      <span>{entry.job ?? ''}</span>
      <span>{entry.company ?? ''}</span>
      <Text span m={0} c="dimmed" fz="sm">
        {[entry.town, entry.region].filter(Boolean).join(' · ')}
      </Text>
      <Button variant="subtle" size="sm" icon={<IconMail size={16} />} aria-label={say(w.writeTo, { name })} onClick={() => onWrite(entry)}>
        {say(w.write)}
      </Button>
    </Columns>
  )
}
