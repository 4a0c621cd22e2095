import { adminWrite } from '@kxo/domain/mailing/paths'
import type { PlannedSlot } from '@kxo/domain/planning/contract'
import { lobbyWords as l } from '@kxo/domain/planning/lobby/lobby-words'
import { may } from '@kxo/domain/planning/permissions'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Group, Menu } from '@mantine/core'
import { IconDeviceTv, IconDownload, IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveSlots } from '../api.ts'
import { LobbyDialog } from './lobby-dialog.tsx'

/** Sheets the week is printed on, both landscape. */
export const papers = ['A4', 'A3'] as const
export type Paper = (typeof papers)[number]

/** Whoever holds a slot of the week or answers for it, once each. */
export const teamOf = (slots: readonly PlannedSlot[]): number[] => [
  ...new Set(
    slots.flatMap(({ partners, responsible_id }) => [
      ...partners.map(({ user_id }) => user_id),
      ...(responsible_id === null ? [] : [responsible_id]),
    ]),
  ),
]

type WeekActsProps = {
  slots: readonly PlannedSlot[]
  /** What is looked at, and taken away. */
  query: Parameters<typeof saveSlots>[0]
  onPaper: (paper: Paper) => void
}

/** Writing to the team of the week, showing it in the hall, taking it away, printing it. */
export function WeekActs({ slots, query: { from, to, location, theme }, onPaper }: WeekActsProps) {
  const { say } = useLanguage()
  const viewer = useViewer()
  const [isLobbyOpen, setLobbyOpen] = useState(false)
  const exporting = useAction({ mutationFn: () => saveSlots({ from, to, location, theme }) })
  const team = teamOf(slots)
  const print = (paper: Paper): void => {
    // The sheet takes its size before the browser lays it out.
    flushSync(() => onPaper(paper))
    window.print()
  }
  return (
    <Group gap="sm" data-print="none">
      {may.planSlots(viewer.actor) && hasFeature(viewer, 'mailing') && team.length > 0 ? (
        <LinkButton variant="default" icon={<IconMail size={18} aria-hidden="true" />} to={adminWrite()} search={{ ids: team.join(',') }}>
          {say(w.writeToTeam)}
        </LinkButton>
      ) : null}
      {may.showInLobby(viewer.actor) ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          icon={<IconDeviceTv size={18} aria-hidden="true" />}
          onClick={() => setLobbyOpen(true)}
        >
          {say(l.show)}
        </Button>
      ) : null}
      {slots.length > 0 ? (
        <Button
          variant="default"
          icon={<IconDownload size={18} aria-hidden="true" />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {say(w.exportSlots)}
        </Button>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" icon={<IconPrinter size={18} aria-hidden="true" />}>
            {say(w.print)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {papers.map((paper) => (
            <Menu.Item key={paper} onClick={() => print(paper)}>
              {say(w.landscape, { paper })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <LobbyDialog opened={isLobbyOpen} onClose={() => setLobbyOpen(false)} />
    </Group>
  )
}
