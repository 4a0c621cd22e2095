import { type CheckState, checkNames } from '@kxo/domain/diagnostics/checks'
import { diagnosis } from '@kxo/domain/diagnostics/paths'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { adminSupport } from '@kxo/domain/help/paths'
import { Box, Group, Stack } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { copyText } from '../../ui/display/copy-text.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { beginRequest } from '../help/index.ts'
import { checkQuery } from './api.ts'
import { browserCheckNames, browserChecks, browserQuery } from './browser-checks.ts'
import { stateNames } from './result-card.tsx'

/** What was found, as a text without any secret: copied, or begun as a message to the vendor. */
export function Report() {
  const { say, locale } = useLanguage()
  const { tenant, user } = useViewer()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const shown = useRef<HTMLPreElement>(null)
  // What the cards above already asked is only read here.
  const checks = useQueries({ queries: checkNames.map((check) => ({ ...checkQuery(check, locale), enabled: false })) })
  const browser = useQueries({ queries: browserCheckNames.map((check) => ({ ...browserQuery(check), enabled: false })) })
  const line = (name: string, state: CheckState, message: string): string =>
    say(w.reportLine, { name, state: say(stateNames[state]), message })
  const title = say(w.reportFor, { client: tenant.label, at: now })
  const text = [
    title,
    ...checks.flatMap(({ data }) =>
      data ? [line(say(w[data.check]), data.state, [data.message, data.advice].filter(Boolean).join(' '))] : [],
    ),
    ...browser.flatMap(({ data }, at) => {
      const { name, can, cannot } = browserChecks[browserCheckNames[at]!]
      return data === undefined ? [] : [line(say(name), data ? 'ok' : 'warning', say(data ? can : cannot))]
    }),
    navigator.userAgent,
  ].join('\n')
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text, shown.current)
    toast.info(isCopied ? w.reportCopied : w.reportNotCopied)
  }
  const join = (): void => {
    beginRequest(tenant.name, user?.id, { subject: title, kind: 'failure', page: diagnosis(), text })
    void navigate({ to: adminSupport() })
  }
  return (
    <Stack component="section" gap="sm" mt="xl" aria-labelledby="diagnosis-report">
      <h2 id="diagnosis-report">{say(w.report)}</h2>
      <Box
        ref={shown}
        component="pre"
        mah={256}
        m={0}
        p="sm"
        bd="1px solid var(--k-line)"
        bdrs={8}
        fz="xs"
        style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}
        tabIndex={0}
      >
        {text}
      </Box>
      <Group gap="sm" align="stretch">
        <Button variant="default" onClick={() => void copy()}>
          {say(w.copyReport)}
        </Button>
        <Button variant="default" onClick={join}>
          {say(w.joinReport)}
        </Button>
      </Group>
    </Stack>
  )
}
