import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { documentSignature } from '@kxo/domain/signatures/paths'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AgreementBadge } from '../register/agreement-list.tsx'
import { standingOf } from './standing.ts'

/** One agreement in the list of a person: what it is, where it stands, the act of the moment. */
export function AgreementCard({ agreement }: { agreement: OwnAgreement }) {
  const language = useLanguage()
  const { say, locale } = language
  const id = useId()
  const { kind, reference, event_title, party, amount, deadline, is_turn } = agreement
  return (
    <Panel renderRoot={(root) => <article {...root} aria-labelledby={id} />} p="md" gap="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={2} miw={0}>
          <Title order={3} id={id} size="h5" className="anywhere">
            {event_title}
          </Title>
          <Text c="dimmed" fz="sm">
            {say(agreementKind.labelOf(kind))} · {reference}
          </Text>
        </Stack>
        <AgreementBadge row={agreement} />
      </Group>
      <Text fz="sm">
        {party} · {formatMoney(amount, locale)}
        {is_turn && deadline ? ` · ${say(w.deadline)} ${formatDate(deadline, locale)}` : ''}
      </Text>
      <Text fz="sm" c="dimmed">
        {standingOf(agreement, language)}
      </Text>
      <div>
        <LinkButton
          to={documentSignature(agreement.id)}
          variant={is_turn ? 'primary' : 'default'}
          aria-label={`${say(is_turn ? w.readAndSign : w.see)}, ${reference}`}
        >
          {say(is_turn ? w.readAndSign : w.see)}
        </LinkButton>
      </div>
    </Panel>
  )
}
