import { certificateWords as certificate } from '@kxo/domain/attendance/certificate-legal'
import { isProved } from '@kxo/domain/attendance/proving/proof-mode'
import type { Mark, Sheet } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { printHours } from '@kxo/domain/kernel/hours'
import { ActionIcon, Box, Table, Text } from '@mantine/core'
import { IconCertificate, IconDots } from '@tabler/icons-react'
import { type ComponentProps, Fragment, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { type RowAction, RowMenu } from '../../../ui/table/row-menu.tsx'
import style from '../attendance.module.css'
import { MarkCell } from './mark-cell.tsx'
import type { MarkDialog, MarkKind } from './mark-dialog.tsx'
import { slotTimes } from './slot-times.ts'

export type Marking = Omit<ComponentProps<typeof MarkDialog>, 'onClose'>
type SheetGridProps = {
  sheet: Sheet
  mayMark: boolean
  /** The viewer, when they sign as partner. */
  me: number | null
  onMark: (marking: Marking) => void
  onSign: (slot: Sheet['slots'][number]) => void
  /** Acts on a half-day as a whole; none when nothing may be done. */
  slotActs: ((slot: Sheet['slots'][number], index: number, when: string) => RowAction[]) | null
  /** Issues the certificate of one person, once the sheet is locked. */
  onCertify: ((registration: number) => void) | null
}

const atTheCorner = {
  pos: 'absolute',
  top: { base: 0, sm: 8 },
  right: 6,
  size: 28,
  w: { base: 44, sm: 28 },
  h: { base: 44, sm: 28 },
} as const

/** People by half-days, then partners; on a narrow screen each person is a card of half-days. */
export function SheetGrid({ sheet, mayMark, me, onMark, onSign, slotActs, onCertify }: SheetGridProps) {
  const language = useLanguage()
  const { say } = language
  const now = useNow()
  const [menu, setMenu] = useState<{ anchor: HTMLElement; name: string; actions: readonly RowAction[] } | null>(null)
  const times = (slot: { start_at: Date; end_at: Date }) => slotTimes(slot, language, 'short')
  const halfOf = (slot: { start_at: Date; end_at: Date }) => `${times(slot).day}, ${times(slot).half}`
  // Two half-days of one afternoon are told apart by their hours.
  const whenOf = (slot: { start_at: Date; end_at: Date }) =>
    sheet.slots.filter((one) => halfOf(one) === halfOf(slot)).length > 1 ? `${halfOf(slot)} ${times(slot).hours}` : halfOf(slot)
  const actsOn = (person: Sheet['people'][number], slot: Sheet['slots'][number], mark: Mark): RowAction[] => {
    const notice = sheet.notices?.find(({ registration, slot: of }) => registration === person.registration && of === slot.id)
    const open = (kind: MarkKind) =>
      onMark({
        absence_reason: notice?.kind === 'absent' ? notice.absence_reason : null,
        kind,
        slot: slot.id,
        registration: person.registration,
        minutes: mark.late_to_confirm ?? (mark.minutes_late || (notice?.minutes ?? 0)),
        name: person.name,
        when: whenOf(slot),
      })
    const isSigned = mark.signed_at !== null
    return [
      { label: w.markLate, run: () => open('late'), disabled: mark.state === 'absent' },
      { label: w.markAbsent, run: () => open('absent'), disabled: isSigned },
      { label: w.regularise, run: () => open('regularise'), disabled: isSigned || slot.start_at > now || !isProved(sheet.means) },
    ]
  }
  const hours = (minutes: number) =>
    say(w.hoursValue, {
      hours: printHours(minutes, language.locale),
    })
  return (
    <Box pos="relative" className="stacked-frame" tabIndex={0} role="region" aria-label={say(w.sheetTitle)}>
      <Table className={`stacked ${style['grid']}`} fz="md" horizontalSpacing="sm" verticalSpacing={10}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(w.person)}</Table.Th>
            {sheet.slots.map((slot, index) => (
              <Table.Th scope="col" key={slot.id}>
                <span>{times(slot).day}</span>
                <Text span m={0} c="dimmed" fz="sm" fw={400}>
                  {times(slot).half} {times(slot).hours}
                </Text>
                {slotActs ? (
                  <ActionIcon
                    {...atTheCorner}
                    aria-haspopup="menu"
                    aria-label={say(w.slotActs, { when: whenOf(slot) })}
                    onClick={(event) =>
                      setMenu({ anchor: event.currentTarget, name: whenOf(slot), actions: slotActs(slot, index, whenOf(slot)) })
                    }
                  >
                    <IconDots size={18} aria-hidden="true" />
                  </ActionIcon>
                ) : null}
              </Table.Th>
            ))}
            <Table.Th scope="col">{say(w.hours)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet.people.map((person) => (
            <Table.Tr key={person.registration}>
              <Table.Th scope="row">
                <span>{person.name}</span>
                {person.company_name ? (
                  <Text span m={0} c="dimmed" fz="sm" fw={400}>
                    {person.company_name}
                  </Text>
                ) : null}
              </Table.Th>
              {sheet.slots.map((slot, index) => {
                const mark = person.marks[index]
                return (
                  <Table.Td key={slot.id} data-label={whenOf(slot)}>
                    {mark ? <MarkCell mark={mark} /> : null}
                    {mark && mayMark ? (
                      <ActionIcon
                        {...atTheCorner}
                        aria-haspopup="menu"
                        aria-label={`${say(w.act, { name: person.name })}, ${whenOf(slot)}`}
                        onClick={(event) =>
                          setMenu({ anchor: event.currentTarget, name: person.name, actions: actsOn(person, slot, mark) })
                        }
                      >
                        <IconDots size={18} aria-hidden="true" />
                      </ActionIcon>
                    ) : null}
                  </Table.Td>
                )
              })}
              <Table.Td data-label={say(w.hours)} className="figures nowrap">
                {hours(person.minutes)}
                {onCertify && person.minutes > 0 ? (
                  <ActionIcon
                    {...atTheCorner}
                    aria-label={say(certificate.issueCertificate, { name: person.name })}
                    title={say(certificate.issueCertificate, { name: person.name })}
                    onClick={() => onCertify(person.registration)}
                  >
                    <IconCertificate size={18} aria-hidden="true" />
                  </ActionIcon>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr className={style['band']}>
            <Table.Th scope="rowgroup" colSpan={sheet.slots.length + 2}>
              {say(w.partners)}
            </Table.Th>
          </Table.Tr>
          {sheet.partners.map((partner) => (
            <Table.Tr key={partner.user}>
              <Table.Th scope="row">{partner.name}</Table.Th>
              {sheet.slots.map((slot, index) => {
                const mark = partner.marks[index]
                return (
                  <Table.Td key={slot.id} data-label={whenOf(slot)}>
                    {mark ? (
                      <Fragment>
                        <MarkCell mark={mark} />
                        {partner.user === me && mark.state === 'open' && !sheet.locked_at ? (
                          <Button size="sm" onClick={() => onSign(slot)}>
                            {say(w.partnerSign)}
                          </Button>
                        ) : null}
                      </Fragment>
                    ) : null}
                  </Table.Td>
                )
              })}
              <Table.Td />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {menu ? <RowMenu {...menu} onClose={() => setMenu(null)} /> : null}
    </Box>
  )
}
