import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { termsContract as contract } from '@kxo/domain/registrations/terms/terms-contract'
import { termsWords as w } from '@kxo/domain/registrations/terms/terms-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Checkbox, Group, Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { sheetQuery } from '../api.ts'

/** The conditions to read and accept: what was read, its version and its fingerprint go along with the agreement. */
export const TermsStep = bounded(
  function TermsStep({ sheet, onNext }: { sheet: RegistrationSheet; onNext: () => void }) {
    const { say } = useLanguage()
    const { tenant } = useViewer()
    const queries = useQueryClient()
    const { data: terms } = useSuspenseQuery(apiQuery(contract.readTerms, { params: { id: sheet.id } }))
    const [isTicked, setTicked] = useState(false)
    const [isRequested, setRequested] = useState(false)
    const box = useRef<HTMLInputElement>(null)
    const accept = useAction({
      mutationFn: () => call(contract.acceptTerms, { params: { id: sheet.id }, body: { wording: terms.wording, sha256: terms.sha256 } }),
      onSuccess: (accepted) => {
        queries.setQueryData(sheetQuery(sheet.id).queryKey, (before) => before && { ...before, terms: accepted })
        onNext()
      },
    })
    const goOn = (): void => {
      if (terms.accepted_at !== null) return onNext()
      if (isTicked) return accept.mutate()
      setRequested(true)
      box.current?.focus()
    }
    return (
      <>
        <Text c="dimmed" fz="sm" mb="sm">
          {say(w.intro, { client: tenant.label })} {say(w.version, { at: terms.published_at })}
        </Text>
        {/* A text that scrolls must be reachable by the keyboard. */}
        <Panel
          component="section"
          display="block"
          p="md"
          mah="46dvh"
          lh={1.6}
          className="pre-line"
          style={{ overflow: 'auto' }}
          tabIndex={0}
          aria-label={say(w.text)}
        >
          {terms.text}
        </Panel>
        {terms.accepted_at === null ? (
          <Checkbox
            ref={box}
            mt="md"
            label={say(w.accept)}
            checked={isTicked}
            error={isRequested && !isTicked ? say(w.mustAccept) : undefined}
            onChange={(event) => setTicked(event.currentTarget.checked)}
          />
        ) : (
          <Text mt="md" fz="sm">
            {say(w.acceptedOn, { at: terms.accepted_at })}
          </Text>
        )}
        <Group gap="sm" mt="lg">
          <Button loading={accept.isPending} onClick={goOn}>
            {say(registrationWords.continue)}
          </Button>
        </Group>
      </>
    )
  },
  { lines: 8 },
)
