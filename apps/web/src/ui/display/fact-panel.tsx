import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

export type Fact = readonly [label: string, value: ReactNode]

/** What is known of a record, a line each: its name, then its value. */
export const FactPanel = ({ facts }: { facts: readonly Fact[] }) => (
  <Panel component="dl">
    {facts.map(([label, value], index) => (
      <Flex key={label} wrap="wrap" columnGap="sm" py={11} px="md" className={index > 0 ? 'line-above' : ''}>
        <Text component="dt" w={240} c="dimmed" inherit>
          {label}
        </Text>
        <Text component="dd" flex="1 1 200px" fw={550} inherit className="anywhere">
          {value}
        </Text>
      </Flex>
    ))}
  </Panel>
)
