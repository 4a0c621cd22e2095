import { Box, Group, Table } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { lazy, Suspense, useId, useState } from 'react'
import { Empty, Loading } from '../feedback/states.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import type { ChartProps } from './chart-drawing.tsx'
import { Panel } from './panel.tsx'
import { usePrinting } from './use-printing.ts'

const Drawing = lazy(() => import('./chart-drawing.tsx'))

/** A drawing and its table: the same figures for everyone. The drawing is loaded when it is first seen; printed before, it is its table. */
export function Chart(props: ChartProps) {
  const { title, points, x, series, empty, height = 260 } = props
  const { say, locale } = useLanguage()
  const text = useText()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  if (inViewport && !isSeen) setSeen(true)
  const isPrinting = usePrinting()
  const format = props.format ?? ((value: number) => value.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB'))
  return (
    <Panel component="figure" gap="xs" miw={0} py={18} px={20} aria-labelledby={id}>
      <Group justify="space-between" wrap="nowrap" mih={34}>
        <Box id={id} component="figcaption" fw={600}>
          {text(title)}
        </Box>
        {points.length === 0 ? null : (
          <Button size="sm" variant="subtle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {say(asTable ? uiMessages.chartView : uiMessages.tableView)}
          </Button>
        )}
      </Group>
      {points.length === 0 ? (
        <Empty sentence={empty} />
      ) : asTable || (isPrinting && !isSeen) ? (
        <Box mah={320} style={{ overflow: 'auto' }} tabIndex={0}>
          <Table fz="sm" verticalSpacing={6} className="figures" aria-labelledby={id}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{text(x.label)}</Table.Th>
                {series.map((line) => (
                  <Table.Th key={line.key} scope="col" ta="end">
                    {text(line.label)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {points.map((point) => (
                <Table.Tr key={String(point[x.key])}>
                  <Table.Th scope="row">{point[x.key]}</Table.Th>
                  {series.map((line) => (
                    <Table.Td key={line.key} ta="end">
                      {format(Number(point[line.key] ?? 0))}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      ) : (
        <div ref={ref} aria-hidden="true" style={{ blockSize: height }}>
          <Suspense fallback={<Loading lines={6} height={height} />}>
            {isSeen ? <Drawing {...props} format={format} height={height} /> : null}
          </Suspense>
        </div>
      )}
    </Panel>
  )
}
