import type { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Flex, Stack, Text, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import { variablesOf } from '../../../platform/theme.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../tenants.module.css'

/** Both spaces, light and dark, as they will be drawn. */
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
            <div key={scheme} className={style['preview']} data-space={space} data-scheme={scheme}>
              <Text span flex="1 1 auto" fw={650} inherit>
                {label}
              </Text>
              <Text span fz={12}>
                {say(scheme === 'light' ? w.previewLight : w.previewDark)}
              </Text>
              <span className={style['previewButton']}>{say(w.previewButton)}</span>
              <span className={style['previewLink']}>{say(w.previewLink)}</span>
              {(['success', 'warning', 'error'] as const).map((state) => (
                <span key={state} className={style['previewState']} data-state={state}>
                  {say(w[state])}
                </span>
              ))}
              {space === 'user' ? (
                <Text span py={6} px="sm" bdrs={8} fz="xs" fw={600} bg="var(--k-user-second)" c="var(--k-user-on-second)">
                  {say(w.secondary)}
                </Text>
              ) : null}
            </div>
          ))}
        </Stack>
      ))}
    </Flex>
  )
}
