import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import { type TextOrSentence, useText } from '../i18n/language.tsx'
import Kit from '../theme/kit.tsx'

type ChartSeries = { key: string; label: TextOrSentence }
export type ChartProps = {
  title: TextOrSentence
  kind: 'bar' | 'line'
  /** One object per point: `x` and a number per series. */
  points: readonly Readonly<Record<string, string | number>>[]
  x: { key: string; label: TextOrSentence }
  series: readonly ChartSeries[]
  /** How a value is written, in the drawing and in the table. */
  format?: (value: number) => string
  /** What will appear here once there is something. */
  empty: TextOrSentence
  height?: number
}

/** Told apart by lightness too, not by hue alone. */
const colours = [
  'var(--k-link)',
  'color-mix(in oklab, var(--k-link) 60%, var(--k-surface))',
  'var(--k-warning)',
  'var(--k-muted)',
  'var(--k-success)',
]

export default function ChartDrawing({ kind, points, x, series, format, height }: ChartProps) {
  const text = useText()
  const shared = {
    h: height ?? 260,
    data: points as Record<string, string | number>[],
    dataKey: x.key,
    series: series.map((line, index) => ({ name: line.key, label: text(line.label), color: colours[index % colours.length]! })),
    withLegend: series.length > 1,
    valueFormatter: format ?? String,
    xAxisProps: { interval: 'equidistantPreserveEnd' as const },
    // A scale as wide as its figures, on whole units: money is in cents, people are not halved.
    yAxisProps: { width: 'auto' as const, allowDecimals: false },
  }
  return (
    <Kit>
      {kind === 'bar' ? (
        <BarChart {...shared} maxBarWidth={64} barChartProps={{ accessibilityLayer: false }} />
      ) : (
        <LineChart {...shared} curveType="linear" lineChartProps={{ accessibilityLayer: false }} />
      )}
    </Kit>
  )
}
