import type { FrameLine, FrameTable } from '@kxo/domain/bpf/return-frames'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { Flex, Table, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { FrameSection } from './frame-section.tsx'
import { LineLink } from './line-link.tsx'
import { useReturnFigures } from './use-return-figures.ts'

const looks = { total: { fw: 700 }, part: {}, missing: { c: 'orange' } }

const headsOf = ({ key, isMoney }: FrameTable) => (isMoney ? [w.amount] : [key === 'E' ? w.teachers : w.people, w.hours])

type FramePanelProps = { frame: FrameTable; act?: ReactNode; children?: ReactNode }

/** A frame of the form as a table: each figure leads to what it counts. */
export function FramePanel({ frame, act, children }: FramePanelProps) {
  const { say } = useLanguage()
  const id = useId()
  const heads = headsOf(frame)
  return (
    <FrameSection id={id} title={frame.title} act={act}>
      <Table fz="sm" verticalSpacing={6} horizontalSpacing={6} className="figures" aria-labelledby={id}>
        <Table.Thead>
          <Table.Tr c="dimmed">
            <Table.Th scope="col">{say(w.mark)}</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head.fr} scope="col" ta="end" w={76} className="nowrap">
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {frame.lines.map((line) => (
            <Line key={line.code ?? line.label.fr} line={line} isMoney={frame.isMoney} heads={heads} />
          ))}
        </Table.Tbody>
      </Table>
      {children}
    </FrameSection>
  )
}

type LineProps = { line: FrameLine; isMoney: boolean; heads: ReturnType<typeof headsOf> }

function Line({ line: { mark, label, code, values, is }, isMoney, heads }: LineProps) {
  const { say } = useLanguage()
  const { euros, count } = useReturnFigures()
  const name = say(label)
  const shown = (at: number): ReactNode => {
    const value = values[at]
    if (value === undefined) return emptyPlaceholder
    const text = isMoney ? euros(value) : count(value)
    if (code === undefined) return text
    const unit = isMoney ? text : `${say(heads[at]!)} ${text}`
    return (
      <LineLink code={code} name={say(uiWords.factOf, { label: name, value: unit })}>
        {text}
      </LineLink>
    )
  }
  return (
    <Table.Tr {...(is && looks[is])}>
      <Table.Th scope="row" fw={is === 'total' ? 700 : 400} className="anywhere">
        <Flex gap={8} ps={is === 'part' ? 'lg' : 0}>
          <Text span inherit miw={28} className="nowrap" c="dimmed">
            {mark}
          </Text>
          <span>{name}</span>
        </Flex>
      </Table.Th>
      {heads.map((head, at) => (
        <Table.Td key={head.fr} ta="end" className="nowrap" style={{ verticalAlign: 'bottom' }}>
          {shown(at)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
