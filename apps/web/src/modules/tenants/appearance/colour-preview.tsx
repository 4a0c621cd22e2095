import type { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Flex, Group, Stack, Text, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import { variablesOf } from '../../../platform/theme.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Both spaces, light and dark, as they will be drawn whatever the scheme of the page: the scenes name its two palettes themselves. */
export function ColourPreview({ colours, label }: { colours: TenantColours; label: string }) {
  const { say } = useLanguage()
  const variables = variablesOf(colours) as CSSProperties
  return (
    <Flex
      component="section"
      direction="column"
      gap="md"
      pos={{ base: 'static', lg: 'sticky' }}
      top={80}
      style={variables}
      aria-label={say(w.preview)}
    >
      {(['admin', 'user'] as const).map((space) => (
        <Stack key={space} gap="xs">
          <Title order={2} fz="sm">
            {say(space === 'admin' ? w.adminColours : w.userColours)}
          </Title>
          {(['light', 'dark'] as const).map((scheme) => (
            <Group
              key={scheme}
              gap="8px 12px"
              p={14}
              bd="1px solid var(--k-line)"
              bdrs={12}
              {...(scheme === 'light' ? { bg: '#fff', c: '#1a1d23' } : { bg: '#17191e', c: '#e9ebef' })}
            >
              <Text span flex="1 1 auto" fw={650} inherit>
                {label}
              </Text>
              <Text span fz={12}>
                {say(scheme === 'light' ? w.previewLight : w.previewDark)}
              </Text>
              <Text span py={6} px="sm" bdrs={8} fz="xs" fw={600} bg={`var(--k-${space}-primary)`} c={`var(--k-${space}-on-primary)`}>
                {say(w.previewButton)}
              </Text>
              <Text span fz="xs" td="underline" c={`var(--k-${space}-link-${scheme})`}>
                {say(w.previewLink)}
              </Text>
              {(['success', 'warning', 'error'] as const).map((state) => (
                <Text span key={state} fz="xs" fw={600} c={`var(--k-${state}-${scheme})`}>
                  {say(w[state])}
                </Text>
              ))}
              {space === 'user' ? (
                <Text span py={6} px="sm" bdrs={8} fz="xs" fw={600} bg="var(--k-user-second)" c="var(--k-user-on-second)">
                  {say(w.secondary)}
                </Text>
              ) : null}
            </Group>
          ))}
        </Stack>
      ))}
    </Flex>
  )
}
