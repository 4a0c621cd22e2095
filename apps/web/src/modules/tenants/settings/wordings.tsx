import type { Output } from '@kxo/domain/kernel/contract'
import type { Sheets } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Box, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { readWording, type Where } from './settings-api.ts'

type Wording = Output<Sheets['wording']>
type WordingsProps = { where: Where; wordings: Output<Sheets['texts']>['wordings']; onTake: (wording: Wording) => void }

/** The dated wordings of the texts: each can be read, and taken again. */
export function Wordings({ where, wordings, onTake }: WordingsProps) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState<(Wording & { title: string }) | null>(null)
  if (wordings.length === 0) return null
  const open = (id: number, title: string): void => {
    readWording(where, id)
      .then((wording) => setOpened({ ...wording, title }))
      .catch(toast.failure)
  }
  return (
    <Box component="section">
      <h2>{say(w.wordings)}</h2>
      <Flex component="ul" ps={20} c="dimmed" fz="sm" lh={1.7} direction="column">
        {wordings.map(({ id, name, at, by }) => {
          const title = by === null ? say(w.wordingAt, { text: w[name], at }) : say(w.wordingBy, { text: w[name], at, name: by })
          return (
            <li key={id}>
              {title}{' '}
              <Button variant="subtle" size="sm" onClick={() => open(id, title)}>
                {say(w.readWording)}
                <span className="visually-hidden"> {title}</span>
              </Button>
            </li>
          )
        })}
      </Flex>
      {opened ? (
        <Dialog
          opened
          onClose={() => setOpened(null)}
          title={opened.title}
          width={800}
          acts={
            <Button
              onClick={() => {
                onTake(opened)
                setOpened(null)
                toast.info(w.takenWording)
              }}
            >
              {say(w.takeWording)}
            </Button>
          }
        >
          <Text mah="60vh" inherit className="pre-line" style={{ overflow: 'auto' }} tabIndex={0}>
            {opened.content || say(w.blankWording)}
          </Text>
        </Dialog>
      ) : null}
    </Box>
  )
}
