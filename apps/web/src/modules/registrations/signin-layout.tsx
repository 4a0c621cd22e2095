import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'

type SigninLayoutProps = { steps?: ReactNode; summary: ReactNode; children: ReactNode }

/** The steps of signing in, the one being filled, and what one registers for beside it; one below the other on a phone. */
export const SigninLayout = ({ steps, summary, children }: SigninLayoutProps) => (
  <Flex gap={{ base: 20, md: 32 }} align="flex-start" wrap="wrap">
    {steps ? <Box w={{ base: '100%', lg: 220 }}>{steps}</Box> : null}
    <Box component="section" flex="1 1 320px" maw={640} miw={0} aria-labelledby="signin-step">
      {children}
    </Box>
    {summary}
  </Flex>
)
