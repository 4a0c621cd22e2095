import { Box, type BoxProps, type ElementProps, getSpacing, type MantineSpacing } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './columns.module.css'

type ColumnsProps = BoxProps &
  ElementProps<'div'> & {
    widths: string
    gap?: MantineSpacing
    renderRoot?: (root: Record<string, unknown>) => ReactNode
    align?: 'start' | 'center' | 'end'
  }

/** Columns of their own widths, one below the other on a narrow screen: `<Columns widths="minmax(0, 3fr) minmax(0, 2fr)">`. */
export const Columns = ({ widths, gap = 'lg', align = 'start', className = '', ...props }: ColumnsProps) => (
  <Box
    className={`${style['columns']} ${className}`}
    __vars={{ '--widths': widths }}
    style={{ gap: getSpacing(gap), alignItems: align }}
    {...props}
  />
)
