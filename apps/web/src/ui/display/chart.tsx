import { Box } from '@mantine/core'
import { lazy, Suspense, useId, useState } from 'react'
import { Empty, Loading } from '../feedback/states.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import style from './chart.module.css'
import type { ChartProps } from './chart-drawing.tsx'

const Drawing = lazy(() => import('./chart-drawing.tsx'))

/** A drawing and its table: the same figures for everyone. The drawing is loaded when it is first shown. */
export function Chart(props: ChartProps) {
  const { title, points, x, series, empty, height = 260 } = props
  const { say, locale } = useLanguage()
  const text = useText()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const format = props.format ?? ((value: number) => value.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB'))
  return (
    <figure className={style['chart']} aria-labelledby={id}>
      <Box id={id} component="figcaption" fw={600}>
        {text(title)}
      </Box>
      {points.length === 0 ? (
        <Empty sentence={empty} />
      ) : (
        <>
          <Button size="sm" variant="subtle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {say(asTable ? uiMessages.chartView : uiMessages.tableView)}
          </Button>
          {asTable ? (
            <Box mah={320} style={{ overflow: 'auto' }} tabIndex={0}>
              <table className={style['table']} aria-labelledby={id}>
                <thead>
                  <tr>
                    <th scope="col">{text(x.label)}</th>
                    {series.map((line) => (
                      <th key={line.key} scope="col">
                        {text(line.label)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {points.map((point) => (
                    <tr key={String(point[x.key])}>
                      <th scope="row">{point[x.key]}</th>
                      {series.map((line) => (
                        <td key={line.key}>{format(Number(point[line.key] ?? 0))}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Box>
          ) : (
            <div aria-hidden="true" style={{ blockSize: height }}>
              <Suspense fallback={<Loading lines={6} height={height} />}>
                <Drawing {...props} format={format} height={height} />
              </Suspense>
            </div>
          )}
        </>
      )}
    </figure>
  )
}
