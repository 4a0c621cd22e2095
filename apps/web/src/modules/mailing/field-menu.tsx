import { fieldsOf, mergeFields } from '@kxo/domain/mailing/merge-fields'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { Button, Menu, Text } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** Fields of a message, each with what it looks like; chosen, never typed by memory. */
export function FieldMenu({ moment, onChoose }: { moment: Pick<Moment, 'merge'>; onChoose: (key: string) => void }) {
  const { say } = useLanguage()
  return (
    <Menu shadow="md" position="bottom-start">
      <Menu.Target>
        <Button variant="default" style={{ alignSelf: 'flex-start' }}>
          {say(w.insert)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {fieldsOf(moment).map((key) => {
          const field = mergeFields[key]
          return field ? (
            <Menu.Item
              key={key}
              onClick={() => onChoose(key)}
              rightSection={
                <Text size="xs" c="dimmed">
                  {say(field.example)}
                </Text>
              }
            >
              {say(field.label)}
            </Menu.Item>
          ) : null
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
